import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import { accessToken, callApi, fund, ownCard, playOn } from '../money';
import { becomeMember, newPerson } from '../player';

/** A withdrawal of 100.00 that waits for an operator, asked for by a player who is here for the first time. */
export type WaitingWithdrawal = {
  id: string;
  /** Its status and reason as the player reads them now. */
  readByPlayer: () => Promise<{ status: string; reason: string | null }>;
  close: () => Promise<void>;
};

/** Makes a player who deposits, plays, and asks for a withdrawal to a card of their own, by the calls that the site makes. */
export async function makeWaitingWithdrawal(browser: Browser): Promise<WaitingWithdrawal> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? 'http://localhost:3000' });
  const page = await context.newPage();
  const person = newPerson('uk');
  await becomeMember(page, person);
  await fund(page, '5000');
  await playOn(page, person, { spins: 20, stake: '50.00', won: 20_000n });
  const token = await accessToken(page);
  const asked = await page.request.post('/api/payments/withdrawals', {
    headers: { authorization: `Bearer ${token}` },
    data: { amount: '100', recipient_name: 'Тарас Шевченко', idempotency_key: randomUUID(), return_path: '/' },
  });
  expect(asked.status(), await asked.text()).toBe(201);
  const { id, card_url: card } = (await asked.json()) as { id: string; card_url: string };
  const [, press = ''] = /name="token" value="([^"]+)"/.exec(await (await page.request.get(card)).text()) ?? [];
  await page.request.post(card, { form: { token: press, action: 'save', number: ownCard() }, maxRedirects: 0 });
  const readByPlayer = async () =>
    callApi<{ status: string; reason: string | null }>(page, await accessToken(page), `/payments/withdrawals/${id}`);
  await expect.poll(async () => (await readByPlayer()).status).toBe('WAITING_FOR_APPROVAL');
  return { id, readByPlayer, close: () => context.close() };
}
