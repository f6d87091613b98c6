import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { userBonuses } from '../../../db/schema/bonuses';
import { games, rounds } from '../../../db/schema/games';
import { getBalances } from '../../../ledger/balances';
import type { UserBonusRow } from './bonus-view';
import { endBonus } from './end-bonus';
import { countedStake } from './rules';
import { findUserBonus } from './running-bonus';
import { termsRow } from './terms-row';
import { publishBonus } from './user-bonus-view';

export type CountedRound = { game: string; userBonusId: string | null; before: bigint; after: bigint };

async function contributionOf(tx: Queryable, game: string): Promise<number> {
  const [found] = await tx.select({ contribution: games.contribution }).from(games).where(eq(games.slug, game));
  return found?.contribution ?? 0;
}

/** Where the bonus money is all gone, or less than the terms keep alive, and no round is open that could bring some back. */
async function endIfSpent(tx: Queryable, now: Date, row: UserBonusRow): Promise<boolean> {
  const { bonus } = await getBalances(tx, row.userId, row.currency);
  const { burningAmount } = termsRow(row.terms);
  if (bonus > 0n && bonus >= burningAmount) return false;
  const [open] = await tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.userBonusId, row.id), eq(rounds.status, 'open')))
    .limit(1);
  if (open) return false;
  await endBonus(tx, now, row, bonus === 0n ? 'lost' : 'burned_low');
  return true;
}

/**
 * Counts a round's settled stake towards the wagering of the bonus that was running at its first bet, or takes it off where
 * the round was undone; before and after: the settled stake of the round, minor units. Releases the bonus when all is
 * wagered. In the transaction of the round, with the player locked.
 */
export async function countStake(
  tx: Queryable,
  now: Date,
  { game, userBonusId, before, after }: CountedRound,
): Promise<void> {
  if (userBonusId === null) return;
  const row = await findUserBonus(tx, userBonusId);
  if (row?.status !== 'ACTIVE') return;
  const contribution = before === after ? 0 : await contributionOf(tx, game);
  const change = countedStake(after, contribution) - countedStake(before, contribution);
  const [counted] = await tx
    .update(userBonuses)
    .set({ wagerDone: sql`greatest(0, ${userBonuses.wagerDone} + ${change})`, updatedAt: now })
    .where(eq(userBonuses.id, row.id))
    .returning();
  if (!counted) throw new Error(`User bonus ${row.id} vanished while a stake was counted.`);
  if (counted.wagerDone >= counted.wagerTotal) {
    await endBonus(tx, now, counted, 'wagered');
    return;
  }
  if (await endIfSpent(tx, now, counted)) return;
  await publishBonus(tx, row.userId);
}
