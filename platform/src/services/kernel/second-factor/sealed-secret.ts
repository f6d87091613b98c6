import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = '1';
const IV_BYTES = 12;

const keyOf = (passphrase: string) => Buffer.from(hkdfSync('sha256', passphrase, '', 'second factor', 32));

/**
 * Encrypts the secret of a player's app by AES-256-GCM, bound to the player: in another player's row it does not open.
 * @param key SECOND_FACTOR_SECRET
 */
export function sealSecret(key: string, userId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** What sealSecret encrypted. @throws Error for another key, another player or a changed text */
export function openSecret(key: string, userId: string, sealed: string): string {
  const [version, iv = '', tag = '', text = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error('The secret of a second factor is sealed in a way that is not known.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes(iv), { authTagLength: 16 })
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8');
}
