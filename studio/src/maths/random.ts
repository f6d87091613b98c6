/** Draws an integer of 0..bound-1. Passed in everywhere, so that rounds can be replayed. */
export type Draw = (bound: number) => number;

/**
 * A seeded generator (mulberry32) for simulations, artwork and the catalogue. Never for play: play draws from HMAC.
 * Bounds are far below 2^32, so the bias of the multiplication is below 2^-20 and does not matter there.
 */
export function seededDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const value = (mixed ^ (mixed >>> 14)) >>> 0;
    return Math.floor((value / 0x1_0000_0000) * bound);
  };
}

/** FNV-1a of a text, as a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** One item of a list. */
export function pick<T>(draw: Draw, list: readonly T[]): T {
  const item = list[draw(list.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

/**
 * A seeded generator with a period of 2^128 - 1 (xoshiro128**), for simulations of many rounds: mulberry32 comes round too
 * soon for them. Never for play.
 */
export function longDraw(seed: number): Draw {
  const next = seededDraw(seed);
  let a = next(0x1_0000_0000) | 0;
  let b = next(0x1_0000_0000) | 0;
  let c = next(0x1_0000_0000) | 0;
  let d = next(0x1_0000_0000) | 1;
  return (bound) => {
    const five = Math.imul(b, 5);
    const value = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return Math.floor((value / 0x1_0000_0000) * bound);
  };
}
