import { expect, it } from 'vitest';
import { isOneOf, makingSecret } from './exchanged-secrets';
import { isKeyedHash, keyedHash } from './keyed-hash';

const [OLD, NEW] = ['the secret of last year', 'the secret of this year'];

it('things are made with the first secret of an exchange', () => {
  expect([makingSecret(OLD), makingSecret([NEW, OLD])]).toEqual([OLD, NEW]);
  expect(() => makingSecret([])).toThrow('no secret');
  expect(keyedHash([NEW, OLD], 'a code')).toBe(keyedHash(NEW, 'a code'));
});

it('a secret of an exchange is taken, the new one and the old one, and no other', () => {
  expect([OLD, NEW, 'another', ''].map((given) => isOneOf(given, [NEW, OLD]))).toEqual([true, true, false, false]);
  expect([OLD, NEW].map((given) => isOneOf(given, OLD))).toEqual([true, false]);
});

it('a hash that was made before an exchange is known after it, and no longer once the old secret is gone', () => {
  const before = keyedHash(OLD, 'a code');
  expect(isKeyedHash([NEW, OLD], 'a code', before)).toBe(true);
  expect(isKeyedHash([NEW, OLD], 'another code', before)).toBe(false);
  expect(isKeyedHash([NEW], 'a code', before)).toBe(false);
});
