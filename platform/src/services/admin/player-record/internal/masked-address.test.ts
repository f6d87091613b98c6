import { expect, it } from 'vitest';
import { maskedAddress } from './masked-address';

it('an address is shown without its last part', () => {
  expect(maskedAddress('91.200.12.34')).toBe('91.200.12.*');
  expect(maskedAddress('2a02:8108:1:2:3:4:5:6')).toBe('2a02:8108:1:*');
  expect(maskedAddress('::1')).toBe('1:*');
  expect(maskedAddress('')).toBe('');
});
