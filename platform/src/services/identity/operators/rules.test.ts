import { expect, test } from 'vitest';
import { isAlive, isEasyPassword, isFresh, longestEnd } from './rules';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 10) + minutes * 60_000);
const session = { lastUsedAt: at(0), endsAt: at(720), endedAt: null };

test('a session lives until it is idle for half an hour, too old, or ended', () => {
  expect(isAlive(session, at(29))).toBe(true);
  expect(isAlive(session, at(30))).toBe(false);
  expect(isAlive({ ...session, lastUsedAt: at(719) }, at(719))).toBe(true);
  expect(isAlive({ ...session, lastUsedAt: at(719) }, at(720))).toBe(false);
  expect(isAlive({ ...session, endedAt: at(1) }, at(2))).toBe(false);
  expect(longestEnd(at(0))).toEqual(at(720));
});

test('what a passkey is asked may be answered for five minutes', () => {
  expect([isFresh(at(0), at(4)), isFresh(at(0), at(5)), isFresh(null, at(0))]).toEqual([true, false, false]);
});

test('a password of few characters, or of the name, is easy', () => {
  const easy = (password: string) => isEasyPassword(password, 'olena');
  expect(['ababababababab', 'Olena-the-great', 'OLENA12345678'].map(easy)).toEqual([true, true, true]);
  expect(easy('correct horse battery')).toBe(false);
});
