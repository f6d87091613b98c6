import { toMinor } from '@kozyr/contracts/money';
import { CASHBOX_ACTIONS } from './types';

export type AmountProblem =
  | { reason: 'required' | 'incomplete' | 'invalid' }
  | { reason: 'belowMinimum'; limit: string }
  | { reason: 'aboveMaximum'; limit: string };

type Amount<Problem> = { ok: true; amount: string } | { ok: false; problem: Problem };

/** What a player typed as the decimal string the API takes: "1 250,5" becomes "1250.50". Null when it is no amount. */
export function parseAmount(text: string): string | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`;
}

/** An amount whose typing stopped halfway: "250." or ".50". Spec §5, "Please enter the full value". */
const isIncomplete = (text: string) => /^(\d[\d\s\u00a0\u202f]*[.,]|[.,]\d{1,2})$/.test(text.trim());

/** Whether an amount keeps to these limits; the reason when not. Money is compared in minor units. */
export function checkAmount(text: string, limits: { minimum: string; maximum: string }): Amount<AmountProblem> {
  if (text.trim() === '') return { ok: false, problem: { reason: 'required' } };
  if (isIncomplete(text)) return { ok: false, problem: { reason: 'incomplete' } };
  const amount = parseAmount(text);
  if (amount === null) return { ok: false, problem: { reason: 'invalid' } };
  if (toMinor(amount) < toMinor(limits.minimum))
    return { ok: false, problem: { reason: 'belowMinimum', limit: limits.minimum } };
  if (toMinor(amount) > toMinor(limits.maximum))
    return { ok: false, problem: { reason: 'aboveMaximum', limit: limits.maximum } };
  return { ok: true, amount };
}

/** The cashbox action an address asks for; deposit for anything unknown. Spec §2. */
export function readAction(value: string | null | undefined): (typeof CASHBOX_ACTIONS)[number] {
  return CASHBOX_ACTIONS.find((action) => action === value) ?? 'deposit';
}
