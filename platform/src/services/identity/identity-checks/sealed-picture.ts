import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { makingSecret, type Secrets } from '@kozyr/kit/exchanged-secrets';
import { byEachSecret } from '../../kernel/sealing/by-each-secret';

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
 * @param secrets SECOND_FACTOR_SECRET: the first one seals
 * @param id of the row they are kept in
 */
export function sealBytes(secrets: Secrets, userId: string, id: string, bytes: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const key = keyOf(makingSecret(secrets), 'identity documents');
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound(userId, id));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), sealed]);
}

/** What sealBytes encrypted by one of these secrets. @throws Error for others, another player or row, or changed bytes */
export function openBytes(secrets: Secrets, userId: string, id: string, sealed: Buffer): Buffer {
  if (sealed[0] !== VERSION) throw new Error('A document is sealed in a way that is not known.');
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  return byEachSecret(secrets, (secret) => {
    const key = keyOf(secret, 'identity documents');
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      .setAAD(bound(userId, id))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]);
  });
}

/** A document by what is written on it; number: of normalNumber. */
export type Document = { country: string; kind: string; number: string };

/**
 * By what a document is known again: a keyed hash by each secret of an exchange, since numbers are few enough to be tried. By the first
 * it is kept; what was kept before the exchange stands under another.
 */
export const numberHashesOf = (secrets: Secrets, { country, kind, number }: Document): [string, ...string[]] => {
  const hashBy = (secret: string) =>
    createHmac('sha256', keyOf(secret, 'identity numbers'))
      .update(JSON.stringify([country, kind, number]))
      .digest('base64url');
  return [hashBy(makingSecret(secrets)), ...[secrets].flat().slice(1).map(hashBy)];
};
