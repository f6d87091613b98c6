import { windowOf } from './evaluate';
import { at, REELS, type SlotModel, type SlotSymbol, STAKE_COINS } from './model';

/** How many of all stop positions give each win, split by whether the spin triggers free spins. Counts are exact. */
export type SpinDistribution = { total: number; quiet: Map<number, number>; trigger: Map<number, number> };

/** A line that pays so far, and what it pays if the next reel ends it. */
type AliveLine = { symbol: SlotSymbol; rows: readonly number[]; multiplier: number; coins: number };

/** The line one reel further, paying as so many of a kind; null when the reel's window ends it. */
function follow(model: SlotModel, line: AliveLine, window: readonly string[], kinds: 4 | 5): AliveLine | null {
  const next = at(window, at(line.rows, kinds - 1));
  if (next !== line.symbol && next !== 'W') return null;
  const multiplier = next === 'W' ? line.multiplier * model.wildMultiplier : line.multiplier;
  return { ...line, multiplier, coins: (model.pays[line.symbol]?.[kinds - 3] ?? 0) * multiplier };
}

/**
 * Every combination of the five stops, counted. Lines that the reels so far leave alive are the only ones followed further,
 * and where none is left the other windows are counted by their scatters alone, so 30^5 positions take half a second.
 */
export function spinDistribution(model: SlotModel): SpinDistribution {
  const windows = model.strips.map((strip) => strip.map((_, stop) => windowOf(strip, stop, model.rows)));
  const [first, second, third, fourth, fifth] = [0, 1, 2, 3, 4].map((reel) => at(windows, reel));
  if (!first || !second || !third || !fourth || !fifth) throw new RangeError('A model has five reels');
  const scatter = (window: readonly string[]) => (window.includes('S') ? 1 : 0);
  const lastTail = [0, 0];
  for (const e of fifth) lastTail[scatter(e)] = at(lastTail, scatter(e)) + 1;
  const tail = [0, 0, 0];
  for (const d of fourth)
    for (const [extra, count] of lastTail.entries()) tail[scatter(d) + extra] = at(tail, scatter(d) + extra) + count;
  const quiet = new Map<number, number>();
  const trigger = new Map<number, number>();
  const add = (coins: number, scatters: number, count: number) => {
    const paid = scatters < 3 ? coins : coins + at(model.scatterPays, scatters - 3);
    const into = scatters < 3 ? quiet : trigger;
    into.set(paid, (into.get(paid) ?? 0) + count);
  };
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const alive: AliveLine[] = [];
        for (const rows of model.lines) {
          const symbol = at(a, at(rows, 0));
          if (symbol === 'S') continue;
          const [two, three] = [at(b, at(rows, 1)), at(c, at(rows, 2))];
          if ((two !== symbol && two !== 'W') || (three !== symbol && three !== 'W')) continue;
          const wilds = (two === 'W' ? 1 : 0) + (three === 'W' ? 1 : 0);
          const multiplier = model.wildMultiplier ** wilds;
          alive.push({ symbol, rows, multiplier, coins: (model.pays[symbol]?.[0] ?? 0) * multiplier });
        }
        const scatters = scatter(a) + scatter(b) + scatter(c);
        if (alive.length === 0) {
          for (const [extra, count] of tail.entries()) add(0, scatters + extra, count);
          continue;
        }
        for (const d of fourth) {
          const withFourth = scatters + scatter(d);
          const going: AliveLine[] = [];
          let ended = 0;
          for (const line of alive) {
            const further = follow(model, line, d, 4);
            if (further) going.push(further);
            else ended += line.coins;
          }
          if (going.length === 0) {
            for (const [extra, count] of lastTail.entries()) add(ended, withFourth + extra, count);
            continue;
          }
          for (const e of fifth) {
            let coins = ended;
            for (const line of going) coins += (follow(model, line, e, 5) ?? line).coins;
            add(coins, withFourth + scatter(e), 1);
          }
        }
      }
    }
  }
  return { total: model.strips.reduce((product, strip) => product * strip.length, 1), quiet, trigger };
}

/** Expected coins of one spin as an exact fraction, from the distribution. */
function mean(distribution: SpinDistribution): number {
  let coins = 0n;
  for (const part of [distribution.quiet, distribution.trigger]) {
    for (const [win, count] of part) coins += BigInt(win) * BigInt(count);
  }
  return Number((coins * 10n ** 18n) / BigInt(distribution.total)) / 1e18;
}

/**
 * Expected coins of one spin by another road: line by line, from how often each symbol is on each reel. No windows, no
 * enumeration, so an error in one of the two shows as a difference.
 */
export function meanByLines(model: SlotModel): number {
  const count = (reel: number, symbol: string) => at(model.strips, reel).filter((item) => item === symbol).length;
  const share = (reel: number, weight: number) => weight / at(model.strips, reel).length;
  let line = 0;
  for (const [symbol, pays] of Object.entries(model.pays)) {
    let reach = share(0, count(0, symbol));
    for (let reel = 1; reel < REELS; reel += 1) {
      const other = at(model.strips, reel).length - count(reel, symbol) - count(reel, 'W');
      if (reel >= 3) line += reach * share(reel, other) * at(pays, reel - 3);
      reach *= share(reel, count(reel, symbol) + model.wildMultiplier * count(reel, 'W'));
    }
    line += reach * at(pays, 2);
  }
  let seen = [1];
  for (let reel = 0; reel < REELS; reel += 1) {
    const shown = share(reel, model.rows * count(reel, 'S'));
    seen = Array.from({ length: seen.length + 1 }, (_, n) => (seen[n] ?? 0) * (1 - shown) + (seen[n - 1] ?? 0) * shown);
  }
  const scatters = model.scatterPays.reduce((sum, coins, index) => sum + coins * (seen[index + 3] ?? 0), 0);
  return line * model.lines.length + scatters;
}

