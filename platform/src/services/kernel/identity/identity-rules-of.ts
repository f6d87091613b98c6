import type { IdentityRule } from '@kozyr/contracts/identity';
import type { Queryable } from '../../../db/database';

/**
 * Which levels of identity a player's deeds need: the one place that every gate and the player's own page ask. Nothing is asked of
 * anybody yet.
 */
export async function identityRulesOf(_db: Queryable, _userId: string): Promise<readonly IdentityRule[]> {
  return [];
}
