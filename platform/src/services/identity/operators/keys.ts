import { createHash, randomBytes } from 'node:crypto';

/** A key nobody can guess: 256 random bits, base64url. */
export function makeKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a key. One round of SHA-256 is right here and would be wrong for a password: slow hashes make up for secrets
 * that people choose, and 256 random bits can't be searched through at any speed. It also lets the row be found by the hash.
 */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
