import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreated, PasskeyProof } from '@kozyr/contracts/operator/passkeys';
import { DESK } from './caller';

const HOST = new URL(DESK.DESK_PUBLIC_URL).hostname;
/** Somebody is at it, and proved to be its owner; and a key is attached. */
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949) of what a passkey writes: whole numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), isWritable(one) ? cbor(one) : Buffer.alloc(0)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function isWritable(value: unknown): value is number | string | Buffer | Map<number | string, unknown> {
  return typeof value === 'number' || typeof value === 'string' || Buffer.isBuffer(value) || value instanceof Map;
}

/** A passkey of ES256, as an authenticator that counts its signatures has one. */
export type TestPasskey = {
  create: (challenge: string, origin?: string) => PasskeyCreated;
  prove: (challenge: string, origin?: string) => PasskeyProof;
};

/** Makes a passkey for the desk's host. */
export function makePasskey(): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const data = (flags: number, rest: Buffer) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(HOST), Buffer.from([flags]), count, rest]);
  };
  const client = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  return {
    create: (challenge, origin = DESK.DESK_PUBLIC_URL) => {
      const length = Buffer.from([0, id.length]);
      const authData = data(
        PRESENT_AND_VERIFIED | WITH_KEY,
        Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]),
      );
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: client('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    prove: (challenge, origin = DESK.DESK_PUBLIC_URL) => {
      const authData = data(PRESENT_AND_VERIFIED, Buffer.alloc(0));
      const clientData = client('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}
