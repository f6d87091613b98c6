import type { Currency } from '@kozyr/contracts/money';

const SIGNS: Readonly<Record<Currency, string>> = { uah: '₴', kzt: '₸' };

/** An amount as the site's cards show it, "1 250 ₴": whole ones are cut. @param amount decimal string in major units */
export function cardMoney(amount: string, { currency, whole }: { currency: Currency; whole: boolean }): string {
  const [units = '0', cents = ''] = amount.split('.');
  const grouped = units.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
  return `${grouped}${whole ? '' : `.${cents.padEnd(2, '0')}`}\u00a0${SIGNS[currency]}`;
}
