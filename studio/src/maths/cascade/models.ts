import type { CascadeModel, Multipliers } from './model';

/** Many twos, a fifty now and then. */
const SMALL: Multipliers = [
  [2, 50],
  [3, 32],
  [4, 20],
  [5, 14],
  [8, 8],
  [10, 6],
  [15, 3],
  [25, 2],
  [50, 1],
];

/** Up to a hundred. */
const MIDDLE: Multipliers = [
  [2, 110],
  [3, 80],
  [4, 50],
  [5, 40],
  [6, 25],
  [8, 20],
  [10, 16],
  [12, 8],
  [15, 6],
  [25, 4],
  [50, 2],
  [100, 1],
];

/** Up to five hundred. */
const LARGE: Multipliers = [
  [2, 220],
  [3, 160],
  [4, 100],
  [5, 80],
  [6, 50],
  [8, 40],
  [10, 32],
  [12, 16],
  [15, 12],
  [25, 8],
  [50, 4],
  [100, 2],
  [250, 1],
  [500, 1],
];

/** Pays in one round of three; free spins are short and come often. */
const brook: CascadeModel = {
  engine: 'cascade',
  id: 'brook',
  volatility: 'low',
  pays: {
    A: [200, 500, 1000],
    B: [120, 300, 600],
    C: [70, 160, 400],
    D: [44, 110, 300],
    E: [28, 60, 200],
    F: [23, 46, 140],
    G: [17, 36, 100],
    H: [13, 28, 80],
    I: [10, 22, 70],
  },
  scatterPays: [40, 100, 400],
  paid: {
    weights: { A: 46, B: 54, C: 64, D: 76, E: 92, F: 110, G: 128, H: 146, I: 164, S: 23, M: 3 },
    multipliers: SMALL,
  },
  free: {
    weights: { A: 46, B: 54, C: 64, D: 76, E: 92, F: 110, G: 128, H: 146, I: 164, S: 23, M: 10 },
    multipliers: SMALL,
  },
  freeSpins: { count: 8, retrigger: 4, max: 32 },
  maxWin: 2500,
};

/** Pays in one round of four, more at once; what the free spins gather can carry a round far. */
const rapids: CascadeModel = {
  engine: 'cascade',
  id: 'rapids',
  volatility: 'medium',
  pays: {
    A: [300, 700, 1500],
    B: [150, 400, 1000],
    C: [80, 220, 600],
    D: [52, 140, 400],
    E: [36, 80, 280],
    F: [27, 56, 200],
    G: [19, 44, 150],
    H: [14, 34, 120],
    I: [10, 26, 90],
  },
  scatterPays: [40, 100, 400],
  paid: {
    weights: { A: 58, B: 64, C: 72, D: 80, E: 92, F: 106, G: 122, H: 138, I: 154, S: 23, M: 4 },
    multipliers: MIDDLE,
  },
  free: {
    weights: { A: 58, B: 64, C: 72, D: 80, E: 92, F: 106, G: 122, H: 138, I: 154, S: 23, M: 12 },
    multipliers: MIDDLE,
  },
  freeSpins: { count: 10, retrigger: 5, max: 40 },
  maxWin: 5000,
};

/** Pays in one round of five; multipliers go up to 500 and a third of the return waits in the free spins. */
const torrent: CascadeModel = {
  engine: 'cascade',
  id: 'torrent',
  volatility: 'high',
  pays: {
    A: [400, 1000, 3000],
    B: [160, 400, 1500],
    C: [106, 260, 900],
    D: [64, 160, 600],
    E: [42, 100, 360],
    F: [29, 70, 260],
    G: [20, 50, 180],
    H: [14, 38, 140],
    I: [10, 28, 110],
  },
  scatterPays: [40, 100, 400],
  paid: {
    weights: { A: 64, B: 70, C: 78, D: 86, E: 96, F: 108, G: 120, H: 132, I: 146, S: 22, M: 4 },
    multipliers: LARGE,
  },
  free: {
    weights: { A: 64, B: 70, C: 78, D: 86, E: 96, F: 108, G: 120, H: 132, I: 146, S: 22, M: 21 },
    multipliers: LARGE,
  },
  freeSpins: { count: 10, retrigger: 5, max: 40 },
  maxWin: 10_000,
};

export const CASCADE_MODELS: readonly CascadeModel[] = [brook, rapids, torrent];

/** A cascade model by its id. @throws RangeError for an unknown one. */
export function cascadeModelOf(id: string): CascadeModel {
  const found = CASCADE_MODELS.find((item) => item.id === id);
  if (!found) throw new RangeError(`Unknown cascade model ${id}`);
  return found;
}
