import type { ErasureWaitsFor } from '@kozyr/contracts/erasure';
import { CREDITS, fromMinor } from '@kozyr/contracts/money';
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { battleEntries, battlePrizes, battles } from '../../../db/schema/battles';
import { rounds } from '../../../db/schema/games';
import { heldWins } from '../../../db/schema/held-wins';
import { jackpotRounds } from '../../../db/schema/jackpots';
import { adjustments } from '../../../db/schema/operators';
import { deposits } from '../../../db/schema/payments';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { getBalances } from '../../../ledger/balances';
import { readPayeeTerms } from '../../money/withdrawals/terms';
import type { PlayerRow } from './erasures';

async function isThere(db: Queryable, table: PgTable, where: SQL | undefined): Promise<boolean> {
  return (await db.select().from(table).where(where).limit(1)).length > 0;
}

/** What is under way by which money may still come or go; null: nothing is. */
async function waitsFor(db: Queryable, userId: string): Promise<ErasureWaitsFor | null> {
  const payments = [
    [deposits, and(eq(deposits.userId, userId), eq(deposits.status, 'AWAITING_DEPOSIT'))],
    [withdrawals, and(eq(withdrawals.userId, userId), isNull(withdrawals.settledAt))],
    [adjustments, and(eq(adjustments.userId, userId), isNull(adjustments.decidedAt))],
  ] as const;
  for (const [table, where] of payments) if (await isThere(db, table, where)) return 'payments';
  const open = and(eq(rounds.userId, userId), eq(rounds.status, 'open'), ne(rounds.currency, CREDITS));
  if (await isThere(db, rounds, open)) return 'rounds';
  const wins = [
    [heldWins, and(eq(heldWins.userId, userId), eq(heldWins.status, 'PENDING'))],
    [jackpotRounds, and(eq(jackpotRounds.userId, userId), isNull(jackpotRounds.paidAt))],
    [battlePrizes, and(eq(battlePrizes.userId, userId), isNull(battlePrizes.paidAt))],
  ] as const;
  for (const [table, where] of wins) if (await isThere(db, table, where)) return 'wins';
  const runs = await db
    .select({ id: battles.id })
    .from(battleEntries)
    .innerJoin(battles, eq(battles.id, battleEntries.battleId))
    .where(and(eq(battleEntries.userId, userId), eq(battles.state, 'open')))
    .limit(1);
  return runs.length > 0 ? 'wins' : null;
}

/**
 * Refuses an erasure while anything of the player's is left to take out or under way. Call it with the player's lock. What is left of
 * promotions alone, which cannot be taken out, stands in nobody's way.
 * @throws DomainError MONEY_LEFT, ERASURE_WAITS
 */
export async function requireNothingOpen(ctx: Context, db: Queryable, player: PlayerRow): Promise<void> {
  const open = await waitsFor(db, player.id);
  const { available, owed } = await readPayeeTerms(ctx, db, player);
  const { holds } = await getBalances(db, player.id, player.currency);
  const waits = open ?? (holds > 0n ? 'payments' : owed > 0n ? 'debt' : null);
  // Money that can be taken out is named first: that is what the player can do something about.
  if (available > 0n)
    throw new DomainError('MONEY_LEFT', 'There is money left to withdraw first.', { available: fromMinor(available) });
  if (waits !== null)
    throw new DomainError('ERASURE_WAITS', `Something is under way still: ${waits}.`, { waits_for: waits });
}
