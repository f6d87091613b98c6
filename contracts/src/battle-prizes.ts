/** Of a battle what its prizes depend on, minor units of its currency. */
export type PrizeTerms = {
  /** As published, first place first. */
  prizes: readonly bigint[];
  /** Counted stakes of all players from which on prizes are paid in full. */
  fullStakes: bigint;
  /** Counted stakes of all players. */
  counted: bigint;
};

/**
 * What a place is paid when a battle ends with these counted stakes, minor units; null where that is nothing: no such place, a score of
 * nothing, or less than a minor unit. Below the full stakes each prize is paid in their proportion, cut off. Of equal scores the
 * one reached first stands higher, so no two share a place; a place that nobody holds is paid to nobody. The platform pays by it and
 * the site shows by it.
 * @param place from 1 on @param score in hundredths
 */
export function prizeOfPlace({ prizes, fullStakes, counted }: PrizeTerms, place: number, score: bigint): bigint | null {
  const prize = prizes[place - 1] ?? 0n;
  if (score <= 0n) return null;
  const paid = counted >= fullStakes ? prize : (prize * counted) / fullStakes;
  return paid > 0n ? paid : null;
}
