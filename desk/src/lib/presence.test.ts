// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isAway, watchPresence } from './presence';

it('somebody is at the page for a minute after each touch of it, and away after that', () => {
  let now = 0;
  const stop = watchPresence(() => now);
  expect(isAway(60_000)).toBe(false);
  expect(isAway(60_001)).toBe(true);
  now = 100_000;
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
  expect(isAway(130_000)).toBe(false);
  stop();
  now = 200_000;
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
  expect(isAway(200_000)).toBe(true);
});
