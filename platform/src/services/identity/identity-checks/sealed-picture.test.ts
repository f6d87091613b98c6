import { expect, test } from 'vitest';
import { numberHashesOf, openBytes, sealBytes } from './sealed-picture';

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
  const [hash] = numberHashesOf(KEY, document);
  expect(numberHashesOf(KEY, { ...document })).toEqual([hash]);
  const others = [{ country: 'KZ' }, { kind: 'id_card' }, { number: 'ME123457' }].map(
    (more) => numberHashesOf(KEY, { ...document, ...more })[0],
  );
  expect(new Set([hash, numberHashesOf(`${KEY}!`, document)[0], ...others]).size).toBe(5);
});

test('while secrets are exchanged bytes are sealed by the first and open by each, and a document is known by each', () => {
  const [old, fresh] = [KEY, 'the key that comes after it'];
  const both = [fresh, old];
  expect(openBytes(both, 'one', 'row', sealBytes(old, 'one', 'row', bytes))).toEqual(bytes);
  expect(openBytes(fresh, 'one', 'row', sealBytes(both, 'one', 'row', bytes))).toEqual(bytes);
  expect(() => openBytes(both, 'one', 'row', sealBytes('a third one', 'one', 'row', bytes))).toThrow();
  const document = { country: 'UA', kind: 'passport', number: 'ME123456' };
  expect(numberHashesOf(both, document)).toEqual([
    ...numberHashesOf(fresh, document),
    ...numberHashesOf(old, document),
  ]);
});
