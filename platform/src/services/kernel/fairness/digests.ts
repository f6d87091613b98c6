import { createHash, createHmac } from 'node:crypto';
import type { Digests } from '@kozyr/contracts/wheel-draw';

/** The digests of provable draws, by Node. */
export const nodeDigests: Digests = {
  sha256: async (data) => new Uint8Array(createHash('sha256').update(data).digest()),
  hmacSha256: async (key, message) => new Uint8Array(createHmac('sha256', key).update(message).digest()),
};
