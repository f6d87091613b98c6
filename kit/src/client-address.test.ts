import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

const CHAIN = '192.0.2.9, 198.51.100.7, 203.0.113.5';

it.each([
  [0, CHAIN, '10.0.0.1'],
  [1, CHAIN, '203.0.113.5'],
  [2, CHAIN, '198.51.100.7'],
  [4, CHAIN, '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, 'unknown', '10.0.0.1'],
  [1, '192.0.2.9, not an address', '10.0.0.1'],
  [1, ' 2001:db8::7 ', '2001:db8::7'],
])('the client behind %i proxies that say %j is %s', (proxies, header, address) => {
  expect(clientAddress('10.0.0.1', header, proxies)).toBe(address);
});
