import fs from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { logIn, openBalances, type Person, readBalances, texts } from './steps/player';

type Note = { person: Person; rounds: number; balances: { game: string; digital: string; total: string } };

/** One of them, in a browser of their own. */
async function expectKept(
  browser: Browser,
  baseURL: string | undefined,
  { person, rounds, balances }: Note,
): Promise<void> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.goto(`/${person.language}`);
  await logIn(page, person);
  await openBalances(page);
  const now = await readBalances(page);
  expect({ game: String(now.game), digital: String(now.digital), total: String(now.total) }).toEqual(balances);
  await page.goto(`/${person.language}/cashbox?action=history&history=rounds`);
  await expect(
    page.getByRole('table', { name: texts[person.language].cashbox.history.rounds }).getByRole('row'),
    // And the header.
  ).toHaveCount(rounds + 1);
  await context.close();
}

// Runs after everything was stopped and started again; the notes are what earlier tests left.
test('players find everything as it was after a restart of the whole product', async ({ browser, baseURL }) => {
  const notes = fs
    .readFileSync(process.env.TRIAL_NOTES ?? '', 'utf8')
    .trim()
    .split('\n')
    .map((line): Note => JSON.parse(line));
  expect(notes.length).toBeGreaterThan(0);
  // They come at once, as players do.
  await Promise.all(notes.map((note) => expectKept(browser, baseURL, note)));
});
