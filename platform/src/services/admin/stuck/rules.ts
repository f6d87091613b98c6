const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * After how long something that should move by itself counts as stuck, milliseconds. Spec §4: approval takes 10 minutes to 24
 * hours, a payout 10 to 120 minutes.
 */
export const STUCK_AFTER = {
  /** Past its own time: the job asks the gateway every minute and closes it then, unless the gateway does not answer. */
  deposit: 15 * MINUTE,
  approval: 24 * HOUR,
  payout: 2 * HOUR,
  /** Approved, and the gateway has not even taken the payout. */
  payoutNotTaken: 10 * MINUTE,
  /** A settled round that jackpots and battles have not counted: they do so twice a second. */
  settlement: MINUTE,
  /** Past its end and its grace: it is closed within seconds, and by a job each minute. */
  battle: 3 * MINUTE,
} as const;

/** The moment before which something must have begun to count as stuck now. */
export function stuckBefore(what: keyof typeof STUCK_AFTER, now: Date): Date {
  return new Date(now.getTime() - STUCK_AFTER[what]);
}
