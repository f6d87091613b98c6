import type { CardTerms } from '@kozyr/contracts/bonus-card';
import type { OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import type { BonusValues } from './form-values';

/** Of what is typed halfway: a sum that can be read as one, else nothing. */
const sum = (typed: string) => {
  const amount = typed
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? amount : '0';
};

/** The terms of a card out of what is typed, also where that is not whole yet. */
export const cardTermsOf = (of: BonusValues): CardTerms => ({
  type: of.type,
  bonus_amount: sum(of.bonus_amount),
  max_bonus_amount: sum(of.max_bonus_amount),
  min_deposit_amount: sum(of.min_deposit_amount),
  wager: Number(sum(of.wager)),
  burning_on_timeout: of.burning_on_timeout,
  activations_offset: Number(sum(of.activations_offset)),
  win_amount_type: of.win_amount_type,
  max_win_amount: sum(of.max_win_amount),
  max_bet_amount: /[1-9]/.test(sum(of.max_bet_amount)) ? sum(of.max_bet_amount) : null,
});

/** The terms of the card of a bonus that there is. */
export const cardTermsOfBonus = ({ bonus }: OperatorBonus): CardTerms => bonus;
