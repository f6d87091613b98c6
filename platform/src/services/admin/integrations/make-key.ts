import { createHash, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyRule } from '@kozyr/contracts/operator/integration-settings';
import { DomainError } from '../../../errors';

/** A key as it is kept. secret: what is sealed; shown: what the operator is told once. */
export type NewKey = { secret: string; publicKey: string | null; fingerprint: string; shown: string | null };

const RSA_BITS = 2_048;

const fingerprintOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const wrongKey = (message: string) => new DomainError('STATE_CONFLICT', message, { why: 'wrong_key' });

/** A secret that two ends share: ours in 256 random bits, theirs as it was brought. */
function secretKey(brought: string | null): NewKey {
  const secret = brought ?? randomBytes(32).toString('base64url');
  if (!/^[!-~]{16,500}$/.test(secret)) throw wrongKey('A secret is 16 to 500 printable characters without spaces.');
  return { secret, publicKey: null, fingerprint: fingerprintOf(secret), shown: brought === null ? secret : null };
}

/** A pair of ours, whose public half they are told; or the public key of theirs. */
function rsaKey(brought: string | null): NewKey {
  if (brought === null) {
    const pair = generateKeyPairSync('rsa', {
      modulusLength: RSA_BITS,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    return { secret: pair.privateKey, ...publicPart(pair.publicKey), shown: null };
  }
  if (/PRIVATE KEY/.test(brought))
    throw wrongKey('This is a private key: they keep theirs, and we need the public one.');
  const part = publicPart(brought);
  return { secret: part.publicKey, ...part, shown: null };
}

function publicPart(pem: string): { publicKey: string; fingerprint: string } {
  try {
    const key = createPublicKey(pem);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== 'rsa' || bits < RSA_BITS) throw new Error('no RSA key of this size');
    const publicKey = key.export({ type: 'spki', format: 'pem' }).toString();
    return { publicKey, fingerprint: fingerprintOf(key.export({ type: 'spki', format: 'der' })) };
  } catch {
    throw wrongKey(`This is no RSA public key of ${RSA_BITS} bits or more, as PEM.`);
  }
}

/** Makes a key, or takes the one that was brought. @throws DomainError STATE_CONFLICT for a key that does not serve */
export function newKey({ form, made, brought: takes }: KeyRule, brought: string | null): NewKey {
  if (brought === null ? !made : !takes)
    throw wrongKey(brought === null ? 'They give us this key: bring it.' : 'We make this key: bring none.');
  return form === 'rsa' ? rsaKey(brought?.trim() ?? null) : secretKey(brought?.trim() ?? null);
}
