/** What a win is to its player: nothing; no more than the stake, which is no reason to cheer; a win; a big one; a huge one. */
type Tier = 'none' | 'plain' | 'win' | 'big' | 'huge';

/** From how many stakes on a win is big, and huge. */
const BIG = 10n;
const HUGE = 40n;

/** The tier of a win by how many times it is its stake. Both in minor units. */
export function tierOf(won: bigint, stake: bigint): Tier {
  if (won <= 0n) return 'none';
  if (won <= stake) return 'plain';
  if (won < stake * BIG) return 'win';
  return won < stake * HUGE ? 'big' : 'huge';
}

/** Whether there is anything to cheer: more came back than was staked. */
export const cheers = (won: bigint, stake: bigint): boolean => won > stake;
