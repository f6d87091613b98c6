import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { slotModelOf } from '../maths/models';
import { seededDraw } from '../maths/random';
import { drawRound } from '../maths/round';
import { commitmentOf, newServerSeed, nodeHmac } from './server-seed';
import { hmacText, sha256Hex } from './sha256';
import { fairDraw } from './stream';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('the browser’s SHA-256', () => {
  test('the browser’s SHA-256 gives the published vectors', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    // RFC 4231, case 2
    expect(hex(hmacText('Jefe', 'what do ya want for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test('the browser’s SHA-256 agrees with node for every length around the block borders', () => {
    for (let length = 0; length < 200; length += 1) {
      const text = 'x7ї'.repeat(length).slice(0, length);
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
      expect(hex(hmacText(text, `${text}:1`))).toBe(createHmac('sha256', text).update(`${text}:1`).digest('hex'));
    }
  });
});

describe('fairDraw', () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'player', nonce: 7 };

  test('fairDraw reads block after block of HMAC(serverSeed, client:nonce:cursor) as 32-bit numbers', () => {
    const draw = fairDraw(nodeHmac, seeds);
    const words = [0, 1].flatMap((cursor) => {
      const block = createHmac('sha256', seeds.serverSeed).update(`player:7:${cursor}`).digest();
      return Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4));
    });
    // A power of two rejects nothing, so the words come through one by one.
    expect(Array.from({ length: 16 }, () => draw(65_536))).toEqual(words.map((word) => word % 65_536));
  });

  test('fairDraw skips the numbers that would favour small stops', () => {
    const bound = 3;
    const words = [0xffff_ffff, 5, 0xffff_fffe, 0, 0, 0, 0, 0];
    const block = new Uint8Array(32);
    words.forEach((word, index) => {
      new DataView(block.buffer).setUint32(index * 4, word);
    });
    const draw = fairDraw(() => block, seeds);
    // 2^32 is 1 over a multiple of 3: 0xffffffff is skipped, 0xfffffffe is not.
    expect([draw(bound), draw(bound)]).toEqual([5 % 3, 0xffff_fffe % 3]);
  });

  test('fairDraw gives every stop equally often', () => {
    const stops = 31;
    const counts = new Array<number>(stops).fill(0);
    const rounds = 3_100;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const stop = fairDraw(nodeHmac, { ...seeds, nonce })(stops);
      counts[stop] = (counts[stop] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - rounds / stops) ** 2 / (rounds / stops), 0);
    // 30 degrees of freedom: 59.7 is passed by 1 in 1,000 fair generators; the seeds are fixed.
    expect(chiSquare).toBeLessThan(59.7);
  });

  test('server and browser draw the same rounds', () => {
    const draw = seededDraw(1);
    for (let round = 0; round < 200; round += 1) {
      const pair = { serverSeed: newServerSeed(), clientSeed: `c${draw(1_000)}`, nonce: draw(10_000) };
      const model = slotModelOf('tempest');
      expect(drawRound(model, fairDraw(hmacText, pair))).toEqual(drawRound(model, fairDraw(nodeHmac, pair)));
    }
  });

  test('the commitment is the SHA-256 of the seed as it is revealed', () => {
    const seed = newServerSeed();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(sha256Hex(seed)).toBe(commitmentOf(seed));
  });
});
