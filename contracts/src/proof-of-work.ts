import { sha256Head } from './sha256-block';

/** Header in which a call brings the answer to the challenge of the refusal before it (CHALLENGE_REQUIRED): `<challenge>.<nonce>`. */
export const CHALLENGE_HEADER = 'x-challenge-answer';

/** Zero bits that a hash begins with, 0 to 64. */
function zeroBits(text: string): number {
  const [first, second] = sha256Head(text);
  return first === 0 ? 32 + Math.clz32(second) : Math.clz32(first);
}

/** What is hashed: the challenge's signature, which covers the rest of it, with the nonce. */
const hashedText = (challenge: string, nonce: string): string => `${challenge.slice(-43)}:${nonce}`;

/** Whether a nonce answers a challenge: its hash begins with so many zero bits. */
export function answersChallenge(challenge: string, nonce: string, bits: number): boolean {
  return /^[\da-z]{1,11}$/.test(nonce) && zeroBits(hashedText(challenge, nonce)) >= bits;
}

/**
 * Looks for the nonce of a challenge: 2^bits hashes in the mean. Runs for `sliceMs` at a time and then lets others have the thread,
 * so that a page goes on answering its player meanwhile.
 * @param given.pause gives the thread away for a moment; @param given.now milliseconds of any clock
 * @returns the answer to send in CHALLENGE_HEADER
 */
export async function answerChallenge(
  challenge: string,
  bits: number,
  given: { now: () => number; pause: () => Promise<void>; sliceMs: number },
): Promise<string> {
  const CHECKED_AT_ONCE = 512;
  let end = given.now() + given.sliceMs;
  for (let count = 0; ; count += 1) {
    const nonce = count.toString(36);
    if (zeroBits(hashedText(challenge, nonce)) >= bits) return `${challenge}.${nonce}`;
    if (count % CHECKED_AT_ONCE !== 0 || given.now() < end) continue;
    await given.pause();
    end = given.now() + given.sliceMs;
  }
}
