import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { allRegisters } from '../../../gateways/exclusion-register/registers';
import { personOf } from './person-of';
import { rememberPhone } from './remember-mark';
import { ownExclusion, type ProtectionRow } from './rules';

/** Tells the registers that a player has excluded themselves, in the transaction of that. What is told twice is kept once. */
export async function reportExclusion(ctx: Context, tx: Queryable, row: ProtectionRow): Promise<void> {
  const now = ctx.now();
  const exclusion = ownExclusion(row, now);
  if (!exclusion) return;
  const [user] = await tx.select().from(users).where(eq(users.id, row.userId));
  if (user) await rememberPhone(ctx, tx, user);
  const person = await personOf(ctx, tx, row.userId);
  for (const register of allRegisters(ctx.env, tx)) await register.report(person, exclusion, now);
}
