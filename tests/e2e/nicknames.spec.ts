import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { accessToken, callApi, minorOf, playOn } from './steps/money';
import { newNickname } from './steps/nickname';
import { operator } from './steps/operator';
import { expectAccessible, expectNothingSticksOut, readReport, watchPage } from './steps/page-checks';
import { becomeMember, newPerson, type Person, texts } from './steps/player';

test.use({ language: 'en' });

const t = texts.en;
const latestOf = (page: Page) => page.getByRole('region', { name: t.latestWins.title });
const cardOf = (page: Page) => page.getByRole('region', { name: t.nickname.title });

/** Plays until a round more has paid more than its stake. */
async function winOnce(page: Page, person: Person): Promise<void> {
  const won = async () => {
    const token = await accessToken(page);
    const { items } = await callApi<{ items: { stake: string; win: string }[] }>(page, token, '/rounds?pageSize=100');
    return items.filter(({ stake, win }) => minorOf(win) > minorOf(stake)).length;
  };
  const before = await won();
  for (let lots = 0; (await won()) === before; lots += 1) {
    expect(lots, 'too many rounds without a win').toBeLessThan(20);
    await playOn(page, person, { spins: 5, stake: '2.00', won: 0n });
  }
}

test('a nickname is chosen in the profile, read with a real win, reported, taken away, and its player told why', async ({
  page,
  fundedMember: person,
  elsewhere,
}) => {
  test.setTimeout(240_000);
  const nickname = newNickname();
  await page.goto('/en/profile');
  const card = cardOf(page);
  await card.getByLabel(t.nickname.label, { exact: true }).fill('Admin');
  await card.getByRole('button', { name: t.nickname.choose }).click();
  await expect(card.getByText(t.nickname.error.refused)).toBeVisible();
  await card.getByLabel(t.nickname.label, { exact: true }).fill(nickname);
  await card.getByRole('button', { name: t.nickname.choose }).click();
  await expect(card.getByRole('button', { name: t.nickname.choose })).toHaveCount(0);
  await card.getByRole('radio', { name: t.nickname.suit.hearts, exact: true }).check({ force: true });
  await card.getByRole('radio', { name: t.nickname.shown.nickname }).check({ force: true });
  await expect(card.getByText(nickname, { exact: true })).toBeVisible();
  await expectNothingSticksOut(page);

  // Six wins are told, and others play meanwhile: whoever is no more among them wins again.
  const seen = (told: Locator) =>
    expect(async () => {
      if (!(await told.isVisible())) await winOnce(page, person);
      await expect(told).toBeVisible({ timeout: 10_000 });
    }).toPass();
  const guest = await elsewhere();
  await guest.goto('/en');
  await seen(latestOf(guest).getByText(nickname).first());
  await expect(latestOf(guest).getByRole('button')).toHaveCount(0);

  const other = await elsewhere();
  await becomeMember(other, newPerson('en'));
  await other.goto('/en');
  const report = latestOf(other).getByRole('button', { name: t.nicknameReport.open.replace('{nickname}', nickname) });
  await expect(async () => {
    await seen(report.first());
    await report.first().click({ timeout: 5_000 });
  }).toPass();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('radio', { name: t.nicknameReport.reason.insult }).check({ force: true });
  await dialog.getByRole('button', { name: t.nicknameReport.send, exact: true }).click();
  await expect(other.getByText(t.nicknameReport.sent)).toBeVisible();

  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  expect(await operator('nicknames', 'reported', '--page-size', '100')).toContain(nickname);
  await operator('nicknames', 'take', id, nickname, '--reason', 'insult');
  await guest.mouse.move(0, 0);
  await expect(latestOf(guest).getByText(nickname)).toHaveCount(0, { timeout: 20_000 });
  await page.reload();
  await expect(card.getByText(t.nickname.taken.replace('{nickname}', nickname))).toBeVisible();
  await expect(card.getByText(t.nickname.takenFor.insult)).toBeVisible();
});

test('the latest wins have their room before they come, whether there are any or none', async ({ page }) => {
  await watchPage(page);
  for (const width of [1440, 380]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en');
    const latest = latestOf(page);
    await latest.scrollIntoViewIfNeeded();
    await expect(latest.getByRole('listitem').or(latest.getByText(t.latestWins.quiet)).first()).toBeVisible();
    const { shift, moved } = await readReport(page);
    expect(shift, [`${width} px wide`, ...moved].join('\n')).toBeLessThanOrEqual(0.05);
    await expectNothingSticksOut(page);
  }
  await expectAccessible(page);
});
