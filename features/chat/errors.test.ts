import { ERROR_CODES } from '@kozyr/contracts/errors';
import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import en from '@/messages/en.json';
import { chatError } from './errors';

it.each([
  ['CHAT_TOO_FAST', 'Too many messages at once'],
  ['CHAT_TEXT_ONLY', 'Files and pictures'],
  ['TOO_MANY_REQUESTS', 'Too many requests'],
  ['NETWORK', 'No connection'],
  ['UNAUTHORIZED', 'signed out'],
] as const)('%s is told as: %s', (code, sentence) => {
  expect(en.chat.error[chatError(new ApiError(code, ''))]).toContain(sentence);
});

it('every code, and every fault, has a sentence', () => {
  for (const code of ERROR_CODES) expect(en.chat.error[chatError(new ApiError(code, ''))]).toBeTruthy();
  expect(chatError(new Error('boom'))).toBe('unexpected');
});
