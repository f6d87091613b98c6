import { type Identity, MINIMUM_AGE } from '@kozyr/contracts/identity';
import { asc, desc, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { identityChecks } from '../../../db/schema/identity';
import { identityRulesOf } from '../../kernel/identity/identity-rules-of';
import { readIdentityLevel } from '../../kernel/identity/read-level';
import { currencyOf } from '../../kernel/players/currency-of';
import { checkView } from './internal/check-view';

/** The level of the caller's identity, what levels are needed for, and their newest check of each level. */
export async function getIdentity(ctx: Context, { userId }: Caller): Promise<Identity> {
  const newest = await ctx.db
    .selectDistinctOn([identityChecks.level])
    .from(identityChecks)
    .where(eq(identityChecks.userId, userId))
    .orderBy(asc(identityChecks.level), desc(identityChecks.createdAt), desc(identityChecks.id));
  return {
    level: await readIdentityLevel(ctx.db, ctx.now(), userId),
    minimum_age: MINIMUM_AGE,
    currency: await currencyOf(ctx.db, userId),
    rules: [...(await identityRulesOf(ctx.db, userId))],
    checks: await Promise.all(newest.map((row) => checkView(ctx.db, row))),
  };
}
