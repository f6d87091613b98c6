import type { Identity } from '@kozyr/contracts/identity';
import { asc, desc, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { identityChecks } from '../../../db/schema/identity';
import { readIdentityLevel } from '../../kernel/identity/read-level';
import { jurisdictionOf } from '../../kernel/jurisdictions/places';
import { currencyOf } from '../../kernel/players/currency-of';
import { checkView } from './internal/check-view';

/** The level of the caller's identity, what levels are needed for, and their newest check of each level. */
export async function getIdentity(ctx: Context, { userId }: Caller): Promise<Identity> {
  const now = ctx.now();
  const { minimum_age, identity: rules } = await jurisdictionOf(ctx, ctx.db, userId);
  const newest = await ctx.db
    .selectDistinctOn([identityChecks.level])
    .from(identityChecks)
    .where(eq(identityChecks.userId, userId))
    .orderBy(asc(identityChecks.level), desc(identityChecks.createdAt), desc(identityChecks.id));
  return {
    level: await readIdentityLevel(ctx.db, now, userId),
    minimum_age,
    currency: await currencyOf(ctx.db, userId),
    rules,
    checks: await Promise.all(newest.map((row) => checkView(ctx.db, row))),
  };
}
