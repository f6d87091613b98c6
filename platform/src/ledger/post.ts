import type { StakeCurrency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { type AccountRef, accountText } from './accounts';
import { type Posted, readAnswer } from './answer';
import { keepApart } from './credits';

/** One movement: amount (minor units, above zero) from the sources, taken in their order until it is met, to one account. */
export type Leg = { from: AccountRef | readonly AccountRef[]; to: AccountRef; amount: bigint };

export type Posting = {
  /** Idempotency key, for ever: the same body gets the first answer, another body is refused. */
  key: string;
  /** What happened: 'deposit', 'bet', 'win', 'refund', ... */
  kind: string;
  currency: StakeCurrency;
  legs: readonly Leg[];
  /** References for whoever reads the ledger. Part of the body: keep times and request ids out of it. */
  memo?: Record<string, string>;
};

export type { Posted };

export const legText = (leg: Leg) => ({
  from: (Array.isArray(leg.from) ? leg.from : [leg.from]).map(accountText),
  to: accountText(leg.to),
  amount: leg.amount.toString(),
});

/** post() without its guard: for holds, which alone may touch the holds wallets. */
export async function move(db: Queryable, posting: Posting): Promise<Posted> {
  keepApart(posting);
  const legs = JSON.stringify(posting.legs.map(legText));
  const memo = JSON.stringify(posting.memo ?? {});
  const { rows } = await db.execute(
    sql`select ledger_post(${posting.key}, ${posting.kind}, ${posting.currency}, ${legs}::jsonb, ${memo}::jsonb) as answer`,
  );
  return readAnswer(rows);
}

const touchesHolds = (leg: Leg) =>
  [leg.from, leg.to].flat().some((account) => 'wallet' in account && account.wallet === 'holds');

/**
 * Moves money by one call of one SQL function: all legs or nothing. Legs run in order and may spend what an earlier one brought.
 * Several players in one posting are locked in sorted order; a transaction with several postings must itself keep to one player,
 * or to one order of players.
 * @throws InsufficientFunds, IdempotencyConflict; the transaction of db stays usable after either.
 */
export async function post(db: Queryable, posting: Posting): Promise<Posted> {
  if (posting.legs.some(touchesHolds)) throw new Error('Money on hold moves by hold, postHold and voidHold only.');
  return move(db, posting);
}
