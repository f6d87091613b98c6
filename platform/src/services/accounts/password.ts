import { hash, verify } from '@node-rs/argon2';

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. Stated, so that the hash of nobody costs the same. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash no password fits, made with the same options. */
const HASH_OF_NOBODY = hash(crypto.randomUUID(), OPTIONS);

/** Argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Whether the password fits. With no hash it does the same work and answers false, so that timing names no account. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await HASH_OF_NOBODY), password);
  return fits && passwordHash !== undefined;
}
