import { LINES_10, LINES_20, LINES_40 } from './lines';
import type { SlotModel } from './model';
import { layStrip, type ReelRecipe } from './strips';

type Recipe = Omit<SlotModel, 'strips' | 'engine'> & { reels: readonly ReelRecipe[] };

function model({ reels, ...rest }: Recipe): SlotModel {
  const strips = reels.map((recipe, reel) => layStrip(recipe, rest.rows, 7919 * (reel + 1) + rest.id.length));
  return { engine: 'slot', ...rest, strips };
}

/** Many small wins over ten lines. */
const hearth = model({
  id: 'hearth',
  volatility: 'low',
  rows: 3,
  lines: LINES_10,
  reels: [
    'S1 A2 B2 C3 D3 E4 F4 G4 H4',
    'W2 S1 A2 B3 C3 D3 E4 F4 G4 H4',
    'W2 S1 A2 B3 C3 D3 E4 F4 G4 H4',
    'W2 S1 A2 B2 C3 D4 E4 F4 G4 H4',
    'S1 A2 B2 C3 D3 E4 F4 G5 H5',
  ],
  pays: {
    A: [130, 550, 1800],
    B: [80, 260, 900],
    C: [55, 180, 550],
    D: [45, 110, 350],
    E: [22, 55, 180],
    F: [22, 55, 180],
    G: [18, 45, 130],
    H: [18, 45, 130],
  },
  wildMultiplier: 1,
  scatterPays: [40, 200, 1000],
  freeSpins: { count: 8, retrigger: 4, max: 24, multiplier: 2 },
  maxWin: 1000,
});

/** Twenty lines, pictures in pairs, quick free spins. */
const orchard = model({
  id: 'orchard',
  volatility: 'low',
  rows: 3,
  lines: LINES_20,
  reels: [
    'S1 A1*2 B1*2 C3 D3 E4 F4 G4 H4 I4',
    'W2 S1 A2 B1*2 C3 D3 E4 F4 G4 H4 I3',
    'W2 S1 A2 B2 C3 D3 E4 F4 G4 H4 I3',
    'W2 S1 A2 B2 C3 D3 E4 F4 G4 H4 I3',
    'S1 A2 B2 C3 D3 E4 F4 G4 H4 I4',
  ],
  pays: {
    A: [75, 290, 1300],
    B: [50, 190, 600],
    C: [34, 120, 390],
    D: [30, 85, 290],
    E: [14, 45, 150],
    F: [14, 45, 150],
    G: [12, 34, 120],
    H: [12, 34, 120],
    I: [10, 30, 95],
  },
  wildMultiplier: 1,
  scatterPays: [40, 200, 1000],
  freeSpins: { count: 10, retrigger: 5, max: 30, multiplier: 2 },
  maxWin: 1500,
});

/** Twenty lines, a wild doubles what it joins. */
const caravan = model({
  id: 'caravan',
  volatility: 'medium',
  rows: 3,
  lines: LINES_20,
  reels: [
    'S1 A1 B2 C2 D3 E4 F4 G4 H5 I5',
    'W1 S1 A2 B2 C2 D3 E4 F4 G5 H5 I4',
    'W2 S1 A1 B2 C2 D3 E4 F4 G5 H5 I4',
    'W1 S1 A2 B2 C2 D3 E4 F4 G5 H5 I4',
    'S1 A1 B2 C2 D3 E4 F4 G5 H5 I5',
  ],
  pays: {
    A: [75, 390, 1900],
    B: [45, 200, 900],
    C: [36, 130, 500],
    D: [22, 75, 300],
    E: [10, 30, 110],
    F: [10, 30, 110],
    G: [6, 20, 75],
    H: [6, 20, 75],
    I: [5, 16, 65],
  },
  wildMultiplier: 2,
  scatterPays: [40, 200, 1000],
  freeSpins: { count: 10, retrigger: 5, max: 30, multiplier: 3 },
  maxWin: 2500,
});

