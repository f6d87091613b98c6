import { fromMinor, toMinor } from '@kozyr/contracts/money';

/** A thin no-break space would be lost in some fonts: an ordinary no-break space groups the digits. */
const GAP = '\u00a0';

/** "1250.50" as "1 250.50": digits in threes by a space (spec §5). */
export function grouped(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, GAP)}.${cents}`;
}

/** The same without cents where there are none, for tight places. */
export const short = (amount: string): string => grouped(amount).replace(/\.00$/, '');

export { fromMinor, toMinor };

/** A currency's sign. */
export const signOf = (currency: string): string => (currency === 'kzt' ? '₸' : '₴');
