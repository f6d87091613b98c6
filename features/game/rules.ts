import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { intervalToDuration } from 'date-fns';

/** Net result of rounds: wins less stakes, refunded rounds left out. Decimal string, negative when the player is behind. */
export function netResult(rounds: readonly { stake: string; win: string; status: string }[]): string {
  const net = rounds.reduce(
    (sum, round) => (round.status === 'refunded' ? sum : sum + toMinor(round.win) - toMinor(round.stake)),
    0n,
  );
  return fromMinor(net);
}

/** Time in a game as m:ss, or h:mm:ss from an hour on. `ms` whole milliseconds, never below 0. */
export function formatSessionTime(ms: number): string {
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = intervalToDuration({ start: 0, end: Math.max(0, ms) });
  const two = (value: number) => String(value).padStart(2, '0');
  const wholeHours = days * 24 + hours;
  return wholeHours > 0 ? `${wholeHours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
