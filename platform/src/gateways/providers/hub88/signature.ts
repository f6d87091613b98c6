import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { HeldKey } from '../../../services/kernel/integrations/keyring';

export const HUB88_SIGNATURE_HEADER = 'x-hub88-signature';

/** RSA-SHA256 (PKCS #1 v1.5) of the body's bytes, in base64. @param privateKey PEM */
export const signBody = (privateKey: string, body: string): string =>
  sign('sha256', Buffer.from(body), createPrivateKey(privateKey)).toString('base64');

/** The key by which this very body was signed; null: by none of them. @param keys with public keys as PEM */
export function signerOf(keys: readonly HeldKey[], body: Buffer, signature: string | undefined): HeldKey | null {
  if (!signature || !/^[A-Za-z0-9+/]{64,2000}={0,2}$/.test(signature)) return null;
  const given = Buffer.from(signature, 'base64');
  return keys.find(({ secret }) => verify('sha256', body, createPublicKey(secret), given)) ?? null;
}
