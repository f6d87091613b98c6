import { hoursToMilliseconds, minutesToMilliseconds, subMilliseconds } from 'date-fns';
/**
 * After how long something that should move by itself counts as stuck, milliseconds. Spec §4: approval takes 10 minutes to 24
 * hours, a payout 10 to 120 minutes.
 */
export const STUCK_AFTER = {
  /** Past its own time: the job asks the gateway every minute and closes it then, unless the gateway does not answer. */
  deposit: minutesToMilliseconds(15),
  approval: hoursToMilliseconds(24),
  payout: hoursToMilliseconds(2),
  /** Approved, and the gateway has not even taken the payout. */
  payoutNotTaken: minutesToMilliseconds(10),
  /** A settled round that jackpots and battles have not counted: they do so twice a second. */
  settlement: minutesToMilliseconds(1),
  /** Past its end and its grace: it is closed within seconds, and by a job each minute. */
  battle: minutesToMilliseconds(3),
  /** A case of harm in which nobody did anything. */
  harmCase: hoursToMilliseconds(24),
  /** A check of identity that nobody has decided. */
  identityCheck: hoursToMilliseconds(24),
} as const;

/** The moment before which something must have begun to count as stuck now. */
export function stuckBefore(what: keyof typeof STUCK_AFTER, now: Date): Date {
  return subMilliseconds(now, STUCK_AFTER[what]);
}
