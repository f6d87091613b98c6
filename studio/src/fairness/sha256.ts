import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// For the browser's verifier: crypto.subtle is missing in a frame that is not a secure context, and the verifier must work with no help
// from the server. The server itself uses node:crypto.

/** SHA-256 of a text in hex: what a server seed's commitment is. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** HMAC-SHA256 of two texts, both as UTF-8. */
export const hmacText = (key: string, message: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));
