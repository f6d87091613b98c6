import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';

/** takeTurn as a part of another statement, evaluated for each row that it answers: for the one row that tells whose turn it is. */
export const turnOf = (userId: SQLWrapper): SQL<unknown> => sql`take_turn(${userId})`;

/**
 * Waits for the player's turn and holds it until the transaction ends: bets, bonuses and withdrawals of one player never run
 * side by side. The first lock that such a transaction takes, before any row of the player's. The balance is locked with it,
 * before anything is told: whoever posts without the turn locks that first and tells last.
 */
export async function takeTurn(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select take_turn(${userId}::uuid)`);
}
