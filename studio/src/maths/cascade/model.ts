/** Symbols that pay: A..D pictures (A pays most), E..I low symbols. */
export const PAYING = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type PayingSymbol = (typeof PAYING)[number];

/** What stands in one place of the grid: a symbol that pays, a scatter, or a multiplier by its value, "x25". */
export type Cell = PayingSymbol | 'S' | `x${number}`;

const CELL = /^(?:[A-IS]|x[1-9]\d{0,3})$/;

export const isCell = (value: unknown): value is Cell => typeof value === 'string' && CELL.test(value);

export const COLUMNS = 6;
export const ROWS = 5;

/** How often each thing falls into a place, as whole weights; M is a multiplier, whose value is drawn after it. */
export type Weights = Readonly<Record<PayingSymbol | 'S' | 'M', number>>;

/** Values of a multiplier symbol with their weights. */
export type Multipliers = readonly (readonly [value: number, weight: number])[];

/** The whole mathematics of a cascade game: nothing outside of this decides what a round pays. */
export type CascadeModel = {
  engine: 'cascade';
  id: string;
  volatility: 'low' | 'medium' | 'high';
  /** Coins for 8 or 9, 10 or 11, and 12 or more of a kind anywhere. A stake is 20 coins. */
  pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
  /** Coins for 4, 5, and 6 or more scatters anywhere. */
  scatterPays: readonly [number, number, number];
  /** In the paid spin. */
  paid: { weights: Weights; multipliers: Multipliers };
  /** In free spins. */
  free: { weights: Weights; multipliers: Multipliers };
  freeSpins: {
    /** Spins given by four or more scatters. */
    count: number;
    /** Spins added by three or more scatters during free spins. */
    retrigger: number;
    /** Most free spins in one round. */
    max: number;
  };
  /** A round pays at most this many stakes; it ends when it gets there. */
  maxWin: number;
};
