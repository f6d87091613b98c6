import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOn } from './steps/page-checks';

const NARROW = 343;
const STATUS_MIN_HEIGHT = 220;
/** The plain dialog's other widths, the table of twelve cards and the talk with support: the bound is for bonuses and statuses (spec §9). */
const WIDER = /^(dialog-(medium|wide)$|jackpot-round-|support-)/;
const MUST_BE_ANSWERED = 'dialog-must-be-answered';

function listenToPage(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // Texts that no editor wrote answer 404, which the console reports too.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

async function storiesOf(page: Page, language: string): Promise<string[]> {
  await page.goto(`/${language}/gallery`);
  await expect(page.locator('[data-story]').first()).toBeVisible();
  const stories = await page
    .locator('[data-story]')
    .evaluateAll((buttons) => buttons.map((button) => button.id.slice('open-'.length)));
  expect(stories.length).toBeGreaterThan(60);
  return stories;
}

/** Notes each phase of the wheel from now on: a busy machine looks too seldom to see all of them pass. */
async function phasesOf(dialog: Locator): Promise<() => Promise<string[]>> {
  const seen = await dialog.locator('[data-phase]').evaluateHandle((stage) => {
    const phases: string[] = [];
    new MutationObserver(() => phases.push(stage.getAttribute('data-phase') ?? '')).observe(stage, {
      attributeFilter: ['data-phase'],
    });
    return phases;
  });
  return () => seen.jsonValue();
}

/** Its letters are transparent on purpose: the boxes over it show each digit. */
const BUT = '[data-input-otp]';

// A trace keeps the whole gallery at every step: the walk would take minutes.
test.use({ trace: 'off' });

/** How a language is looked at: uk on a wide screen, kk on a phone. Nearly all rules of accessibility know neither: one is held to them. */
const LOOKS = [
  { language: 'uk', size: { width: 1024, height: 900 }, sheet: false, accessible: true },
  { language: 'kk', size: { width: 380, height: 800 }, sheet: true, accessible: false },
];

/** The stories are walked in parts: all of them at once take a slow machine minutes, and one that fails is found sooner. */
const PARTS = [1, 2, 3, 4];

for (const { language, size } of LOOKS) {
  test(`the gallery in ${language} at ${size.width} px has all its stories, and is sound itself`, async ({ page }) => {
    await page.setViewportSize(size);
    const complaints = listenToPage(page);
    await storiesOf(page, language);
    expect(await violationsOn(page, { but: BUT })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
}

for (const { language, size, sheet, accessible, part } of LOOKS.flatMap((look) =>
  PARTS.map((part) => ({ ...look, part })),
)) {
  test(`every modal of the gallery in ${language} at ${size.width} px is sound, keeps the focus and gives it back: part ${part} of ${PARTS.length}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    const complaints = listenToPage(page);
    const stories = await storiesOf(page, language);

    for (const story of stories.filter((_, place) => place % PARTS.length === part - 1)) {
      await test.step(story, async () => {
        const button = page.locator(`#open-${story}`);
        await button.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
        const edges = () =>
          dialog.evaluate((box) => {
            const { left, right, bottom, top, width, height } = box.getBoundingClientRect();
            return { left, right, bottom: Math.round(bottom), fits: top >= 0, width, height };
          });
        if (sheet) {
          const bottom = { left: 0, right: size.width, bottom: size.height, fits: true };
          await expect.poll(edges).toMatchObject(bottom);
        } else {
          const { width, height } = await edges();
          if (!WIDER.test(story)) expect(width).toBeLessThanOrEqual(NARROW);
          if (story.startsWith('status-')) expect(height).toBeGreaterThanOrEqual(STATUS_MIN_HEIGHT);
        }
        if (accessible) expect(await violationsOn(page, { within: '[role=dialog]', but: BUT })).toEqual([]);

        const before = await page.evaluate(() => window.scrollY);
        await page.mouse.move(8, 8);
        await page.mouse.wheel(0, 600);
        await page.keyboard.press('Escape');
        if (story === MUST_BE_ANSWERED) {
          await expect(dialog).toBeVisible();
          await dialog.getByRole('button').last().click();
        }
        await expect(dialog).toHaveCount(0);
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
        await expect(button).toBeFocused();
      });
    }
    expect(complaints).toEqual([]);
  });
}

test('an address opens a story of the gallery, and its cross closes it', async ({ page }) => {
  for (const story of ['status-success', 'dialog-wide', 'wheel-default']) {
    await page.goto(`/uk/gallery?open=${story}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Закрити' }).first().click();
    await expect(dialog).toHaveCount(0);
  }
});

test('the page behind a dialog is blurred, unless the reader asks for less that shines through', async ({ page }) => {
  const media = await page.context().newCDPSession(page);
  await page.goto('/uk/gallery?open=status-success');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const veil = page.locator('.veil');
  for (const [value, filter] of [
    ['no-preference', 'blur(6px)'],
    ['reduce', 'none'],
  ] as const) {
    await media.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-transparency', value }] });
    await expect(veil).toHaveCSS('backdrop-filter', filter);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the wheel stops at the sector that was drawn and says so (reduced motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/en/gallery?open=wheel-default');
    const dialog = page.getByRole('dialog');
    const phases = await phasesOf(dialog);
    await dialog.getByRole('button', { name: 'Spin' }).click();
    await expect(dialog.getByRole('status')).toHaveText('You won: 500 ₴');
    const begins = reducedMotion === 'reduce' ? [] : ['start'];
    expect(await phases()).toEqual([...begins, 'continue', 'stop', 'won']);
    // Sector 3 of 8: its middle, 157.5° from the top, is under the pointer.
    const turned = await dialog
      .locator('[data-phase] svg > g')
      .first()
      .evaluate((face) => {
        const { a, b } = new DOMMatrix(getComputedStyle(face).transform);
        return Math.round(((Math.atan2(b, a) * 180) / Math.PI + 720) % 360);
      });
    expect([202, 203]).toContain(turned);
    await expect(dialog.getByRole('list')).toContainText('500 ₴, 14.21%');
  });
}

test('a wheel that gets no answer says so and can be tried again', async ({ page }) => {
  await page.goto('/en/gallery?open=wheel-fails');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Spin' }).click();
  await expect(dialog.getByRole('status')).toContainText('could not be started');
  await expect(dialog.getByRole('button', { name: 'Spin' })).toBeEnabled();
});

test('an address opens a modal over any page, and closing it leaves the page where it was', async ({ page }) => {
  const complaints = listenToPage(page);
  await page.goto('/uk/games?tag=new&modal=under-development');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/uk\/games\?tag=new$/);

  await page.goto('/uk?modal=wheel');
  // A guest: need to register. Until the texts are there, its cross is the only button.
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(3);
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expect(page).toHaveURL(/\/uk$/);
  expect(complaints).toEqual([]);
});
