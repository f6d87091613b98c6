import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import type { Person } from '../../../gateways/exclusion-register/port';
import { markOf, marksOf } from './marks';

/**
 * What has been proved of a player, as registers ask for it. A contact that nobody has proved is left out: it may be anybody's. Name, date of
 * birth and postcode come with the check of identity: until then a register that needs them is not asked.
 */
export async function personOf(ctx: Pick<Context, 'env'>, db: Queryable, userId: string): Promise<Person> {
  const known = await marksOf(db, userId);
  // A number that somebody else had before, as an admin found, tells nothing of whoever has it now.
  const marks = known.flatMap(({ kind, hash, shared }) => (shared ? [] : { kind, hash }));
  const [user] = await db.select({ phone: users.phone, email: users.email }).from(users).where(eq(users.id, userId));
  const proved = (kind: 'phone' | 'email', value: string | null | undefined) =>
    value && known.some(({ hash }) => hash === markOf(ctx, kind, value).hash) ? value : null;
  return {
    marks,
    birthHash: null,
    firstName: null,
    lastName: null,
    bornOn: null,
    postcode: null,
    email: proved('email', user?.email),
    phone: proved('phone', user?.phone),
  };
}
