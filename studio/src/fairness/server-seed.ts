import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Hmac } from './stream';

/** The server's own HMAC. */
export const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** A new secret seed: 64 hex digits, used as text. */
export const newServerSeed = (): string => randomBytes(32).toString('hex');

/** What is shown before play: SHA-256 of the seed's text, in hex. */
export const commitmentOf = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');
