import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { splitDuration } from '@/lib/format/durations';
import { REALITY_CHECK_MS } from './constants';

/** Time in a game as m:ss, or h:mm:ss from an hour on. `ms` whole milliseconds, never below 0. */
export function formatSessionTime(ms: number): string {
  const { days, hours, minutes, seconds } = splitDuration(Math.max(0, ms));
  const two = (value: number) => String(value).padStart(2, '0');
  const wholeHours = days * 24 + hours;
  return wholeHours > 0 ? `${wholeHours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** How many reality checks a game session of such a length has come to. `ms` since it began. */
export const realityChecks = (ms: number): number => Math.max(0, Math.floor(ms / REALITY_CHECK_MS));

/** How long until the next one; never 0, so that a timer moves on. */
export const untilRealityCheck = (ms: number): number => REALITY_CHECK_MS - (Math.max(0, ms) % REALITY_CHECK_MS);

/** Decimal strings added up. */
export const sumOf = (amounts: readonly string[]): string =>
  fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0n));

/** A decimal string with the other sign. */
export const negated = (amount: string): string => fromMinor(-toMinor(amount));

/** What came of a round: its win less its stake. A round given back has neither. */
export const roundNet = ({ stake, win }: { stake: string; win: string }): string => sumOf([win, negated(stake)]);

/** What a game session came to as far as it was shown: what was staked counts at once, what was won as of the last round that was seen. */
export const shownNet = (staked: string, wonAsSeen: string): string => sumOf([wonAsSeen, negated(staked)]);
