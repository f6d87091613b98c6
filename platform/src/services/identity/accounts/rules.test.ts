import { networkOf } from '@kozyr/kit/networks';
import { describe, expect, it } from 'vitest';
import { widerNetworks } from '../../kernel/limits/neighbours';
import { bitsBeyond, countryOfCurrency, judgeCode, resendAfter } from './rules';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2) + seconds * 1000);

describe('a code', () => {
  const state = { triesLeft: 5, expiresAt: at(600) };

  it.each([
    [undefined, true, 0, 'wrong'],
    [state, true, 0, 'right'],
    [state, false, 0, 'wrong'],
    [state, true, 599, 'right'],
    [state, true, 600, 'expired'],
    [state, false, 600, 'expired'],
    [{ ...state, triesLeft: 1 }, true, 0, 'right'],
    [{ ...state, triesLeft: 0 }, true, 0, 'expired'],
  ] as const)('a code %o that fits: %s, after %i s, is judged', (given, fits, seconds, verdict) => {
    expect(judgeCode(given, fits, at(seconds))).toBe(verdict);
  });

  it.each([
    [0, 120],
    [0.2, 120],
    [50, 70],
    [119.5, 1],
    [120, 0],
    [500, 0],
    [-30, 120],
  ])('a code sent %d s ago leaves %i s until the next', (seconds, left) => {
    expect(resendAfter(at(0), at(seconds))).toBe(left);
  });
});

it('the currency uah belongs to Ukraine and kzt to Kazakhstan', () => {
  expect([countryOfCurrency('uah'), countryOfCurrency('kzt')]).toEqual(['UA', 'KZ']);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('the address %s counts as the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['192.0.2.7', ['192.0.2.0/24']],
  ['::ffff:192.0.2.7', ['192.0.2.0/24']],
  ['2001:db8:1:2ab::6', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
])('the wider networks around %s are known', (ip, names) => {
  expect(widerNetworks(ip).map(({ name }) => name)).toEqual(names);
});

it.each([
  [-0.5, 0],
  [0, 0],
  [0.5, 16],
  [1, 16],
  [2, 17],
  [9, 19],
  [1e9, 22],
])('a challenge asks %d times beyond what is free for %i bits', (times, bits) => {
  expect(bitsBeyond(times)).toBe(bits);
});
