import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { type EndReason, userBonuses } from '../../../db/schema/bonuses';
import { getBalances } from '../../../ledger/balances';
import { type Leg, type Posted, post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import type { UserBonusRow } from './bonus-view';
import { splitAtCap } from './rules';
import { publishBonus } from './user-bonus-view';
import { writeEvents } from './write-event';

/** What moves bonus money out of the bonus wallet: to digital as far as the cap allows, the rest to the house. */
async function moveOut(
  tx: Queryable,
  row: UserBonusRow,
  { key, released, forfeited }: { key: string; released: bigint; forfeited: bigint },
): Promise<Posted | null> {
  const player = row.userId;
  const from = { player, wallet: 'bonus' } as const;
  const legs: Leg[] = [
    ...(released > 0n ? [{ from, to: { player, wallet: 'electronic' } as const, amount: released }] : []),
    ...(forfeited > 0n ? [{ from, to: { house: 'promotions' } as const, amount: forfeited }] : []),
  ];
  if (legs.length === 0) return null;
  const kind = released > 0n ? 'bonus_release' : 'bonus_burn';
  return post(tx, { key, kind, currency: row.currency, legs, memo: { user_bonus: row.id, bonus: row.bonusId } });
}

/** Records what left the bonus wallet on the user bonus and its events, and publishes it to the player. */
async function recordBonusEnd(
  tx: Queryable,
  now: Date,
  row: UserBonusRow,
  change: Partial<typeof userBonuses.$inferInsert> & { released: bigint; forfeited: bigint },
  posted: Posted | null,
  lost: 'burned' | 'forfeited',
): Promise<void> {
  const { released, forfeited } = change;
  const { transferId } = posted ?? {};
  await tx
    .update(userBonuses)
    .set({ ...change, released: row.released + released, forfeited: row.forfeited + forfeited, updatedAt: now })
    .where(eq(userBonuses.id, row.id));
  await writeEvents(
    tx,
    row.id,
    now,
    ...(released > 0n ? [{ kind: 'released', amount: released, transferId } as const] : []),
    ...(forfeited > 0n ? [{ kind: lost, amount: forfeited, transferId } as const] : []),
  );
  const own = posted?.balances[row.userId];
  if (own) await publish(tx, row.userId, { type: 'wallet', wallet: walletSummary(row.currency, own) });
}

/**
 * Ends a running user bonus, with the player locked. Wagered: the bonus wallet moves to digital up to the cap, once. For any
 * other reason it is lost. @returns what reached digital and what was lost, minor units
 */
export async function endBonus(
  tx: Queryable,
  now: Date,
  row: UserBonusRow,
  reason: EndReason,
): Promise<{ released: bigint; forfeited: bigint }> {
  const wagered = reason === 'wagered';
  const money = row.status === 'ACTIVE' ? (await getBalances(tx, row.userId, row.currency)).bonus : 0n;
  const out = wagered ? splitAtCap(money, row) : { released: 0n, forfeited: money };
  const posted = await moveOut(tx, row, { key: `bonus-end:${row.id}`, ...out });
  const status = wagered ? 'COMPLETED' : 'CANCELED';
  await recordBonusEnd(
    tx,
    now,
    row,
    { ...out, status, endReason: reason, completedAt: now },
    posted,
    wagered ? 'forfeited' : 'burned',
  );
  if (reason === 'cancelled' || reason === 'no_loss') await writeEvents(tx, row.id, now, { kind: 'cancelled' });
  await publishBonus(tx, row.userId);
  return out;
}

/**
 * Bonus money that came back to the wallet by a refund when its bonus was over: a wagered one releases it within its cap, any
 * other has lost it. `key` names the refund. Minor units.
 */
export async function settleReturned(
  tx: Queryable,
  now: Date,
  row: UserBonusRow,
  money: bigint,
  key: string,
): Promise<Posted | null> {
  const out = row.status === 'COMPLETED' ? splitAtCap(money, row) : { released: 0n, forfeited: money };
  const posted = await moveOut(tx, row, { key: `bonus-returned:${key}`, ...out });
  await recordBonusEnd(tx, now, row, out, posted, row.status === 'COMPLETED' ? 'forfeited' : 'burned');
  return posted;
}
