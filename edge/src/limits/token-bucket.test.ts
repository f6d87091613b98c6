import { expect, it } from 'vitest';
import { networksOf } from '../http/networks';
import { createLimiter } from './token-bucket';

const client = (key: string) => [{ key, share: 1 }];

function limiterAt(start: number, maximum = 10) {
  const clock = { time: start };
  const limiter = createLimiter({ perSecond: 2, burst: 3, maximum, now: () => clock.time });
  return { clock, limiter };
}

it('allows a burst, then says how long to wait', () => {
  const { limiter } = limiterAt(1_000);
  expect([1, 2, 3, 4].map(() => limiter.take(client('a')))).toEqual([0, 0, 0, 1]);
});

it('fills again with time, and never over the burst', () => {
  const { clock, limiter } = limiterAt(0);
  for (let count = 0; count < 4; count += 1) limiter.take(client('a'));
  clock.time = 500;
  expect([limiter.take(client('a')), limiter.take(client('a'))]).toEqual([0, 1]);
  clock.time = 3_600_000;
  expect([1, 2, 3, 4].map(() => limiter.take(client('a')))).toEqual([0, 0, 0, 1]);
});

it('counts each client by itself', () => {
  const { limiter } = limiterAt(0);
  for (let count = 0; count < 4; count += 1) limiter.take(client('a'));
  expect(limiter.take(client('b'))).toBe(0);
});

it('says the whole wait when tokens come slowly', () => {
  const limiter = createLimiter({ perSecond: 0.1, burst: 1, maximum: 5, now: () => 0 });
  expect([limiter.take(client('a'), 2), limiter.take(client('a'))]).toEqual([0, 10]);
});

it('survives a clock that goes back', () => {
  const { clock, limiter } = limiterAt(10_000);
  for (let count = 0; count < 3; count += 1) limiter.take(client('a'));
  clock.time = 0;
  expect(limiter.take(client('a'))).toBe(1);
});

it('remembers no more clients than it may, forgetting the one seen longest ago', () => {
  const { limiter } = limiterAt(0, 2);
  for (let count = 0; count < 4; count += 1) limiter.take(client('a'));
  limiter.take(client('b'));
  limiter.take(client('a'));
  limiter.take(client('c'));
  expect(limiter.size).toBe(2);
  expect(limiter.take(client('a'))).toBe(1);
});

it('lets whoever has something left take more, and waits until that is paid', () => {
  const { clock, limiter } = limiterAt(0);
  expect([limiter.take(client('a'), 7), limiter.take(client('a'), 1)]).toEqual([0, 2]);
  clock.time = 2_000;
  expect(limiter.take(client('a'), 1)).toBe(1);
  clock.time = 2_500;
  expect(limiter.take(client('a'), 1)).toBe(0);
});

it('bounds a wide network whose narrow ones change with every request', () => {
  const { limiter } = limiterAt(0, 1_000);
  const ofHome = (number: number) => networksOf(`2001:db8:1:ab${number.toString(16).padStart(2, '0')}::1`);
  const ofSite = (number: number) => networksOf(`2001:db8:2:${(number * 256).toString(16)}::1`);
  const allowed = (networks: (number: number) => ReturnType<typeof networksOf>) =>
    Array.from({ length: 100 }, (_, number) => limiter.take(networks(number))).filter((wait) => wait === 0).length;
  expect([allowed(ofHome), allowed(ofSite)]).toEqual([3 * 2, 3 * 4]);
});
