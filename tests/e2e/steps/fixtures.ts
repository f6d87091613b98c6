import { test as base, type Page } from '@playwright/test';
import { fund } from './money';
import { becomeMember, type Language, newPerson, type Person } from './player';

type Given = {
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

/** For tests of what is told by motion: on the desktop the others run with as little of it as a visitor may ask for. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Every test of the browser begins with a fresh player: whoever it asks for is made for it alone. */
export const test = base.extend<Given>({
  language: [({ isMobile }, use) => use(isMobile ? 'kk' : 'uk'), { option: true }],
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
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});
