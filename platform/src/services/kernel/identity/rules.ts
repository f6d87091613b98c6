import { IDENTITY_LEVELS, type IdentityAction, type IdentityLevel, type IdentityRule } from '@kozyr/contracts/identity';
import { toMinor } from '@kozyr/contracts/money';
import type { identityChecks } from '../../../db/schema/identity';

type CheckRow = typeof identityChecks.$inferSelect;

/** What is known of a player. checks: any of theirs, in any order. */
export type Known = {
  /** Whether a phone or an email of theirs is proved by a code or a call. */
  contactProved: boolean;
  checks: readonly Pick<CheckRow, 'level' | 'status' | 'expiresAt'>[];
};

/** Whether a check counts at a moment: approved and not expired, whether the job has said so by then or not. */
export const counts = ({ status, expiresAt }: Pick<CheckRow, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'APPROVED' && expiresAt !== null && now < expiresAt;

/** The level of a player at a moment. The source of funds counts for a known person alone: without level 2 it is none. */
export function levelOf({ contactProved, checks }: Known, now: Date): IdentityLevel {
  const proved = (level: 2 | 3) => checks.some((check) => check.level === level && counts(check, now));
  if (proved(2)) return proved(3) ? 3 : 2;
  return contactProved ? 1 : 0;
}

/** What a player is about to do. amount: minor units; none for play, whose stakes are counted once they are made. */
export type IdentityDeed = { action: 'deposit' | 'withdraw'; amount: bigint } | { action: 'play' };

/** Whether the sums of the last 30 days are needed to know what an action needs. */
export const needsSums = (rules: readonly IdentityRule[], action: IdentityAction): boolean =>
  rules.some((rule) => rule.action === action && rule.over_30_days !== null);

/**
 * The least level that a deed needs, the highest of the rules that hold.
 * @param before what was done of it within 30 days, without this deed, minor units
 */
export function levelNeeded(rules: readonly IdentityRule[], deed: IdentityDeed, before: bigint): IdentityLevel {
  const sum = before + (deed.action === 'play' ? 0n : deed.amount);
  const holding = rules.filter(
    ({ action, over_30_days: over }) => action === deed.action && (over === null || sum > toMinor(over)),
  );
  return IDENTITY_LEVELS.findLast((level) => holding.some((rule) => rule.level === level)) ?? 0;
}
