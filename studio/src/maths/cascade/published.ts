/** What is published of a cascade model, in percent as players see it. */
export type CascadePublished = {
  rtp: string;
  hitRate: string;
  freeSpinsOneIn: number;
  /** Of a round's win, in stakes. */
  deviation: number;
  /** How many million rounds it was measured over, and half of the 95 % interval of the return in points. */
  millions: number;
  margin: string;
};

/**
 * What simulations of so many million rounds found (torrent's with each paid grid's multipliers and free spins drawn four
 * times over). Returns and rates are cut, never rounded up.
 */
const PUBLISHED: Readonly<Record<string, CascadePublished>> = {
  brook: { rtp: '96.40', hitRate: '33.72', freeSpinsOneIn: 92, deviation: 6.5, millions: 144, margin: '0.11' },
  rapids: { rtp: '95.69', hitRate: '26.17', freeSpinsOneIn: 110, deviation: 8.8, millions: 152, margin: '0.14' },
  torrent: { rtp: '96.28', hitRate: '21.39', freeSpinsOneIn: 145, deviation: 19, millions: 116, margin: '0.20' },
};

/** @throws RangeError for a model without published figures. */
export function cascadePublishedOf(modelId: string): CascadePublished {
  const found = PUBLISHED[modelId];
  if (!found) throw new RangeError(`Nothing published for model ${modelId}`);
  return found;
}
