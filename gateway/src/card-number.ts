import { createHmac } from 'node:crypto';
import type { CardBrand } from '@kozyr/contracts/cards';

/** What can be wrong with the number of a card, as the payer is told. */
export const NUMBER_PROBLEMS = ['empty', 'not_digits', 'length', 'brand', 'checksum'] as const;
export type NumberProblem = (typeof NUMBER_PROBLEMS)[number];

const MIN_DIGITS = 12;
const LENGTHS: Record<CardBrand, readonly number[]> = { visa: [13, 16, 19], mastercard: [16] };

function brandOf(digits: string): CardBrand | null {
  if (digits.startsWith('4')) return 'visa';
  const first = Number(digits.slice(0, 4));
  return (first >= 5100 && first <= 5599) || (first >= 2221 && first <= 2720) ? 'mastercard' : null;
}

/** ISO/IEC 7812: from the right, every second digit counts double, by the sum of its digits. */
function hasChecksum(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export type CardNumber = { digits: string; brand: CardBrand };

/** Reads what a payer typed; spaces and dashes between the digits are theirs to choose. */
export function readCardNumber(typed: string): ({ ok: true } & CardNumber) | { ok: false; problem: NumberProblem } {
  const digits = typed.replaceAll(/[\s\-–]/g, '');
  if (digits === '') return { ok: false, problem: 'empty' };
  if (!/^\d+$/.test(digits)) return { ok: false, problem: 'not_digits' };
  if (digits.length < MIN_DIGITS) return { ok: false, problem: 'length' };
  const brand = brandOf(digits);
  if (!brand) return { ok: false, problem: 'brand' };
  if (!LENGTHS[brand].includes(digits.length)) return { ok: false, problem: 'length' };
  return hasChecksum(digits) ? { ok: true, digits, brand } : { ok: false, problem: 'checksum' };
}

/** The same for the same number; without the secret nothing can be tried against it. */
export function fingerprintOf(secret: string, digits: string): string {
  return createHmac('sha256', secret).update(digits).digest('base64url');
}
