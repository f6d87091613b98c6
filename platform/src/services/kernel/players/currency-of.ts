import type { Currency } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';

/** The currency of a player's account. @throws DomainError UNAUTHORIZED when there is no such account any more */
export async function currencyOf(db: Queryable, userId: string): Promise<Currency> {
  const [user] = await db.select({ currency: users.currency }).from(users).where(eq(users.id, userId));
  if (!user) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  return user.currency;
}
