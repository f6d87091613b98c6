import type { StakeCurrency } from '@kozyr/contracts/money';

// The contract's own toMinor and fromMinor would bring a validator of 25 kB along; a test holds these two to them.

/** Minor units of a canonical amount of our own server: "12.50" becomes 1250n. */
export function toMinor(amount: string): bigint {
  const [whole = '0', cents = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
}

/** The decimal string of minor units, never negative here: 1250n becomes "12.50". */
export function fromMinor(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Narrow no-break space, as the site around the frame groups digits. */
const GAP = '\u202f';

/** "1250.50" as "1 250.50": digits in threes by a space (spec §5). */
export function grouped(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, GAP)}.${cents}`;
}

/** The same without cents where there are none, for tight places. */
export const short = (amount: string): string => grouped(amount).replace(/\.00$/, '');

const SIGNS: Readonly<Record<StakeCurrency, string>> = { uah: '₴', kzt: '₸', crd: 'CR' };

/** The sign of what is played for, as the site around the frame writes it. */
export const signOf = (currency: StakeCurrency): string => SIGNS[currency];

/** "1250.50" as "1 250.50 ₴", as the site around the frame writes money. */
export const moneyText = (amount: string, currency: StakeCurrency): string =>
  `${grouped(amount)}\u00a0${signOf(currency)}`;

/** A multiplier as it is written everywhere: "2.50" as "×2.50". */
export const factor = (times: string | number): string => `×${times}`;

/** "1.2597" as "×1.25": cut to two places, digits in threes. What is paid is worked out from the exact fraction. */
export const timesText = (multiplier: string): string => {
  const [whole = '0', places = ''] = multiplier.split('.');
  return factor(grouped(`${whole}.${places.slice(0, 2).padEnd(2, '0')}`));
};

/** A share as percent with one decimal, cut: 22 of 25 is "88.0"; what is under a tenth says so. */
export function percentText(part: number, whole: number): string {
  const tenths = Math.floor((part * 1_000) / whole);
  return tenths === 0 && part > 0 ? '< 0.1' : (tenths / 10).toFixed(1);
}
