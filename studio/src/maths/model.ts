/** Symbols of every model: W wild, S scatter, A..D pictures (A pays most), E..I low symbols. */
export const SYMBOLS = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

export const isSymbol = (value: unknown): value is SlotSymbol => SYMBOLS.some((symbol) => symbol === value);

/** A stake is always this many coins; pays are in coins, so that a win is exactly stake x coins / 20. */
export const STAKE_COINS = 20;

export const REELS = 5;

export type FreeSpins = {
  /** Spins given by three or more scatters. */
  count: number;
  /** Spins added when three or more scatters come during free spins. */
  retrigger: number;
  /** Most free spins in one round. */
  max: number;
  /** Every win of a free spin is multiplied by this. */
  multiplier: number;
};

/** The whole mathematics of a game: nothing outside of this decides what a round pays. */
export type SlotModel = {
  engine: 'slot';
  id: string;
  volatility: 'low' | 'medium' | 'high';
  rows: 3 | 4;
  /** Row index by reel, one entry per line; a line pays from the left. */
  lines: readonly (readonly number[])[];
  /** Symbols of each reel in order; the window shows `rows` of them from the stop on, wrapping round. */
  strips: readonly (readonly SlotSymbol[])[];
  /** Coins for 3, 4 and 5 of a kind on one line. */
  pays: Readonly<Partial<Record<SlotSymbol, readonly [number, number, number]>>>;
  /** A wild stands for any picture or low symbol, on reels 2 to 4 only; each one in a winning line multiplies it. */
  wildMultiplier: number;
  /** Coins for 3, 4 and 5 scatters anywhere. */
  scatterPays: readonly [number, number, number];
  freeSpins: FreeSpins;
  /** A round pays at most this many stakes; it ends when it gets there. */
  maxWin: number;
};

/** Reads a list where the index is known to be inside; a miss is a bug in the model, never in the input. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return value;
}
