import { toMinor } from '@kozyr/contracts/money';
import { parseAmount } from '@/lib/format/typed-amount';
import { CASHBOX_ACTIONS } from './types';

export type AmountProblem =
  | { reason: 'required' | 'incomplete' | 'invalid' }
  | { reason: 'belowMinimum'; limit: string }
  | { reason: 'aboveMaximum'; limit: string };

type Amount<Problem> = { ok: true; amount: string } | { ok: false; problem: Problem };

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
