import { fromMinor } from '@kozyr/contracts/money';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { cashbackClaims } from '../../../db/schema/cashback';
import { DomainError } from '../../../errors';
import { getBalances } from '../../../ledger/balances';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import { currencyOf } from '../../kernel/players/currency-of';
import { lockPlayer } from '../../kernel/players/lock-player';
import { requireMay } from '../../kernel/protection/require-may';

/**
 * Moves the player's whole cashback balance to the game balance; the same key answers the same claim, and moves nothing again.
 * @throws DomainError NOTHING_TO_CLAIM
 */
export async function claimCashback(ctx: Context, caller: Caller, key: string): Promise<{ claimed: string }> {
  const { userId } = caller;
  const currency = await currencyOf(ctx.db, userId);
  // Keys are compared as they are kept: a uuid has one spelling there.
  const idempotencyKey = key.toLowerCase();
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const [before] = await tx
      .select({ amount: cashbackClaims.amount })
      .from(cashbackClaims)
      .where(and(eq(cashbackClaims.userId, userId), eq(cashbackClaims.idempotencyKey, idempotencyKey)));
    if (before) return { claimed: fromMinor(before.amount) };
    await requireMay(ctx, tx, userId, 'cashback');
    const { cashback: amount } = await getBalances(tx, userId, currency);
    if (amount === 0n) throw new DomainError('NOTHING_TO_CLAIM', 'There is no cashback to claim.');
    await tx.insert(cashbackClaims).values({ userId, idempotencyKey, amount, currency, claimedAt: ctx.now() });
    const { balances } = await post(tx, {
      key: `cashback-claim:${userId}:${idempotencyKey}`,
      kind: 'cashback_claim',
      currency,
      legs: [{ from: { player: userId, wallet: 'cashback' }, to: { player: userId, wallet: 'game' }, amount }],
    });
    const own = balances[userId];
    if (own) await publish(tx, userId, { type: 'wallet', wallet: walletSummary(currency, own) });
    return { claimed: fromMinor(amount) };
  });
}
