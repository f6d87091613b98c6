import { test as base, type Page } from '@playwright/test';
import { fund } from './money';
import { becomeMember, type Language, newPerson, type Person, texts } from './player';

/** Days end in the zones of the currencies. */
const ZONES = ['Europe/Kyiv', 'Asia/Almaty'] as const;
const DAY_SECONDS = 86_400;
/** Longer than a test takes that does something which is once a day. */
const NEAR_SECONDS = 150;

/** Seconds to the next midnight of a zone. */
function toMidnight(timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', timeStyle: 'medium' });
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(new Date()).split(':').map(Number);
  return DAY_SECONDS - (hours * 60 + minutes) * 60 - seconds;
}

type Given = {
  /** What is once a day is asked for and looked at on one day: a test that would go on past a midnight begins after it. */
  oneDay: undefined;
  /** What the player of a test reads: Kazakh on a phone, Ukrainian elsewhere, or what the test says by `test.use`. */
  language: Language;
  /** Somebody who has never been here. */
  person: Person;
  /** The same person, registered and logged in; no page is open yet. */
  member: Person;
  /** The same member with 2 000.00 ₴ or 20 000.00 ₸ on the game balance. */
  fundedMember: Person;
  /** Opens a page in a browser of somebody else's, who has never been here; it is closed with the test. */
  elsewhere: () => Promise<Page>;
};

/** For tests of what is told by motion: the others run with as little of it as a visitor may ask for. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Exactly one of these names, with any kind of space where one has a space. */
const anyOf = (names: readonly string[]): RegExp => {
  const patterns = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(/\s+/g, '\\s+'));
  return new RegExp(`^(?:${patterns.join('|')})$`);
};
const ARRIVED = Object.values(texts).map(({ bonusModals }) => bonusModals.firstArrived);
const ARRIVED_TITLE = anyOf(ARRIVED.map(({ title }) => title));
const ARRIVED_OK = anyOf(ARRIVED.map(({ ok }) => ok));

/**
 * The moment of a first deposit comes by itself wherever the player is: it is read and closed, as they would, before they go on. It is
 * looked for before every step of a test: once for all languages, and in dialogs alone, since the roles of a whole page take long to tell.
 */
async function closeFirstDeposits(page: Page): Promise<void> {
  const moment = page.locator('[role="dialog"]').filter({ has: page.getByRole('heading', { name: ARRIVED_TITLE }) });
  await page.addLocatorHandler(moment, () => moment.getByRole('button', { name: ARRIVED_OK }).click());
}

/** Every test of the browser begins with a fresh player: whoever it asks for is made for it alone. */
export const test = base.extend<Given>({
  oneDay: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other is written so.
    async ({}, use) => {
      const near = Math.min(...ZONES.map(toMidnight));
      if (near < NEAR_SECONDS) await new Promise((resolve) => setTimeout(resolve, (near + 1) * 1_000));
      await use(undefined);
    },
    { auto: true, timeout: 180_000 },
  ],
  language: [({ isMobile }, use) => use(isMobile ? 'kk' : 'uk'), { option: true }],
  page: async ({ page }, use) => {
    await closeFirstDeposits(page);
    await use(page);
  },
  person: ({ language }, use) => use(newPerson(language)),
  member: async ({ page, person }, use) => {
    await becomeMember(page, person);
    await use(person);
  },
  fundedMember: async ({ page, member }, use) => {
    await fund(page, member.country === 'KZ' ? '20000' : '2000');
    await use(member);
  },
  elsewhere: async ({ browser, contextOptions, baseURL }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await closeFirstDeposits(page);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});
