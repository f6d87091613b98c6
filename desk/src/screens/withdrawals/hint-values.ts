import type { Tone } from '@desk/components/feedback/badge';
import { formatMoney } from '@desk/lib/format/money';
import type { Currency } from '@kozyr/contracts/money';
import type { RiskHint } from '@kozyr/contracts/operator/withdrawal-queue';

const TONES: Readonly<Record<RiskHint['code'], Tone>> = {
  stake_below_deposit: 'warn',
  other_card_than_deposited: 'warn',
  shared_card: 'bad',
  shared_device: 'bad',
  shared_address: 'warn',
  velocity: 'warn',
  young_account: 'note',
  identity_not_checked: 'note',
  open_risk_case: 'bad',
  open_harm_case: 'bad',
  open_chargeback: 'bad',
};

/** How loud a hint is: red where money or people may come to harm. */
export const toneOf = (hint: RiskHint): Tone => TONES[hint.code];

const HOURS_OF_DAY = 24;

/** The numbers of a hint as its sentence takes them; money is formatted in the currency of the withdrawal. */
export function hintValues(hint: RiskHint, currency: Currency): Record<string, string | number> {
  switch (hint.code) {
    case 'stake_below_deposit':
      return { staked: formatMoney(hint.staked, currency), deposited: formatMoney(hint.deposited, currency) };
    case 'other_card_than_deposited':
      return { count: hint.known_cards };
    case 'shared_card':
    case 'shared_device':
    case 'shared_address':
      return { count: hint.others };
    case 'velocity':
      return { count: hint.withdrawals, sum: formatMoney(hint.sum, currency) };
    case 'young_account':
      return { days: Math.floor(hint.hours / HOURS_OF_DAY) };
    case 'identity_not_checked':
      return { waiting: String(hint.waiting) };
    case 'open_risk_case':
    case 'open_harm_case':
      return {};
    case 'open_chargeback':
      return { count: hint.chargebacks, owed: formatMoney(hint.owed, currency) };
  }
}
