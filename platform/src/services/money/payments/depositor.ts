import type { Currency } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';

/** The player who pays, and the currency of their wallets. @throws DomainError UNAUTHORIZED when the account is gone */
export async function depositor(db: Queryable, userId: string): Promise<{ id: string; currency: Currency }> {
  const [user] = await db.select({ id: users.id, currency: users.currency }).from(users).where(eq(users.id, userId));
  if (!user) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  return user;
}
