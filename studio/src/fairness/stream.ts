import type { Draw } from '../maths/random';

/** HMAC-SHA256 of a message under a key, both UTF-8 text, as 32 bytes. */
export type Hmac = (key: string, message: string) => Uint8Array;

export type Seeds = { serverSeed: string; clientSeed: string; nonce: number };

/**
 * The stops of a round. Block n is HMAC-SHA256(serverSeed, `${clientSeed}:${nonce}:${n}`), read as eight unsigned 32-bit
 * big-endian numbers. A number at or above the largest multiple of the bound is skipped, so every stop is equally likely;
 * otherwise the stop is the remainder. Anyone who has the seeds gets the same stops.
 */
export function fairDraw(hmac: Hmac, { serverSeed, clientSeed, nonce }: Seeds): Draw {
  let cursor = 0;
  let words: number[] = [];
  const nextWord = (): number => {
    const word = words.shift();
    if (word !== undefined) return word;
    const block = hmac(serverSeed, `${clientSeed}:${nonce}:${cursor}`);
    cursor += 1;
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    words = Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4));
    return nextWord();
  };
  return (bound) => {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % bound;
  };
}
