import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './sealed-secret';

const KEY = 'a key of sixteen letters or more';

test('a sealed secret opens by its key and for its player', () => {
  expect(openSecret(KEY, 'one', sealSecret(KEY, 'one', 'GEZDGNBV'))).toBe('GEZDGNBV');
});

test('a sealed secret opens by no other key, for no other player, and not when it was changed', () => {
  const sealed = sealSecret(KEY, 'one', 'GEZDGNBV');
  expect(() => openSecret(`${KEY}!`, 'one', sealed)).toThrow();
  expect(() => openSecret(KEY, 'two', sealed)).toThrow();
  const other = sealed.at(-2) === 'A' ? 'B' : 'A';
  expect(() => openSecret(KEY, 'one', `${sealed.slice(0, -2)}${other}${sealed.at(-1)}`)).toThrow();
  expect(() => openSecret(KEY, 'one', `2${sealed.slice(1)}`)).toThrow();
});

test('one secret is sealed differently each time, and cannot be read', () => {
  const [one, other] = [sealSecret(KEY, 'one', 'GEZDGNBV'), sealSecret(KEY, 'one', 'GEZDGNBV')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('GEZDGNBV');
});
