import { createHash } from 'node:crypto';

/** Draws that are the same for the same seed. */
export type Chance = {
  /** From 0 up to 1, which it never is. */
  next: () => number;
  /** A whole number; both ends may come. */
  whole: (from: number, to: number) => number;
  /** True in this share of all draws, 0 to 1. */
  happens: (share: number) => boolean;
  /** One of them, each as likely. @throws Error for an empty list */
  one: <T>(list: readonly T[]) => T;
  /** An id of the form of a uuid. */
  id: () => string;
};

/** The stream of draws of a seed (mulberry32); streams of different seeds have nothing to do with each other. */
export function chanceOf(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('');
  return {
    next,
    whole,
    happens: (share) => next() < share,
    one: (list) => {
      const found = list[whole(0, list.length - 1)];
      if (found === undefined) throw new Error('There is nothing to choose from.');
      return found;
    },
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
