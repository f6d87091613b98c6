import { randomUUID } from 'node:crypto';
import type { Withdrawal, WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { getBalances } from '../../../platform/src/ledger/balances';
import { bearerOf, makePlayer, type TestPlayer } from '../funded-player';
import { type PaymentHarness, pageToken, sendForm } from './payments';

type Body = Partial<Record<'amount' | 'recipient_name' | 'idempotency_key' | 'return_path', string>> & {
  confirm_burning?: boolean;
};
export type Answered = Withdrawal & { errorCode?: string; details?: Record<string, string> };

/** A player with stars and money that can be withdrawn, minor units of digital. */
export async function makePayee(
  { platform }: PaymentHarness,
  electronic: bigint,
  { rating = 1, currency = 'uah' }: { rating?: number; currency?: 'uah' | 'kzt' } = {},
): Promise<TestPlayer> {
  const player = await makePlayer(platform, { electronic }, { currency, country: currency === 'uah' ? 'UA' : 'KZ' });
  await platform.ctx.db.update(users).set({ rating }).where(eq(users.id, player.id));
  return player;
}

/** Headers that are good at the clock's present moment. */
export const headersOf = ({ platform }: PaymentHarness, player: TestPlayer) =>
  bearerOf(platform, player.id, platform.clock.now);

/** Asks for a withdrawal as the cashbox does. */
export async function askForWithdrawal(
  harness: PaymentHarness,
  player: TestPlayer,
  body: Body = {},
): Promise<{ code: number; answer: Answered }> {
  const answer = await harness.platform.app.inject({
    method: 'POST',
    url: '/payments/withdrawals',
    headers: { ...(await headersOf(harness, player)), 'accept-language': 'uk' },
    payload: {
      amount: '500',
      recipient_name: 'Олена Коваль',
      idempotency_key: randomUUID(),
      return_path: '/uk/cashbox?action=withdrawal',
      ...body,
    },
  });
  return { code: answer.statusCode, answer: answer.json<Answered>() };
}

export async function readWithdrawal(harness: PaymentHarness, player: TestPlayer, id: string): Promise<Answered> {
  const headers = await headersOf(harness, player);
  return (await harness.platform.app.inject({ url: `/payments/withdrawals/${id}`, headers })).json<Answered>();
}

/** What the player does on the gateway's page: types the number of a card, or goes back without one. @returns where it leads */
export async function giveCard(cardUrl: string, number: string | null): Promise<string | null> {
  const token = (await pageToken(cardUrl)) ?? '';
  const answer = await sendForm(
    cardUrl,
    number === null ? { token, action: 'cancel' } : { token, action: 'save', number },
  );
  return answer.headers.get('location');
}

/** What can be withdrawn and what is set aside, minor units. */
export async function payablesOf({ platform }: PaymentHarness, { id, currency }: TestPlayer) {
  const { electronic, holds } = await getBalances(platform.ctx.db, id, currency);
  return { electronic, holds };
}

export async function withdrawalTermsOf(harness: PaymentHarness, player: TestPlayer): Promise<WithdrawalTerms> {
  const headers = await headersOf(harness, player);
  return (await harness.platform.app.inject({ url: '/payments/withdrawals/terms', headers })).json();
}

/** The number of a card that is paid to in a few seconds. */
export const GOOD_CARD = '4242424242424242';

/** A withdrawal with its card, which waits for an operator. @returns its id */
export async function waitingWithdrawal(
  harness: PaymentHarness,
  player: TestPlayer,
  number: string = GOOD_CARD,
  amount = '500',
): Promise<string> {
  const { answer } = await askForWithdrawal(harness, player, { amount });
  await giveCard(answer.card_url ?? '', number);
  expect(await readWithdrawal(harness, player, answer.id)).toMatchObject({ status: 'WAITING_FOR_APPROVAL' });
  return answer.id;
}