/** Four rows and forty lines, stacked pictures. */
const tempest = model({
  id: 'tempest',
  volatility: 'medium',
  rows: 4,
  lines: LINES_40,
  reels: [
    'S1 A1*3 B1*3 C1*3 D1*3 E3 F3 G3 H4 I4',
    'W2 S1 A1*2 B1*2 C1*3 D1*3 E3 F4 G4 H4 I3',
    'W2 S1 A1*2 B1*2 C1*2 D1*3 E3 F4 G4 H4 I4',
    'W2 S1 A1*2 B1*2 C1*3 D1*3 E3 F3 G4 H4 I4',
    'S1 A1*2 B1*3 C1*3 D1*3 E4 F4 G4 H4 I4',
  ],
  pays: {
    A: [20, 110, 400],
    B: [16, 65, 240],
    C: [14, 40, 160],
    D: [11, 32, 110],
    E: [7, 16, 55],
    F: [5, 16, 55],
    G: [4, 11, 36],
    H: [4, 11, 36],
    I: [4, 9, 28],
  },
  wildMultiplier: 1,
  scatterPays: [40, 200, 1000],
  freeSpins: { count: 12, retrigger: 4, max: 28, multiplier: 2 },
  maxWin: 3000,
});

/** Few hits, tall ones: wilds triple, free spins triple again. */
const summit = model({
  id: 'summit',
  volatility: 'high',
  rows: 3,
  lines: LINES_20,
  reels: [
    'S1 A1 B1 C2 D2 E4 F4 G5 H5 I5',
    'W1 S1 A1 B1 C2 D2 E4 F4 G5 H5 I6',
    'W1 S1 A1 B2 C2 D3 E4 F4 G5 H5 I5',
    'W1 S1 A1 B1 C2 D3 E4 F4 G5 H5 I5',
    'S1 A1 B2 C2 D3 E4 F4 G5 H5 I6',
  ],
  pays: {
    A: [100, 800, 5100],
    B: [60, 400, 2000],
    C: [40, 210, 1000],
    D: [30, 120, 500],
    E: [6, 24, 120],
    F: [6, 24, 120],
    G: [0, 16, 80],
    H: [0, 16, 80],
    I: [0, 12, 60],
  },
  wildMultiplier: 3,
  scatterPays: [60, 300, 2000],
  freeSpins: { count: 10, retrigger: 10, max: 30, multiplier: 3 },
  maxWin: 5000,
});

/** Four rows, forty lines, a wild doubles; most of the return waits in the free spins. */
const nomad = model({
  id: 'nomad',
  volatility: 'high',
  rows: 4,
  lines: LINES_40,
  reels: [
    'S1 A1*2 B1*2 C3 D3 E4 F4 G5 H5 I5',
    'W1 S1 A2 B2 C2 D3 E4 F5 G5 H5 I5',
    'W1 S1 A2 B2 C3 D3 E4 F5 G5 H5 I5',
    'W1 S1 A2 B2 C3 D3 E5 F5 G5 H5 I5',
    'S1 A2 B2 C3 D3 E5 F5 G5 H5 I5',
  ],
  pays: {
    A: [40, 270, 1800],
    B: [26, 130, 800],
    C: [20, 85, 400],
    D: [14, 60, 230],
    E: [5, 16, 85],
    F: [5, 16, 85],
    G: [0, 12, 60],
    H: [0, 12, 60],
    I: [0, 10, 50],
  },
  wildMultiplier: 2,
  scatterPays: [40, 200, 1500],
  freeSpins: { count: 10, retrigger: 5, max: 30, multiplier: 4 },
  maxWin: 5000,
});

export const SLOT_MODELS: readonly SlotModel[] = [hearth, orchard, caravan, tempest, summit, nomad];

/** A slot model by its id. @throws RangeError for an unknown one: games come from our own catalogue. */
export function slotModelOf(id: string): SlotModel {
  const found = SLOT_MODELS.find((item) => item.id === id);
  if (!found) throw new RangeError(`Unknown slot model ${id}`);
  return found;
}
