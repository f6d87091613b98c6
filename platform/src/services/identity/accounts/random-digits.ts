import { randomInt } from 'node:crypto';

/** A code of so many digits, each as likely as any other; leading zeros stay. @param digits 1 to 14 */
export function randomDigits(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
