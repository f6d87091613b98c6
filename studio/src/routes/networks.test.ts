import { expect, it } from 'vitest';
import { isLoopback, networkOf, networksOf } from './networks';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:0DB8:1:0002:ffff::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('counts an IPv6 address for its /64, its /56 and its /48, each with its own share', () => {
  expect(networksOf('2001:db8:1:ab02::7')).toEqual([
    { key: '2001:db8:1:ab02', share: 1 },
    { key: '2001:db8:1:ab00/56', share: 4 },
    { key: '2001:db8:1/48', share: 16 },
  ]);
  expect(networksOf('2001:db8:1:abff::7').slice(1)).toEqual(networksOf('2001:db8:1:ab02::7').slice(1));
});

it('knows this machine’s own addresses', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([true, true, true]);
  expect(['128.0.0.1', '2001:db8::1', '::ffff:192.0.2.1', '10.127.0.1'].map(isLoopback)).toEqual(Array(4).fill(false));
});
