import type { Queryable } from '../../../db/database';
import { receivedBonuses } from '../../../db/schema/received-bonuses';
import { publish } from '../../../outbox/publish';
import { receivedView } from './internal/received-view';

/**
 * Records that a player was given something and publishes it to them, in the transaction that gave it; after the ledger's post. The
 * player's modal shows it once, on whichever device comes first.
 */
export async function giveReceived(
  tx: Queryable,
  given: Omit<typeof receivedBonuses.$inferInsert, 'seenAt'>,
): Promise<void> {
  const [row] = await tx.insert(receivedBonuses).values(given).returning();
  if (!row) throw new Error('The record of what was received was not kept.');
  await publish(tx, row.userId, { type: 'received', received: receivedView(row) });
}
