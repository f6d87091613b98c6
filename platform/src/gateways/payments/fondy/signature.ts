import { createHash, timingSafeEqual } from 'node:crypto';

/** A flat body as this protocol signs it. */
export type Signable = Readonly<Record<string, unknown>>;

/** What an answer has beside its parameters, and no signature covers. */
const UNSIGNED = new Set(['signature', 'response_signature_string']);

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/**
 * The signature of a body by a key: SHA-1 in hex of the key and every value that is not empty, in the order of their names, joined by
 * "|" (docs.fondy.eu/en/docs/page/3, docs.hutko.org, docs.flitt.com/api/building-signature).
 */
export function signatureOf(body: Signable, key: string): string {
  const values = Object.keys(body)
    .filter((name) => !UNSIGNED.has(name))
    .sort()
    .map((name) => body[name])
    .filter((value) => isScalar(value) && value !== '');
  return createHash('sha1')
    .update([key, ...values].join('|'))
    .digest('hex');
}

/** The key by which a body has its own signature, compared in constant time; null: it is by none of these. */
export function signerOf(body: Signable, keys: readonly string[]): string | null {
  const { signature } = body;
  if (typeof signature !== 'string' || !/^[\da-f]{40}$/i.test(signature)) return null;
  const given = Buffer.from(signature, 'hex');
  // All are tried, so that how long it takes does not tell which key it was.
  const right = keys.filter((key) => timingSafeEqual(given, Buffer.from(signatureOf(body, key), 'hex')));
  return right[0] ?? null;
}

/** The signature by which an application asks for a report: SHA-512 in hex (docs.fondy.eu/en/docs/page/61). */
export const reportSignature = (key: string, application: string, date: string): string =>
  createHash('sha512').update([key, application, date].join('|')).digest('hex');
