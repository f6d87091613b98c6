import type { Pace } from '../../../rewards/bonuses/declared-cost';

const WHOLE = 10_000n;
/** What the house keeps of a stake where no game says, hundredths of a percent: that of a usual slot. */
const USUAL_EDGE = 400;

/** The mean of edges in hundredths of a percent, rounded down: what is expected of it is rather too dear than too cheap. */
export function meanEdge(edges: readonly number[]): number {
  return edges.length === 0 ? USUAL_EDGE : Math.floor(edges.reduce((sum, edge) => sum + edge, 0) / edges.length);
}

type Reckoned = {
  initialAmount: bigint;
  wagerTotal: bigint;
  cap: bigint | null;
  edge: number;
  /** Of bonuses like it that have ended, where there were enough: what they gave, and what of it reached digital. */
  like: { given: bigint; released: bigint } | null;
};

const capped = (amount: bigint, cap: bigint | null) => (cap !== null && cap < amount ? cap : amount);

/**
 * What reaches the digital balance of one taking on average, minor units: by the share that did so of bonuses like it, else what is given
 * less what the house keeps of what has to be staked. Never more than its cap, and never below nothing.
 */
export function expectedCost({ initialAmount: given, wagerTotal, cap, edge, like }: Reckoned): {
  expected: bigint;
  by: 'history' | 'theory';
} {
  if (like && like.given > 0n) return { expected: capped((given * like.released) / like.given, cap), by: 'history' };
  const kept = (wagerTotal * BigInt(edge)) / WHOLE;
  return { expected: kept >= given ? 0n : capped(given - kept, cap), by: 'theory' };
}

type Worst = { most: bigint; cap: bigint | null; pace: Pace | null; maxDaily: number; players: number };

/**
 * The most that one taking and one day may cost, minor units: what all takings give, as far as their cap lets it out. A day of all players is
 * bounded by the places of the day, else by how many could take it; null where one player may take it without a bound.
 */
export function worstOf({ most, cap, pace, maxDaily, players }: Worst): {
  perTaking: bigint;
  allPerDay: bigint | null;
} {
  const perTaking = capped(most, cap);
  if (maxDaily > 0) return { perTaking, allPerDay: perTaking * BigInt(maxDaily) };
  if (!pace) return { perTaking, allPerDay: null };
  const each = pace.per === 'day' ? pace.times : 1;
  return { perTaking, allPerDay: perTaking * BigInt(each) * BigInt(players) };
}
