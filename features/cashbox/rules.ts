import { toMinor } from '@kozyr/contracts/money';
import type { PaymentMethodKind } from '@kozyr/contracts/payments';
import { CASHBOX_ACTIONS, HISTORY_KINDS, type HistoryKind } from './types';

export type AmountProblem =
  | { reason: 'required' }
  | { reason: 'invalid' }
  | { reason: 'belowMinimum'; limit: string }
  | { reason: 'aboveMaximum'; limit: string };

/** What a player typed as the decimal string the API takes: "1 250,5" becomes "1250.50". Null when it is no amount. */
export function parseAmount(text: string): string | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`;
}

/** Whether an amount can be deposited by a method with these limits; the reason when not. Money is compared in minor units. */
export function checkAmount(
  text: string,
  limits: { minimum: string; maximum: string },
): { ok: true; amount: string } | { ok: false; problem: AmountProblem } {
  if (text.trim() === '') return { ok: false, problem: { reason: 'required' } };
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

/** Which history an address asks for; deposits for anything unknown. */
export function readHistoryKind(value: string | null | undefined): HistoryKind {
  return HISTORY_KINDS.find((kind) => kind === value) ?? 'deposits';
}

/** Methods this device can pay with: Apple Pay and Google Pay need their own support, cards need none. */
export function isMethodOffered(kind: PaymentMethodKind, device: { applePay: boolean; googlePay: boolean }): boolean {
  if (kind === 'applepay') return device.applePay;
  if (kind === 'googlepay') return device.googlePay;
  return true;
}

/** A page number from an address; 1 for anything that is none. */
export function readPage(value: string | null | undefined): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
