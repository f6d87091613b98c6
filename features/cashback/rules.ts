import { subMilliseconds } from 'date-fns';
import { formatDay } from '@/lib/format/dates';
/** A week by its first and last day, "30.03–05.04.2026", in the zone it is a week of. */
export function weekText({ from, to }: { from: string; to: string }, timeZone: string): string {
  const first = formatDay(from, timeZone);
  // The week ends with the first moment that is not in it.
  const last = formatDay(subMilliseconds(to, 1), timeZone);
  return first.slice(-4) === last.slice(-4) ? `${first.slice(0, 5)}–${last}` : `${first}–${last}`;
}

/** Why a week brings nothing, if it does: the first reason that holds. */
export function whyNothing({ rounds, net_loss, stars }: { rounds: number; net_loss: string; stars: number }) {
  if (rounds === 0) return 'noRounds';
  if (net_loss === '0.00') return 'ahead';
  return stars === 0 ? 'noStars' : null;
}

/** Whether what the house keeps on average is what limits a week's cashback, rather than the percent or the most of the stars. */
export function isBound({ amount, bound }: { amount: string; bound: string | null }): boolean {
  return bound !== null && bound !== '0.00' && amount === bound;
}
