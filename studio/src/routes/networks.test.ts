import { expect, it } from 'vitest';
import { networksOf } from './networks';

it('networksOf counts an IPv4 address for itself, also when it is written as an IPv6 one', () => {
  for (const ip of ['192.0.2.1', '::ffff:192.0.2.1']) expect(networksOf(ip)).toEqual([{ key: '192.0.2.1', share: 1 }]);
});

it('isLoopback knows this machine’s own addresses', () => {
  expect(networksOf('2001:db8:1:ab02::7')).toEqual([
    { key: '2001:db8:1:ab02', share: 1 },
    { key: '2001:db8:1:ab00::/56', share: 4 },
    { key: '2001:db8:1::/48', share: 16 },
  ]);
  expect(networksOf('2001:db8:1:abff::7').slice(1)).toEqual(networksOf('2001:db8:1:ab02::7').slice(1));
});
