import { answersChallenge } from '@kozyr/contracts/proof-of-work';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { withWork } from './work';

const challenge = `claims.${'s'.repeat(43)}`;
const refusal = new ApiError('CHALLENGE_REQUIRED', '', { status: 429, details: { challenge, bits: '8' } });

it('a call is made again with the answer it was asked for', async () => {
  const send = vi.fn(async (answer?: string) => {
    const nonce = answer?.slice(challenge.length + 1) ?? '';
    if (!answersChallenge(challenge, nonce, 8)) throw refusal;
    return 'sent';
  });
  expect(await withWork(send)).toBe('sent');
  expect(send).toHaveBeenCalledTimes(2);
});

it('a call whose answers are not taken ends with the refusal, and another refusal is never answered', async () => {
  const always = vi.fn(() => Promise.reject(refusal));
  await expect(withWork(always)).rejects.toBe(refusal);
  expect(always).toHaveBeenCalledTimes(4);
  const other = new ApiError('TOO_MANY_REQUESTS', '');
  const once = vi.fn(() => Promise.reject(other));
  await expect(withWork(once)).rejects.toBe(other);
  expect(once).toHaveBeenCalledTimes(1);
});
