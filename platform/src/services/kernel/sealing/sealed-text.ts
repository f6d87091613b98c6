import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { makingSecret, type Secrets } from '@kozyr/kit/exchanged-secrets';
import { byEachSecret } from './by-each-secret';

const VERSION = '1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is sealed for: each use has a key of its own, derived by HKDF, and none of them tells anything of another. */
type Use = 'second factor' | 'saved cards' | 'integration keys';

const keyOf = (secret: string, use: Use) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/**
 * Encrypts a short text by AES-256-GCM, bound to its place: in another player's row, or another row of theirs, it does not open.
 * @param secrets SECOND_FACTOR_SECRET: the first one seals
 * @param place of the row that it is kept in, such as the player's id
 */
export function sealText(secrets: Secrets, { use, place }: { use: Use; place: string }, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(makingSecret(secrets), use), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** What sealText encrypted by one of these secrets. @throws Error for others, another use or place, or a changed text */
export function openText(secrets: Secrets, { use, place }: { use: Use; place: string }, sealed: string): string {
  const [version, iv = '', tag = '', text = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error(`A text of ${use} is sealed in a way that is not known.`);
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  return byEachSecret(secrets, (secret) => {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, use), bytes(iv), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8');
  });
}
