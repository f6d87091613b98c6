import { expect, it } from 'vitest';
import { lookupOf, sharedOut } from './rules';

const nothing = { ids: null, phones: [], phoneEnd: null, email: null, name: null, reference: null };

it('a whole phone is looked for among players alone, however it is written', () => {
  for (const typed of ['+380 99 123-45-67', '0991234567', '380991234567', ' +38 (099) 123 45 67 '])
    expect(lookupOf(typed)).toEqual({ ...nothing, phones: ['380991234567'] });
  expect(lookupOf('+7 701 123 45 67')).toEqual({ ...nothing, phones: ['77011234567'] });
});

it('the end of a phone with its spaces is looked for among players alone', () => {
  expect(lookupOf('45 67')).toEqual({ ...nothing, phoneEnd: '4567' });
});

it('bare digits may be the end of a phone, a reference, and from eight on an id', () => {
  expect(lookupOf('4567')).toEqual({ ...nothing, phoneEnd: '4567', name: '4567', reference: '4567' });
  expect(lookupOf('12345678')).toMatchObject({
    phoneEnd: '12345678',
    reference: '12345678',
    ids: { from: '12345678-0000-0000-0000-000000000000', to: '12345678-ffff-ffff-ffff-ffffffffffff' },
  });
});

it('fewer than four digits are the beginning of a name and no phone', () => {
  expect(lookupOf('777')).toEqual({ ...nothing, name: '777' });
});

it('an email is looked for as a whole, in lower case, among players alone', () => {
  expect(lookupOf('Ivan@Example.com')).toEqual({ ...nothing, email: 'ivan@example.com' });
  expect(lookupOf('ivan@')).toEqual(nothing);
});

it('an id is looked for whole and by its first eight signs and more', () => {
  const id = '0b9f6a52-3d7e-4c1a-9a55-1f2e3d4c5b6a';
  expect(lookupOf(id)).toEqual({ ...nothing, ids: { from: id, to: id }, reference: id });
  expect(lookupOf(id.replaceAll('-', '').toUpperCase()).ids).toEqual({ from: id, to: id });
  expect(lookupOf('0B9F6A52-3d').ids).toEqual({
    from: '0b9f6a52-3d00-0000-0000-000000000000',
    to: '0b9f6a52-3dff-ffff-ffff-ffffffffffff',
  });
  expect(lookupOf('0b9f6a5').ids).toBeNull();
  expect(lookupOf(`${id}0`).ids).toBeNull();
});

it('words are the beginning of a name, and one without spaces may be a reference', () => {
  expect(lookupOf('Book of')).toEqual({ ...nothing, name: 'Book of' });
  expect(lookupOf('pay_01HX')).toEqual({ ...nothing, name: 'pay_01HX', reference: 'pay_01HX' });
});

it('a dozen numbers in a row are no phone', () => {
  expect(lookupOf('1234567890123456')).toMatchObject({ phones: [], phoneEnd: null, reference: '1234567890123456' });
});

it('every list has its first results before one fills the room', () => {
  const many = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
  const shown = sharedOut([many('a', 30), many('b', 2), many('c', 9)]);
  expect(shown).toHaveLength(20);
  expect(shown.filter((one) => one.startsWith('a'))).toHaveLength(13);
  expect(shown.filter((one) => one.startsWith('b'))).toHaveLength(2);
  expect(shown.filter((one) => one.startsWith('c'))).toHaveLength(5);
  expect(sharedOut([many('a', 3), [], many('c', 4)])).toHaveLength(7);
});

it('every list has a place, however many lists there are', () => {
  const shown = sharedOut(Array.from({ length: 8 }, (_, at) => Array.from({ length: 6 }, () => at)));
  expect(shown).toHaveLength(20);
  expect(new Set(shown).size).toBe(8);
});
