import { createHmac } from 'node:crypto';
import { makingSecret, type Secrets } from './exchanged-secrets';
import { isSameSecret } from './same-secret';

const hashOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** A text's hash that nobody makes without the secret: HMAC-SHA256, base64url. */
export function keyedHash(secrets: Secrets, text: string): string {
  return hashOf(makingSecret(secrets), text);
}

/** Whether this is the text's hash by one of the secrets: what was made before an exchange is known after it. */
export function isKeyedHash(secrets: Secrets, text: string, hash: string): boolean {
  return [secrets].flat().some((secret) => isSameSecret(hash, hashOf(secret, text)));
}
