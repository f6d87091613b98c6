import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { toMinor } from '@kozyr/contracts/money';
import type { BonusRow } from './bonus-view';

/** The terms that money is computed by, in minor units and hundredths. */
export type Terms = Pick<
  BonusRow,
  | 'type'
  | 'amount'
  | 'maxAmount'
  | 'minDeposit'
  | 'wager'
  | 'wagerType'
  | 'maxWin'
  | 'winAmountType'
  | 'activationsOffset'
  | 'burningOnTimeout'
  | 'burningOnDeposit'
  | 'burningOnWithdrawal'
  | 'burningAmount'
  | 'maxBet'
>;

/** Whether bonuses of a group are a share of a week's net loss: they wait for the Monday after their week, and for no deposit. */
export const isWeekly = (group: { name: string }): boolean => group.name === 'WeeklyCashback';

/** The terms of a snapshot as the engine computes with them. */
export function termsRow(terms: Bonus | ListedBonus): Terms {
  return {
    type: terms.type,
    amount: toMinor(terms.bonus_amount),
    maxAmount: terms.type === 'PERCENTAGE' ? toMinor(terms.max_bonus_amount) : 0n,
    minDeposit: toMinor(terms.min_deposit_amount),
    wager: Math.round(terms.wager * 100),
    wagerType: terms.wager_type,
    maxWin: toMinor(terms.max_win_amount),
    winAmountType: terms.win_amount_type,
    activationsOffset: terms.activations_offset,
    burningOnTimeout: terms.burning_on_timeout,
    burningOnDeposit: terms.burning_on_deposit,
    burningOnWithdrawal: terms.burning_on_withdrawal,
    burningAmount: toMinor(terms.burning_amount),
    maxBet: terms.max_bet_amount ? toMinor(terms.max_bet_amount) : null,
  };
}
