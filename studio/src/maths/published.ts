/** What is published of a model. RTP and rates in percent as players see them; a test computes them all again. */
export type PublishedMaths = { rtp: string; hitRate: string; freeSpinsOneIn: number; deviation: number };

/**
 * Results of exactMaths(), kept because a convolution up to the cap takes seconds and a start must not.
 * RTP is cut, never rounded up. `npx tsx studio/src/simulate.ts --exact` prints them.
 */
export const PUBLISHED: Readonly<Record<string, PublishedMaths>> = {
  hearth: { rtp: '96.50', hitRate: '27.75', freeSpinsOneIn: 108, deviation: 3.345 },
  orchard: { rtp: '96.20', hitRate: '37.66', freeSpinsOneIn: 135, deviation: 3.167 },
  caravan: { rtp: '96.06', hitRate: '38.63', freeSpinsOneIn: 145, deviation: 5.697 },
  tempest: { rtp: '95.80', hitRate: '38.29', freeSpinsOneIn: 57, deviation: 4.15 },
  summit: { rtp: '95.75', hitRate: '19.77', freeSpinsOneIn: 140, deviation: 13.94 },
  nomad: { rtp: '95.61', hitRate: '23.08', freeSpinsOneIn: 84, deviation: 7.746 },
};

/** @throws RangeError for a model without published figures. */
export function publishedOf(modelId: string): PublishedMaths {
  const found = PUBLISHED[modelId];
  if (!found) throw new RangeError(`Nothing published for model ${modelId}`);
  return found;
}
