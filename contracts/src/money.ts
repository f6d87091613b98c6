import * as z from 'zod/mini';

/** Currencies a player's wallet can hold, as written on the wire. Spec §1; USD, EUR and KGS are labels only. */
export const CURRENCIES = ['uah', 'kzt'] as const;

export const currencySchema = z
  .enum(CURRENCIES)
  .check(z.describe('ISO 4217 code in lower case. Default uah (spec §9).'));

export type Currency = z.infer<typeof currencySchema>;

/** Credits of play money as written on the wire: nobody buys them, and nobody is paid for them (credits.ts). */
export const CREDITS = 'crd';

/** What a round is played for: the money of the player's wallet, or credits where nobody plays for money. */
export const STAKE_CURRENCIES = [...CURRENCIES, CREDITS] as const;
export const stakeCurrencySchema = z
  .enum(STAKE_CURRENCIES)
  .check(z.describe('ISO 4217 code in lower case, or crd: credits of play money, which are staked as hryvnias are.'));
export type StakeCurrency = z.infer<typeof stakeCurrencySchema>;

/** Whether it is money that is played for, and not credits. */
export const isMoney = (currency: StakeCurrency): currency is Currency => currency !== CREDITS;

/** The money whose bounds hold for a stake: a credit is staked as a hryvnia is. */
export const stakedAs = (currency: StakeCurrency): Currency => (isMoney(currency) ? currency : 'uah');

/** The zone whose midnight ends a player's day, by the currency of their wallets: daily limits, weekdays, statements. */
export const CURRENCY_ZONES: Readonly<Record<Currency, string>> = { uah: 'Europe/Kyiv', kzt: 'Asia/Almaty' };

/** Digits after the decimal point for every wallet currency: one minor unit is 1/100. */
export const MINOR_DIGITS = 2;

/** An amount as the API answers it: canonical decimal string, exactly two decimals, may be negative. */
export const moneySchema = z
  .string()
  .check(
    z.regex(/^-?(0|[1-9]\d{0,14})\.\d{2}$/),
    z.describe('Decimal string in major units with two decimals, "1250.50". Never a float.'),
  );

/** An amount as a caller may send it: positive, at most two decimals, "50" or "50.5" or "50.50". */
export const amountSchema = z
  .string()
  .check(
    z.regex(/^(?!0+(\.0{1,2})?$)(0|[1-9]\d{0,11})(\.\d{1,2})?$/),
    z.describe('Positive decimal string in major units, at most two decimals, "50" or "50.50".'),
  );

/**
 * Minor units of a decimal string in major units: "12.5" becomes 1250n.
 * @throws RangeError when the text is not a plain decimal with at most two decimals.
 */
export function toMinor(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new RangeError(`Not a decimal amount with at most two decimals: "${amount}"`);
  const [, sign, whole = '0', fraction = ''] = match;
  const minor = BigInt(whole) * 100n + BigInt(fraction.padEnd(MINOR_DIGITS, '0'));
  return sign === '-' ? -minor : minor;
}

/** The canonical decimal string of an amount in minor units: 1250n becomes "12.50". */
export function fromMinor(minor: bigint): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(MINOR_DIGITS + 1, '0');
  return `${sign}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`;
}
