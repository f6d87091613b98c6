import { expect, it } from 'vitest';
import { isLoopback, networkOf, widerNetworks } from './networks';

it.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.0/24', '192.0.0.0/16'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.0/24', '192.0.0.0/16'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2::7', '2001:db8:1:2', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:0DB8:0001:AB02:ffff::', '2001:db8:1:ab02', '2001:db8:1:ab00::/56', '2001:db8:1::/48'],
  ['2001:db8:1:abff::7', '2001:db8:1:abff', '2001:db8:1:ab00::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0', '0:0:0:0::/56', '0:0:0::/48'],
])('%s counts as %s, in %s and %s', (address, own, near, wide) => {
  expect(networkOf(address)).toBe(own);
  expect(widerNetworks(address)).toEqual({ version: own.includes('.') ? 4 : 6, near, wide });
});

it('this machine’s own addresses are known', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([true, true, true]);
  expect(['128.0.0.1', '2001:db8::1', '::ffff:192.0.2.1', '10.127.0.1'].map(isLoopback)).toEqual(Array(4).fill(false));
});
