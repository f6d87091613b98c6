import type { StakeCurrency } from '@kozyr/contracts/money';

const SIGNS: Readonly<Record<StakeCurrency, string>> = { uah: '₴', kzt: '₸', crd: 'crd' };

/** Digits in threes, parted by a no-break space; no number is made of them. @param amount decimal string, "-1250.50" */
export function groupDigits(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '\u00a0');
  return `${grouped.replace('-', '\u2212')}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** An amount with the sign of its currency, "1 250.50 ₴". @param amount decimal string in major units */
export function formatMoney(amount: string, currency: StakeCurrency): string {
  return `${groupDigits(amount)}\u00a0${SIGNS[currency]}`;
}
