import { ERASURE_WAITS_FOR, type ErasureWaitsFor } from '@kozyr/contracts/erasure';
import type { ApiError } from '@/lib/api/api-error';

/** Why an erasure is refused, as a key below `account.settings.erase.refused`; null: for another reason. */
export type EraseRefusal = 'notClosed' | 'money' | ErasureWaitsFor;

export function eraseRefusal({ code, details }: Pick<ApiError, 'code' | 'details'>): EraseRefusal | null {
  if (code === 'ACCOUNT_NOT_CLOSED') return 'notClosed';
  if (code === 'MONEY_LEFT') return 'money';
  if (code !== 'ERASURE_WAITS') return null;
  return ERASURE_WAITS_FOR.find((what) => what === details.waits_for) ?? 'payments';
}
