import type { CashbackWeek } from '@kozyr/contracts/cashback';
import { BATTLE_RETURN } from '../battles/rules';

/** Rounds of one house edge, in hundredths of a percent, that counted in a battle or did not; money in minor units. */
export type RoundGroup = { houseEdge: number; inBattle: boolean; rounds: number; staked: bigint; won: bigint };

/** Parts per million in a hundredth of a percent. */
const PPM_OF_HUNDREDTH = 100n;
const PPM = 1_000_000n;

/** What the house keeps of stakes on average by the edges of their games, minor units, cut. */
export const theoreticalLossOf = (groups: readonly RoundGroup[]): bigint =>
  groups.reduce((sum, { staked, houseEdge }) => sum + staked * BigInt(houseEdge) * PPM_OF_HUNDREDTH, 0n) / PPM;

/**
 * What is left of an edge for cashback, parts per million: less what jackpots, and battles where it counts in one, give back.
 * @param jackpots what the jackpots of the currency gave back of stakes, parts per million
 */
export function marginOf(
  jackpots: bigint,
  { houseEdge, inBattle }: Pick<RoundGroup, 'houseEdge' | 'inBattle'>,
): bigint {
  const left = BigInt(houseEdge) * PPM_OF_HUNDREDTH - jackpots - (inBattle ? BATTLE_RETURN : 0n);
  return left > 0n ? left : 0n;
}

/**
 * Percent of the margin that comes back at most. Both kinds together stay below all of it, so that stakes cost more than all they
 * bring, whatever is bet against whatever and whoever bets it.
 */
export const PERCENT_OF_MARGIN = { Cashback: 50n, WeeklyCashback: 25n } as const satisfies Record<
  CashbackWeek['kind'],
  bigint
>;

/** The most a week's rounds bring of a kind of cashback however they ended, minor units, cut. @param jackpots as marginOf */
export function boundOf(kind: CashbackWeek['kind'], jackpots: bigint, groups: readonly RoundGroup[]): bigint {
  const margin = groups.reduce((sum, group) => sum + group.staked * marginOf(jackpots, group), 0n);
  return (margin * PERCENT_OF_MARGIN[kind]) / (PPM * 100n);
}
