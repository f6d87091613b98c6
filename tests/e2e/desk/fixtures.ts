import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import entry from '@/desk/messages/en/entry.json' with { type: 'json' };
import { type DeskOperator, makeOperator } from '../steps/desk/make-operator';

type Role = DeskOperator['role'];
type SignedIn = { operator: DeskOperator; state: Awaited<ReturnType<BrowserContext['storageState']>>; since: number };

/** Before the second factor is asked for again, which it is after a quarter of an hour. */
const FRESH_MS = 10 * 60_000;

type Given = {
  /**
   * A page of the desk where somebody of this role is signed in, at no address yet. Whoever works for one test works for the next
   * one of its worker too: make what you look at, and look at nothing else.
   */
  deskAs: (role: Role) => Promise<Page>;
  /** Who is signed in by deskAs. */
  operatorOf: (role: Role) => Promise<DeskOperator>;
};
type OfWorker = { signedIn: (role: Role) => Promise<SignedIn> };

/** Signs in as one does: name and password, then the code of an app. */
export async function signInAtDesk(page: Page, operator: DeskOperator<string>): Promise<void> {
  const t = entry.signIn;
  await page.goto('/en/sign-in');
  await page.getByLabel(t.name).fill(operator.name);
  await page.getByLabel(t.password, { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: t.submit }).click();
  await page.getByLabel(t.code, { exact: true }).fill(await operator.nextCode());
  await page.getByRole('button', { name: t.submit }).click();
  await page.waitForURL('**/en/today');
}

async function signedInAs(browser: Browser, baseURL: string | undefined, operator: DeskOperator): Promise<SignedIn> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  try {
    await signInAtDesk(await context.newPage(), operator);
    return { operator, state: await context.storageState(), since: Date.now() };
  } finally {
    await context.close();
  }
}

/** What the desk must not do while somebody looks: fail in a script, or break its own policy. Refused calls are not of these. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of \d{3}|ERR_INTERNET_DISCONNECTED/.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}

/** Tests of the desk: an operator of each role is made once for a worker, and signs in by the real page. */
export const test = base.extend<Given, OfWorker>({
  signedIn: [
    async ({ browser }, use, { project }) => {
      const known = new Map<Role, SignedIn>();
      await use(async (role) => {
        const before = known.get(role);
        if (before && Date.now() - before.since < FRESH_MS) return before;
        const operator = before?.operator ?? (await makeOperator(role));
        const signed = await signedInAs(browser, project.use.baseURL, operator);
        known.set(role, signed);
        return signed;
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  operatorOf: ({ signedIn }, use) => use(async (role) => (await signedIn(role)).operator),
  deskAs: async ({ browser, contextOptions, baseURL, viewport, signedIn }, use) => {
    const opened: { page: Page; complaints: string[] }[] = [];
    await use(async (role) => {
      const { state } = await signedIn(role);
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        viewport,
        storageState: state,
      });
      const page = await context.newPage();
      opened.push({ page, complaints: complaintsOf(page) });
      return page;
    });
    for (const { page } of opened) await page.context().close();
    expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
});
