import { expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets';

const client = (key: string) => [{ key, share: 1 }];
const terms = { perSecond: 2, burst: 3, maximum: 10, mayOwe: true };

function limiterAt(start: number, maximum = 10) {
  const clock = { time: start };
  const limiter = createTokenBuckets({ ...terms, maximum, now: () => clock.time });
  return { clock, limiter };
}

it('a client has a burst, and is then told how long to wait', () => {
  const { limiter } = limiterAt(1_000);
  expect([1, 2, 3, 4].map(() => limiter.take(client('a')))).toEqual([0, 0, 0, 1]);
});

it('a bucket fills again with time, and never over the burst', () => {
  const { clock, limiter } = limiterAt(0);
  for (let count = 0; count < 4; count += 1) limiter.take(client('a'));
  clock.time = 500;
  expect([limiter.take(client('a')), limiter.take(client('a'))]).toEqual([0, 1]);
  clock.time = 3_600_000;
  expect([1, 2, 3, 4].map(() => limiter.take(client('a')))).toEqual([0, 0, 0, 1]);
});

it('each client is counted by itself', () => {
  const { limiter } = limiterAt(0);
  for (let count = 0; count < 4; count += 1) limiter.take(client('a'));
  expect(limiter.take(client('b'))).toBe(0);
});

it('the whole wait is told when tokens come slowly', () => {
  const limiter = createTokenBuckets({ ...terms, perSecond: 0.1, burst: 1, now: () => 0 });
  expect([limiter.take(client('a'), 2), limiter.take(client('a'))]).toEqual([0, 10]);
});

it('a bucket survives a clock that goes back', () => {
  const { clock, limiter } = limiterAt(10_000);
  for (let count = 0; count < 3; count += 1) limiter.take(client('a'));
  clock.time = 0;
  expect(limiter.take(client('a'))).toBe(1);
});

it('no more clients are remembered than may be, and the one seen longest ago is forgotten', () => {
  const { limiter } = limiterAt(0, 2);
  for (let count = 0; count < 4; count += 1) limiter.take(client('a'));
  limiter.take(client('b'));
  limiter.take(client('a'));
  limiter.take(client('c'));
  expect(limiter.size).toBe(2);
  expect(limiter.take(client('a'))).toBe(1);
});

it('a client who has something left may take more, and waits until that is paid', () => {
  const { clock, limiter } = limiterAt(0);
  expect([limiter.take(client('a'), 7), limiter.take(client('a'), 1)]).toEqual([0, 2]);
  clock.time = 2_000;
  expect(limiter.take(client('a'), 1)).toBe(1);
  clock.time = 2_500;
  expect(limiter.take(client('a'), 1)).toBe(0);
});

it('nobody may owe where that is not allowed: a cost is taken whole, or waited for', () => {
  const clock = { time: 0 };
  const buckets = createTokenBuckets({ ...terms, mayOwe: false, now: () => clock.time });
  expect([buckets.take(client('a'), 2), buckets.take(client('a'), 2), buckets.take(client('a'), 1)]).toEqual([0, 1, 0]);
  expect(buckets.take(client('a'), 3)).toBe(2);
  clock.time = 1_500;
  expect(buckets.take(client('a'), 3)).toBe(0);
});

it('a wide network whose narrow ones change with every request is bounded by its share', () => {
  const { limiter } = limiterAt(0, 1_000);
  const from = (number: number) => [
    { key: `narrow ${number}`, share: 1 },
    { key: 'wide', share: 4 },
  ];
  const allowed = Array.from({ length: 100 }, (_, number) => limiter.take(from(number))).filter((wait) => wait === 0);
  expect(allowed).toHaveLength(3 * 4);
});

it('tokens are taken from all networks of a caller or from none', () => {
  const { limiter } = limiterAt(0);
  const [narrow, wide] = [client('narrow'), client('wide')];
  for (let count = 0; count < 3; count += 1) limiter.take(wide);
  expect(limiter.take([...narrow, ...wide])).toBe(1);
  expect([1, 2, 3, 4].map(() => limiter.take(narrow))).toEqual([0, 0, 0, 1]);
});

it('a cost is taken from all networks of a caller or from none, each by its share, also where nobody may owe', () => {
  const buckets = createTokenBuckets({ perSecond: 1, burst: 10, maximum: 10, mayOwe: false, now: () => 0 });
  const wide = [
    { key: 'home', share: 4 },
    { key: 'site', share: 16 },
  ];
  const all = [{ key: 'own', share: 1 }, ...wide];
  expect([buckets.take(all, 10), buckets.take(all, 5)]).toEqual([0, 5]);
  // What was refused cost the wider networks nothing.
  expect([buckets.take(wide, 30), buckets.take(wide, 1)]).toEqual([0, 1]);
});

it('what was spent is told once it is worth it, and what was not is told with the next or paid back', () => {
  const clock = { time: 0 };
  const buckets = createTokenBuckets({ ...terms, burst: 10, toldFrom: 0.3, now: () => clock.time });
  buckets.take(client('a'), 2);
  expect(buckets.takeSpent(10)).toEqual([]);
  buckets.take(client('a'), 2);
  expect(buckets.takeSpent(10)).toEqual([{ key: 'a', share: 1, cost: 4 }]);
  expect(buckets.takeSpent(10)).toEqual([]);
  buckets.take(client('a'), 2);
  clock.time = 60_000;
  buckets.take(client('a'), 2);
  expect(buckets.takeSpent(10)).toEqual([]);
});

it('of many who spend so many are told at a time, and the others the next time', () => {
  const buckets = createTokenBuckets({ ...terms, toldFrom: 0.1, now: () => 0 });
  for (const key of ['a', 'b', 'c']) buckets.take(client(key));
  expect(buckets.takeSpent(2).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(buckets.takeSpent(2).map(({ key }) => key)).toEqual(['c']);
});

it('what was spent elsewhere is owed here, one whole bucket at most, and a refusal costs nobody anything', () => {
  const { limiter } = limiterAt(0);
  limiter.owe([{ key: 'a', share: 1, cost: 2 }]);
  expect([limiter.take(client('a')), limiter.take(client('a'))]).toEqual([0, 1]);
  limiter.owe([{ key: 'b', share: 1, cost: 1_000 }]);
  expect(limiter.take(client('b'))).toBe(2);
  expect(limiter.take(client('c'))).toBe(0);
});
