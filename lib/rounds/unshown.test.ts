import { ROUND_WORD_MS } from '@kozyr/contracts/game-frame';
import { expect, it } from 'vitest';
import { endWaiting, keepTurning, MAX_UNSHOWN_MS, NOTHING_UNSHOWN, nextEnd, receiveWin, showRound } from './unshown';

const win = (came: number, more = {}) => ({
  holder: 'wallet' as const,
  session: 'one',
  electronic: '5.00',
  bonus: '0.00',
  version: 7,
  came,
  ...more,
});
const turning = keepTurning(NOTHING_UNSHOWN, 'one', 0);

it('a win is kept back from the start of its round until the game says that it was shown', () => {
  const waiting = receiveWin(turning, win(100));
  expect(waiting.wins).toHaveLength(1);
  expect(showRound(waiting, 'one')).toEqual(NOTHING_UNSHOWN);
});

it('nothing is kept back of a game that says nothing, or of another than the one that turns', () => {
  expect(receiveWin(NOTHING_UNSHOWN, win(100)).wins).toEqual([]);
  expect(receiveWin(turning, win(100, { session: 'two' })).wins).toEqual([]);
  const both = receiveWin(keepTurning(turning, 'two', 0), win(100, { session: 'two' }));
  expect(showRound(both, 'one').wins).toHaveLength(1);
});

it('a win that the stream tells twice counts once, and each of several wins of a round counts', () => {
  const twice = receiveWin(receiveWin(turning, win(100)), win(100));
  expect(twice.wins).toHaveLength(1);
  expect(receiveWin(twice, win(200, { version: 8 })).wins).toHaveLength(2);
});

it('a win is shown 10 s after the last word of a game that has fallen silent', () => {
  const waiting = receiveWin(turning, win(4_000));
  expect(nextEnd(waiting)).toBe(ROUND_WORD_MS);
  expect(endWaiting(waiting, ROUND_WORD_MS - 1)).toBe(waiting);
  expect(endWaiting(waiting, ROUND_WORD_MS)).toEqual(NOTHING_UNSHOWN);
});

it('a game that still shows its round is waited for, but not for ever', () => {
  let waiting = receiveWin(turning, win(4_000));
  for (let now = 3_000; now < 60_000; now += 3_000) waiting = endWaiting(keepTurning(waiting, 'one', now), now);
  expect(waiting.wins).toHaveLength(1);
  const late = keepTurning(waiting, 'one', 4_000 + MAX_UNSHOWN_MS);
  expect(endWaiting(late, 4_000 + MAX_UNSHOWN_MS).wins).toEqual([]);
});

it('nothing is waited for when nothing turns', () => {
  expect(nextEnd(NOTHING_UNSHOWN)).toBeNull();
  expect(endWaiting(NOTHING_UNSHOWN, 1)).toBe(NOTHING_UNSHOWN);
});
