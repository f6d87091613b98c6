import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether two secrets, tokens or hashes are the same text. Their digests are compared, so the time taken tells neither how far they
 * agree nor how long they are.
 */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}
