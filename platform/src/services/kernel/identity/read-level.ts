import type { IdentityLevel } from '@kozyr/contracts/identity';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { identityChecks } from '../../../db/schema/identity';
import { levelOf } from './rules';

/** The level of a player's identity at a moment; 0 for whom there is not. */
export async function readIdentityLevel(db: Queryable, now: Date, userId: string): Promise<IdentityLevel> {
  const [user] = await db
    .select({ phone: users.phoneVerifiedAt, email: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  const checks = await db
    .select({ level: identityChecks.level, status: identityChecks.status, expiresAt: identityChecks.expiresAt })
    .from(identityChecks)
    .where(and(eq(identityChecks.userId, userId), eq(identityChecks.status, 'APPROVED')));
  const contactProved = user !== undefined && (user.phone ?? user.email) !== null;
  return levelOf({ contactProved, checks }, now);
}
