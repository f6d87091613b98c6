import type { IdentityRule } from '@kozyr/contracts/identity';
import type { Queryable } from '../../../db/database';
import { jurisdictionOf } from '../jurisdictions/read-profiles';

/** Which levels of identity a player's deeds need by the law of where they are: the one place that every gate and their own page ask. */
export const identityRulesOf = async (db: Queryable, now: Date, userId: string): Promise<readonly IdentityRule[]> =>
  (await jurisdictionOf(db, now, userId)).identity;
