import { expect, it } from 'vitest';
import { sharedFreshness } from './cache-control';

it('sharedFreshness reads what Next says of a static page', () => {
  expect(
    sharedFreshness({
      'cache-control': 's-maxage=600, stale-while-revalidate=31535400',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
    }),
  ).toEqual({ fresh: 600, stale: 86_400 });
});

it('sharedFreshness takes public max-age, and s-maxage before it', () => {
  expect(sharedFreshness({ 'cache-control': 'public, max-age=31536000, immutable' })?.fresh).toBe(31_536_000);
  expect(sharedFreshness({ 'cache-control': 'public, max-age=5, s-maxage=9' })?.fresh).toBe(9);
});

it('sharedFreshness asks again soon for a page that Next is making anew', () => {
  expect(sharedFreshness({ 'cache-control': 's-maxage=600', 'x-nextjs-cache': 'STALE' })?.fresh).toBe(1);
});

it.each([
  {},
  { 'cache-control': 'max-age=60' },
  { 'cache-control': 'private, s-maxage=60' },
  { 'cache-control': 's-maxage=60, no-store' },
  { 'cache-control': 'no-cache, s-maxage=60' },
  { 'cache-control': 's-maxage=0' },
  { 'cache-control': 's-maxage=60', 'set-cookie': ['a=1'] },
  { 'cache-control': 's-maxage=60', vary: 'Cookie' },
  { 'cache-control': 's-maxage=60', vary: 'accept-encoding, Authorization' },
  { 'cache-control': 's-maxage=60', vary: '*' },
])('sharedFreshness keeps nothing of %j', (headers) => {
  expect(sharedFreshness(headers)).toBeUndefined();
});
