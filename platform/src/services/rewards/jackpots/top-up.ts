import type { Jackpot, JackpotLevel } from '@kozyr/contracts/jackpots';
import { type Currency, fromMinor, toMinor } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { jackpotEntries, jackpotPots } from '../../../db/schema/jackpots';
import { DomainError } from '../../../errors';
import { IdempotencyConflict } from '../../../ledger/errors';
import { post } from '../../../ledger/post';
import { publishTopic } from '../../../outbox/publish-topic';
import { requireAmount } from '../../identity/operators/require-amount';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockPots } from './internal/open-pot';
import { jackpotView, listJackpots } from './list-jackpots';
import { MICRO } from './rules';

type TopUp = { level: JackpotLevel; currency: Currency; amount: string; reason: string; key: string };

/**
 * Adds money of the house to an open jackpot: to what it is worth, to the hidden value at which it drops and to its ceiling, so that
 * it is as far from dropping as before and no stake has another chance. The same key again answers the jackpot as it is.
 * @throws DomainError AMOUNT_ABOVE_PERMISSION, BAD_REQUEST for more than the ceiling it began with, IdempotencyConflict for a key used for something else
 */
export async function topUpJackpot(
  ctx: Context,
  operator: OperatorCaller,
  { level, currency, amount, reason, key }: TopUp,
): Promise<Jackpot> {
  return ctx.db.transaction(async (tx) => {
    const pot = (await lockPots(ctx, tx, currency)).find((one) => one.level === level);
    if (!pot)
      throw new DomainError('STATE_CONFLICT', 'This jackpot has just dropped; try again.', { why: 'jackpot_dropped' });
    const added = toMinor(amount) * MICRO;
    const [before] = await tx
      .select({ amount: jackpotEntries.amount, level: jackpotPots.level, currency: jackpotPots.currency })
      .from(jackpotEntries)
      .innerJoin(jackpotPots, eq(jackpotPots.id, jackpotEntries.potId))
      .where(eq(jackpotEntries.key, `${operator.operatorId}:${key}`));
    if (before) {
      if (before.amount === added && before.level === level && before.currency === currency) return jackpotView(pot);
      throw new IdempotencyConflict();
    }
    await requireAmount(tx, operator, 'jackpots.top-up', { amount: toMinor(amount), currency });
    if (added > pot.ceiling * MICRO)
      throw new DomainError('BAD_REQUEST', `At most ${fromMinor(pot.ceiling)} is added at once.`);
    const [after] = await tx
      .update(jackpotPots)
      .set({ value: pot.value + added, toppedUp: pot.toppedUp + toMinor(amount) })
      .where(eq(jackpotPots.id, pot.id))
      .returning();
    if (!after) throw new Error(`Jackpot ${pot.id} vanished under its lock.`);
    const entryKey = `${operator.operatorId}:${key}`;
    const entry = { potId: pot.id, kind: 'top_up' as const, amount: added, staked: 0n, at: ctx.now(), key: entryKey };
    await tx.insert(jackpotEntries).values(entry);
    const legs = [{ from: { house: 'promotions' }, to: { house: 'jackpots' }, amount: toMinor(amount) } as const];
    await post(tx, { key: `jackpots:top-up:${entryKey}`, kind: 'jackpot_funding', currency, legs });
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'jackpot_topped_up',
      subject: { kind: 'jackpot', id: pot.id.toString() },
      details: { level, currency, amount, reason },
    });
    await publishTopic(tx, 'jackpots', { type: 'jackpots', items: await listJackpots(tx) });
    return jackpotView(after);
  });
}
