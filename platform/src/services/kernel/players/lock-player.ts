import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';

/**
 * Waits for the player's lock and holds it until the transaction ends: bets, bonuses and withdrawals of one player never run
 * side by side. It is the first lock of such a transaction, before any row of the player's. The balance is locked with it, before
 * any event is published: whoever posts without this lock locks the balance first and publishes last.
 */
export async function lockPlayer(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select take_turn(${userId}::uuid)`);
}
