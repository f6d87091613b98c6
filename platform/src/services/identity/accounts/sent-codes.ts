import { randomInt } from 'node:crypto';
import type { ErrorCode } from '@kozyr/contracts/errors';
import { DomainError } from '../../../errors';

/** A code of so many digits, each as likely as any other; leading zeros stay. @param digits 1 to 14 */
export function randomDigits(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** Spec §8: the sentences a site may know a refused code by. */
const REFUSALS = {
  wrong: ['ERR_INVALID_CODE', 'Invalid code'],
  absent: ['ERR_INVALID_CODE', 'Invalid code'],
  expired: ['ERR_CODE_EXPIRED', 'Code expired'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

/** What a code that is not right is answered by. Expired is also one with too many tries behind it; absent is a
 * code that was never sent, which a stranger cannot tell from a wrong one. */
export function codeRefusal(verdict: keyof typeof REFUSALS): DomainError {
  const [code, message] = REFUSALS[verdict];
  return new DomainError(code, message);
}
