import type { Currency } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { DomainError } from '../../../../errors';

/** A player by id. @throws DomainError NOT_FOUND */
export async function requirePlayer(db: Queryable, id: string): Promise<{ id: string; currency: Currency }> {
  const [player] = await db.select({ id: users.id, currency: users.currency }).from(users).where(eq(users.id, id));
  if (!player) throw new DomainError('NOT_FOUND', `There is no player ${id}.`);
  return player;
}
