import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { identityChecks } from '../../../db/schema/identity';
import type { Person } from '../../../gateways/exclusion-register/port';
import { birthHashOf, markOf, marksOf } from './marks';

/** The date of birth by the newest check of identity that was approved, YYYY-MM-DD: it is the same once the document has expired. */
async function provedBirth(db: Queryable, userId: string): Promise<string | null> {
  const approved = and(eq(identityChecks.level, 2), inArray(identityChecks.status, ['APPROVED', 'EXPIRED']));
  const [check] = await db
    .select({ bornOn: identityChecks.bornOn })
    .from(identityChecks)
    .where(and(eq(identityChecks.userId, userId), approved))
    .orderBy(desc(identityChecks.decidedAt))
    .limit(1);
  return check?.bornOn ?? null;
}

/**
 * What has been proved of a player, as registers ask for it. A contact that nobody has proved is left out: it may be anybody's. The date of
 * birth is known once a check of identity was approved. A register that needs first and last name or a postcode is not asked: a document
 * has the name as a whole, and one that is divided wrongly is answered "not excluded"; nobody gives a postcode.
 */
export async function personOf(ctx: Pick<Context, 'env'>, db: Queryable, userId: string): Promise<Person> {
  const known = await marksOf(db, userId);
  // A number that somebody else had before, as an admin found, tells nothing of whoever has it now.
  const marks = known.flatMap(({ kind, hash, shared }) => (shared ? [] : { kind, hash }));
  const bornOn = await provedBirth(db, userId);
  const [user] = await db.select({ phone: users.phone, email: users.email }).from(users).where(eq(users.id, userId));
  const proved = (kind: 'phone' | 'email', value: string | null | undefined) =>
    value && known.some(({ hash }) => hash === markOf(ctx, kind, value).hash) ? value : null;
  return {
    marks,
    birthHash: bornOn === null ? null : birthHashOf(ctx, bornOn),
    firstName: null,
    lastName: null,
    bornOn,
    postcode: null,
    email: proved('email', user?.email),
    phone: proved('phone', user?.phone),
  };
}
