/**
 * Hundredths of a percent that a game has to keep for its stakes to bring what stakes bring: more than jackpots and battles give back
 * of them together. A game that keeps less would pay whoever plays it well for staking.
 */
export const MIN_EDGE = 250;

/** Whether stakes of a game grow jackpots and count in battles, by its edge in hundredths of a percent. */
export const feedsPrizes = (houseEdge: number): boolean => houseEdge >= MIN_EDGE;

/**
 * What the house keeps of a stake on average, hundredths of a percent, by a published RTP: "96.20" is 380. Nothing for an RTP of 100
 * and more, and for a text that is no percentage: no promotion gives back what nobody is known to have kept.
 */
export function houseEdgeOf(rtp: string): number {
  const match = /^(\d{1,3})(?:\.(\d{1,2})\d*)?$/.exec(rtp);
  if (!match) return 0;
  const back = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Math.max(0, 10_000 - back);
}
