import { fromMinor, toMinor } from '@kozyr/contracts/money';

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
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
