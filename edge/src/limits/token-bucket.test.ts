import { expect, it } from 'vitest';
import { createLimiter } from './token-bucket';

function limiterAt(start: number, maximum = 10) {
  const clock = { time: start };
  const limiter = createLimiter({ perSecond: 2, burst: 3, maximum, now: () => clock.time });
  return { clock, limiter };
}

it('allows a burst, then says how long to wait', () => {
  const { limiter } = limiterAt(1_000);
  expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 1]);
});

it('fills again with time, and never over the burst', () => {
  const { clock, limiter } = limiterAt(0);
  for (let count = 0; count < 4; count += 1) limiter.take('a');
  clock.time = 500;
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 1]);
  clock.time = 3_600_000;
  expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 1]);
});

it('counts each client by itself', () => {
  const { limiter } = limiterAt(0);
  for (let count = 0; count < 4; count += 1) limiter.take('a');
  expect(limiter.take('b')).toBe(0);
});

it('says the whole wait when tokens come slowly', () => {
  const limiter = createLimiter({ perSecond: 0.1, burst: 1, maximum: 5, now: () => 0 });
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 10]);
});

it('survives a clock that goes back', () => {
  const { clock, limiter } = limiterAt(10_000);
  for (let count = 0; count < 3; count += 1) limiter.take('a');
  clock.time = 0;
  expect(limiter.take('a')).toBe(1);
});

it('remembers no more clients than it may, forgetting the one seen longest ago', () => {
  const { limiter } = limiterAt(0, 2);
  for (let count = 0; count < 4; count += 1) limiter.take('a');
  limiter.take('b');
  limiter.take('a');
  limiter.take('c');
  expect(limiter.size).toBe(2);
  expect(limiter.take('a')).toBe(1);
});
