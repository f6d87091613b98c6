import { expect, it } from 'vitest';
import { suspenseOf } from './suspense';

const ALL = [true, true, true, true, true];
const landing = (reels: string) => [...reels].map((each) => each === 'S');

it.each([
  ['SS...', [false, false, true, true, true]],
  ['S.S..', [false, false, false, true, true]],
  ['SSS..', [false, false, true, false, false]],
  ['S..S.', [false, false, false, false, true]],
  ['S....', [false, false, false, false, false]],
  ['...SS', [false, false, false, false, false]],
])('with scatters on %s the reels that may bring the third are lit, and no others', (reels, lit) => {
  expect(suspenseOf(landing(reels), ALL)).toEqual(lit);
});

it('a reel without a scatter is never lit: the third can’t come there', () => {
  expect(suspenseOf(landing('SS...'), [true, true, false, true, false])).toEqual([false, false, false, true, false]);
});
