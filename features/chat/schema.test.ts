import { CHAT_MESSAGE_MAX } from '@kozyr/contracts/chat';
import { expect, it } from 'vitest';
import { requestSchema } from './schema';

const problems = (email: string, text: string) =>
  requestSchema.safeParse({ email, text }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

it.each([
  ['guest@example.com', 'Hello', []],
  [' guest@example.com ', 'x'.repeat(CHAT_MESSAGE_MAX), []],
  [
    '',
    ' ',
    [
      ['email', 'required'],
      ['text', 'required'],
    ],
  ],
  ['guest', 'Hello', [['email', 'email']]],
  [`${'g'.repeat(250)}@example.com`, 'Hello', [['email', 'email']]],
  ['guest@example.com', 'x'.repeat(CHAT_MESSAGE_MAX + 1), [['text', 'tooLong']]],
])('a question from "%s" is taken, or refused at the field that is wrong: case %#', (email, text, expected) => {
  expect(problems(email, text)).toEqual(expected);
});