export type ExactMaths = {
  /** Expected return of a round per stake, with the cap, as a share (0.96). */
  rtp: number;
  /** The same if there were no cap. */
  uncapped: number;
  /** Share of rounds that pay anything. */
  hitRate: number;
  /** Share of rounds that start free spins. */
  triggerRate: number;
  /** Share of rounds that reach the cap. */
  capRate: number;
  /** Standard deviation of a round's return per stake: what a simulation's error is measured in. */
  deviation: number;
};

/** Probabilities below this are dropped; what that takes from the return altogether is below 1e-7. */
const NEGLIGIBLE = 1e-15;

/** Wins and their chances side by side, likeliest first. Plain number arrays: the convolution spends its time here. */
type Outcomes = { wins: Int32Array; chances: Float64Array };

function outcomesOf(part: Map<number, number>, positions: number): Outcomes {
  const sorted = [...part].sort(([, a], [, b]) => b - a);
  return {
    wins: Int32Array.from(sorted, ([win]) => win),
    chances: Float64Array.from(sorted, ([, times]) => times / positions),
  };
}

const total = (chances: Float64Array): number => chances.reduce((sum, chance) => sum + chance, 0);

/** Adds one more spin to a distribution of amounts; the last slot keeps what comes to it or beyond. */
function addSpin(from: Float64Array, { wins, chances }: Outcomes, target: Float64Array): void {
  const cap = target.length - 1;
  target[cap] = at(target, cap) + at(from, cap) * total(chances);
  for (let won = 0; won < cap; won += 1) {
    const chance = from[won] ?? 0;
    if (chance < NEGLIGIBLE) continue;
    const least = NEGLIGIBLE / 100 / chance;
    for (let index = 0; index < wins.length; index += 1) {
      const share = chances[index] ?? 0;
      if (share < least) break;
      const slot = Math.min(won + (wins[index] ?? 0), cap);
      target[slot] = (target[slot] ?? 0) + chance * share;
    }
  }
}

/**
 * What the free spins of a round pay together, in coins before their multiplier; the last of `slots` keeps the rest.
 * Convolved spin after spin with retriggers.
 */
function featurePay(model: SlotModel, quiet: Outcomes, trigger: Outcomes, slots: number): Float64Array {
  const { count, retrigger, max } = model.freeSpins;
  const empty = (): Float64Array => new Float64Array(slots);
  const paid = empty();
  const start = empty();
  start[0] = 1;
  /** Distributions of what a feature has paid so far, by the free spins it has been given. */
  let running = new Map([[count, start]]);
  for (let played = 0; played < max && running.size > 0; played += 1) {
    const next = new Map<number, Float64Array>();
    const targetOf = (granted: number): Float64Array => {
      const target = granted > played + 1 ? (next.get(granted) ?? empty()) : paid;
      if (target !== paid) next.set(granted, target);
      return target;
    };
    for (const [granted, wins] of running) {
      addSpin(wins, quiet, targetOf(granted));
      addSpin(wins, trigger, targetOf(Math.min(granted + retrigger, max)));
    }
    running = next;
  }
  return paid;
}

/** How many free spins a feature has on average, by the chance of a retrigger alone. */
function featureSpins({ count, retrigger, max }: SlotModel['freeSpins'], triggerRate: number): number {
  let spins = 0;
  let given = new Map([[count, 1]]);
  for (let played = 0; played < max; played += 1) {
    const next = new Map<number, number>();
    for (const [granted, chance] of given) {
      if (granted <= played) continue;
      spins += chance;
      const more = Math.min(granted + retrigger, max);
      next.set(granted, (next.get(granted) ?? 0) + chance * (1 - triggerRate));
      next.set(more, (next.get(more) ?? 0) + chance * triggerRate);
    }
    given = next;
  }
  return spins;
}

/**
 * The whole round by convolution: the exact distribution of one spin, then the feature's, every amount up to the cap kept
 * apart. Wins only add up, so a cap at the end is the cap on the way; and all free spins share one multiplier, so they are
 * convolved without it. Double precision; the sums are of positive numbers, so the error is of 1e-12.
 */
export function exactMaths(model: SlotModel, one: SpinDistribution = spinDistribution(model)): ExactMaths {
  const cap = model.maxWin * STAKE_COINS;
  const { multiplier } = model.freeSpins;
  const quiet = outcomesOf(one.quiet, one.total);
  const trigger = outcomesOf(one.trigger, one.total);
  const triggerRate = total(trigger.chances);
  const none = new Float64Array(cap + 1);
  none[0] = 1;
  const finished = new Float64Array(cap + 1);
  addSpin(none, quiet, finished);
  const feature = new Float64Array(cap + 1);
  featurePay(model, quiet, trigger, Math.ceil(cap / multiplier) + 1).forEach((chance, coins) => {
    const slot = Math.min(coins * multiplier, cap);
    feature[slot] = at(feature, slot) + chance;
  });
  addSpin(feature, trigger, finished);
  let rtp = 0;
  let square = 0;
  finished.forEach((chance, coins) => {
    const back = coins / STAKE_COINS;
    rtp += chance * back;
    square += chance * back * back;
  });
  return {
    rtp,
    uncapped: (mean(one) / STAKE_COINS) * (1 + triggerRate * featureSpins(model.freeSpins, triggerRate) * multiplier),
    hitRate: 1 - (one.quiet.get(0) ?? 0) / one.total,
    triggerRate,
    capRate: at(finished, cap),
    deviation: Math.sqrt(square - rtp * rtp),
  };
}
