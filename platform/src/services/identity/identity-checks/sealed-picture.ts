import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The layout of what is sealed: its version, 12 bytes of nonce, 16 of tag, and the rest. */
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A key of its own for each use, derived by HKDF from the secret that encrypts what the database keeps: none of them tells anything of
 * another, or of the secret.
 */
const keyOf = (secret: string, use: 'identity documents' | 'identity numbers') =>
  Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/** What binds sealed bytes to their place: in another player's row, or another row of theirs, they do not open. */
const bound = (userId: string, id: string) => Buffer.from(`${userId}/${id}`);

/**
 * Encrypts bytes of a player's document by AES-256-GCM.
 * @param secret SECOND_FACTOR_SECRET
 * @param id of the row they are kept in
 */
export function sealBytes(secret: string, userId: string, id: string, bytes: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, 'identity documents'), iv).setAAD(bound(userId, id));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), sealed]);
}

/** What sealBytes encrypted. @throws Error for another secret, another player or row, or changed bytes */
export function openBytes(secret: string, userId: string, id: string, sealed: Buffer): Buffer {
  if (sealed[0] !== VERSION) throw new Error('A document is sealed in a way that is not known.');
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const key = keyOf(secret, 'identity documents');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(bound(userId, id))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** By what a document is known again: a keyed hash, since numbers are few enough to be tried. number: of normalNumber */
export const numberHashOf = (secret: string, document: { country: string; kind: string; number: string }): string =>
  createHmac('sha256', keyOf(secret, 'identity numbers'))
    .update(JSON.stringify([document.country, document.kind, document.number]))
    .digest('base64url');
