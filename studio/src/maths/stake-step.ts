import { STAKE_COINS } from './model';

/** Every stake divides by this many minor units: a coin of a slot is a twentieth of its stake, so that no win of lines is rounded. */
export const STAKE_STEP = BigInt(STAKE_COINS);

/** Whether a game that offers these stakes takes this one, in minor units: any from the least to the largest of them, in whole steps. */
export function takesStake(offered: readonly bigint[], stake: bigint): boolean {
  const [least, most] = [offered.at(0), offered.at(-1)];
  if (least === undefined || most === undefined) return false;
  return stake >= least && stake <= most && stake % STAKE_STEP === 0n;
}
