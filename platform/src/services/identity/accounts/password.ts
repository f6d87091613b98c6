import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { DomainError } from '../../../errors';

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. Stated, so that the hash of nobody costs the same. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes at once: never all cores, nor all of Node's four worker threads, so that a flood of logins leaves the rest of the API
 * its breath. What would wait for more than some two seconds is turned away.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
const MAX_WAITING = 100;
const gate = pLimit(AT_ONCE);

/** @throws DomainError SERVICE_UNAVAILABLE when too many wait already */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (gate.pendingCount >= MAX_WAITING)
    return Promise.reject(new DomainError('SERVICE_UNAVAILABLE', 'Too many sign-ins at once; try again in a moment.'));
  return gate(work);
}

/** A hash no password fits, made with the same options. */
const HASH_OF_NOBODY = hash(crypto.randomUUID(), OPTIONS);

/** Argon2id in PHC form. @throws DomainError SERVICE_UNAVAILABLE under a flood */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/**
 * Whether the password fits. With no hash it does the same work and answers false, so that timing names no account.
 * @throws DomainError SERVICE_UNAVAILABLE under a flood
 */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash ?? (await HASH_OF_NOBODY);
  return (await inTurn(() => verify(known, password))) && passwordHash !== undefined;
}
