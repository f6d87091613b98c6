import { expect, it } from 'vitest';
import { networksOf } from './networks';

it.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2:aaaa::1', ['2001:db8:1:2', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:0db8:0001:0a02:bbbb:0:0:9', ['2001:db8:1:a02', '2001:db8:1:a00::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0', '0:0:0:0::/56', '0:0:0::/48']],
])('networksOf counts %s as %j', (address, keys) => {
  expect(networksOf(address).map(({ key }) => key)).toEqual(keys);
});

it('networksOf gives a wider network more, as more people may share it', () => {
  expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([1, 2, 4]);
});
