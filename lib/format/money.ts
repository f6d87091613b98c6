/** Currencies that can be shown; wallets hold only the first two (spec §1). crd: credits of play money. */
export type DisplayCurrency = 'uah' | 'kzt' | 'usd' | 'eur' | 'kgs' | 'crd';

const SIGNS: Record<DisplayCurrency, string> = { uah: '₴', kzt: '₸', usd: '$', eur: '€', kgs: 'сом', crd: 'CR' };

/** The sign of a currency: ₴. */
export const currencySign = (currency: DisplayCurrency): string => SIGNS[currency];

/** Narrow no-break space: an amount never breaks over two lines. */
const GROUP = '\u202f';
const BEFORE_SIGN = '\u00a0';

/** Whole digits grouped in threes by a space (spec §5): "1250" becomes "1 250". Keeps sign and decimals as they are. */
export function groupDigits(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/**
 * An amount to read: {"1250.5", uah} becomes "1 250.50 ₴". `whole` floors, as bonus amounts are shown (spec §5).
 * Works on the decimal string itself: no float ever holds money.
 * @param amount decimal string in major units
 * @throws RangeError when it is not one
 */
export function formatMoney(
  amount: string,
  { currency, whole = false, signed = false }: { currency?: DisplayCurrency; whole?: boolean; signed?: boolean } = {},
): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount);
  if (!match) throw new RangeError(`Not a decimal amount: "${amount}"`);
  const [, minus = '', digits = '0', fraction = ''] = match;
  const cents = fraction.padEnd(2, '0').slice(0, 2);
  const floored = minus && /[1-9]/.test(fraction) ? String(BigInt(digits) + 1n) : digits;
  const number = whole ? groupDigits(floored) : `${groupDigits(digits)}.${cents}`;
  const zero = !/[1-9]/.test(number);
  const sign = zero ? '' : minus ? '−' : signed ? '+' : '';
  return `${sign}${number}${currency ? `${BEFORE_SIGN}${SIGNS[currency]}` : ''}`;
}

/** A wager multiplier with two decimals (spec §5): 35 becomes "35.00". */
export function formatWager(wager: number): string {
  return groupDigits(wager.toFixed(2));
}
