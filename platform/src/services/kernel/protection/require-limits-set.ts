import type { ProfileTerms } from '@kozyr/contracts/jurisdictions';
import { isMoney, type StakeCurrency } from '@kozyr/contracts/money';
import type { LimitKind } from '@kozyr/contracts/player-limits';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { playerLimits } from '../../../db/schema/protection';
import { DomainError } from '../../../errors';
import { jurisdictionOf } from '../jurisdictions/places';

/** The kinds of limits that are asked for where somebody is, by what they play for: credits know no limit but that of time. */
export const limitsAsked = ({ limits }: Pick<ProfileTerms, 'limits'>, currency: StakeCurrency): readonly LimitKind[] =>
  isMoney(currency) ? limits.required : limits.required.filter((kind) => kind === 'time');

/** Of the limits that a profile requires, those of which the player has none of whatever period. */
export const missingLimits = (required: readonly LimitKind[], set: readonly { kind: LimitKind }[]): LimitKind[] =>
  required.filter((kind) => set.every((limit) => limit.kind !== kind));

/**
 * Refuses who has not yet set the limits that their country's rules ask for. details: kinds, by commas.
 * @param currency what they are about to pay in or play for
 * @throws DomainError LIMITS_NEEDED
 */
export async function requireLimitsSet(
  ctx: Context,
  db: Queryable,
  userId: string,
  currency: StakeCurrency,
): Promise<void> {
  const required = limitsAsked(await jurisdictionOf(ctx, db, userId), currency);
  if (required.length === 0) return;
  const set = await db.select({ kind: playerLimits.kind }).from(playerLimits).where(eq(playerLimits.userId, userId));
  const missing = missingLimits(required, set);
  if (missing.length === 0) return;
  throw new DomainError('LIMITS_NEEDED', 'The player first sets limits of their own.', { kinds: missing.join() });
}
