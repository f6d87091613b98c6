import type { IdentityRule } from '@kozyr/contracts/identity';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { jurisdictionOf } from '../jurisdictions/places';

/** Which levels of identity a player's deeds need by the law of where they are: the one place that every gate and their own page ask. */
export const identityRulesOf = async (ctx: Context, db: Queryable, userId: string): Promise<readonly IdentityRule[]> =>
  (await jurisdictionOf(ctx, db, userId)).identity;
