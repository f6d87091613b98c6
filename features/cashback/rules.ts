const DAY_MS = 86_400_000;

const dayOf = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('de-DE', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(moment);

/** A week by its first and last day, "30.03–05.04.2026", in the zone it is a week of. */
export function weekText({ from, to }: { from: string; to: string }, timeZone: string): string {
  const first = dayOf(Date.parse(from), timeZone);
  // The week ends at a midnight: half a day before it is its last day, however many hours that has.
  const last = dayOf(Date.parse(to) - DAY_MS / 2, timeZone);
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
