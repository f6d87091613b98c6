import { BATTLE_RETURN } from '../../../../platform/src/services/rewards/battles/rules';
import { jackpotsReturn } from '../../../../platform/src/services/rewards/jackpots/rules';
import { type Chip, POCKETS, payoutOf } from '../../../../studio/src/maths/roulette/bets';
import { cashbackOf, type Rules } from './weeks';

export type Account = { name: string; chips: readonly Chip[] };

const chip = (spot: string, amount: bigint): Chip => ({ spot, amount });
const HIGH = 5_000_000n;

/** Several accounts that bet against each other in the same round of a wheel. */
export const COVERS: Readonly<Record<string, readonly Account[]>> = {
  'red | black': [
    { name: 'red', chips: [chip('red', HIGH)] },
    { name: 'black', chips: [chip('black', HIGH)] },
  ],
  'red | black and zero': [
    { name: 'red', chips: [chip('red', HIGH)] },
    { name: 'black and zero', chips: [chip('black', HIGH), chip('straight-0', HIGH / 18n)] },
  ],
  'three dozens': [1, 2, 3].map((dozen) => ({ name: `${dozen}`, chips: [chip(`dozen-${dozen}`, HIGH)] })),
  'red and black of one account': [{ name: 'both', chips: [chip('red', HIGH), chip('black', HIGH)] }],
  'every number an account of its own': Array.from({ length: POCKETS }, (_, number) => ({
    name: `${number}`,
    chips: [chip(`straight-${number}`, HIGH / 10n)],
  })),
};

/**
 * What a week with one such round is worth to all accounts together on average: exact, over every pocket. houseEdge: as the platform
 * keeps it, hundredths of a percent. @returns minor units, and the share of what was staked
 */
export function worthTogether(
  accounts: readonly Account[],
  houseEdge: number,
  rules: Rules,
): { mean: number; share: number } {
  let [sum, staked] = [0, 0];
  for (let pocket = 0; pocket < POCKETS; pocket += 1)
    for (const { chips } of accounts) {
      const stake = chips.reduce((total, { amount }) => total + amount, 0n);
      const won = payoutOf(chips, pocket);
      const group = { houseEdge, inBattle: rules.inBattle, rounds: 1, staked: stake, won };
      const shares = Number(jackpotsReturn('uah') + (rules.inBattle ? BATTLE_RETURN : 0n)) / 1_000_000;
      sum += Number(won - stake) + cashbackOf([group], rules.bounded) + Number(stake) * shares;
      staked += Number(stake);
    }
  return { mean: sum / POCKETS, share: sum / staked };
}
