import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { DomainError } from '../../../../errors';

/**
 * A player of whom something may still be written down: run it with the player's lock held.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT for an account that was erased
 */
export async function requirePresent(tx: Queryable, id: string): Promise<typeof users.$inferSelect> {
  const [player] = await tx.select().from(users).where(eq(users.id, id));
  if (!player) throw new DomainError('NOT_FOUND', `There is no player ${id}.`);
  if (player.erasedAt)
    throw new DomainError('STATE_CONFLICT', 'The account was erased: nothing is written about this person any more.', {
      why: 'erased',
    });
  return player;
}
