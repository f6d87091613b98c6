import { expect, test } from 'vitest';
import { numberHashOf, openBytes, sealBytes } from './sealed-picture';

const KEY = 'a key of sixteen letters or more';
const bytes = Buffer.from('what a document shows');

test('sealed bytes open by their secret, for their player and in their row, and in no other way', () => {
  const sealed = sealBytes(KEY, 'one', 'row', bytes);
  expect(openBytes(KEY, 'one', 'row', sealed)).toEqual(bytes);
  expect(() => openBytes(`${KEY}!`, 'one', 'row', sealed)).toThrow();
  expect(() => openBytes(KEY, 'two', 'row', sealed)).toThrow();
  expect(() => openBytes(KEY, 'one', 'other', sealed)).toThrow();
});

test('sealed bytes that were changed or cut, or are of another version, do not open', () => {
  const sealed = sealBytes(KEY, 'one', 'row', bytes);
  for (const at of [0, 5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => openBytes(KEY, 'one', 'row', changed)).toThrow();
  }
  expect(() => openBytes(KEY, 'one', 'row', sealed.subarray(0, 20))).toThrow();
});

test('the same bytes are sealed differently each time, and cannot be read', () => {
  const [one, other] = [sealBytes(KEY, 'one', 'row', bytes), sealBytes(KEY, 'one', 'row', bytes)];
  expect(one.equals(other)).toBe(false);
  expect(one.includes(bytes)).toBe(false);
});

test('a document is known again by country, kind and number, under one secret alone', () => {
  const document = { country: 'UA', kind: 'passport', number: 'ME123456' };
  const hash = numberHashOf(KEY, document);
  expect(numberHashOf(KEY, { ...document })).toBe(hash);
  const others = [{ country: 'KZ' }, { kind: 'id_card' }, { number: 'ME123457' }].map((more) =>
    numberHashOf(KEY, { ...document, ...more }),
  );
  expect(new Set([hash, numberHashOf(`${KEY}!`, document), ...others]).size).toBe(5);
});
