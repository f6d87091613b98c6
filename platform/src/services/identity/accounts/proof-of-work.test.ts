import { createHash, randomBytes } from 'node:crypto';
import { answerChallenge, answersChallenge } from '@kozyr/contracts/proof-of-work';
import { sha256Head } from '@kozyr/contracts/sha256-block';
import { describe, expect, it } from 'vitest';

const at = { now: () => 0, pause: async () => {}, sliceMs: 1 };

describe('the hash', () => {
  it('the hash of a challenge begins as SHA-256 does, for every length that fits one block', () => {
    for (let length = 0; length <= 55; length += 1) {
      const text = randomBytes(55).toString('hex').slice(0, length);
      const digest = createHash('sha256').update(text).digest();
      expect(sha256Head(text)).toEqual([digest.readUInt32BE(0), digest.readUInt32BE(4)]);
    }
  });

  it('the hash of a challenge refuses what does not fit', () => {
    expect(() => sha256Head('a'.repeat(56))).toThrow(RangeError);
    expect(() => sha256Head('ї')).toThrow(RangeError);
  });
});

describe('a challenge', () => {
  // Always the same, so that chance finds no answer at the first try.
  const part = (name: string) => createHash('sha256').update(name).digest('base64url');
  const challenge = `${part('head')}.${part('signature')}`;

  it('a challenge is answered by work, and the answer fits this challenge alone', async () => {
    const answer = await answerChallenge(challenge, 12, at);
    const nonce = answer.slice(challenge.length + 1);
    expect(answersChallenge(challenge, nonce, 12)).toBe(true);
    expect(answersChallenge(challenge, nonce, 40)).toBe(false);
    expect(answersChallenge(challenge, 'no nonce', 0)).toBe(false);
  });

  it('a challenge gives the thread away while it is worked at', async () => {
    let [now, pauses] = [0, 0];
    const pause = async () => {
      pauses += 1;
    };
    const clock = () => {
      now += 10;
      return now;
    };
    await answerChallenge(challenge, 13, { now: clock, pause, sliceMs: 5 });
    expect(pauses).toBeGreaterThan(0);
  });
});
