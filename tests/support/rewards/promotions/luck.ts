import { longDraw } from '../../../../studio/src/maths/random';
import type { Way } from './ways';

/** What a stake of 1 becomes in the next round. */
export type Luck = () => number;

/** More than one week or one bonus takes; a long proof plays its rest anew. */
const MAX_KEPT = 100_000;

type Kept = { rounds: number[]; next: Luck };

const known = new Map<number, WeakMap<Way, Kept>>();

const playing = (way: Way, seed: number): Luck => {
  const draw = longDraw(seed);
  return () => way.play(draw);
};

function keptOf(way: Way, seed: number): Kept {
  const ofSeed = known.get(seed) ?? new WeakMap<Way, Kept>();
  known.set(seed, ofSeed);
  const kept = ofSeed.get(way) ?? { rounds: [], next: playing(way, seed) };
  ofSeed.set(way, kept);
  return kept;
}

/**
 * The rounds of a way of staking from a seed, one after another. Every pattern and every bonus meets the same ones, which are drawn once:
 * to play them takes far longer than to reckon with them.
 */
export function luckOf(way: Way, seed: number): Luck {
  const { rounds, next } = keptOf(way, seed);
  let place = 0;
  let alone: Luck | undefined;
  return () => {
    const at = place;
    place += 1;
    if (at < MAX_KEPT) {
      const round = rounds[at] ?? next();
      rounds[at] = round;
      return round;
    }
    if (!alone) {
      alone = playing(way, seed);
      for (let skipped = 0; skipped < MAX_KEPT; skipped += 1) alone();
    }
    return alone();
  };
}
