import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { credentials, users } from '../../../../db/schema/accounts';
import type { Contact } from '../../../kernel/players/contact';

/** The player behind a contact with their password hash, or undefined. */
export async function findAccount(db: Queryable, contact: Contact) {
  const column = contact.type === 'Phone' ? users.phone : users.email;
  const [found] = await db
    .select({ user: users, passwordHash: credentials.passwordHash })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(column, contact.value));
  return found;
}
