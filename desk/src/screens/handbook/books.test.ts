import { OPERATOR_ROLES } from '@kozyr/contracts/operator/roles';
import { expect, it } from 'vitest';
import english from '../../../messages/en/handbook.json';
import shell from '../../../messages/en/shell.json';
import { BOOKS, bookAddress, bookNamed, bookOf, CONTENTS } from './books';

it('each built-in role has a handbook, and a role that was made at the desk chooses among all', () => {
  for (const role of OPERATOR_ROLES) expect(bookOf(role)).toBe(role);
  expect(bookOf('night-shift')).toBeNull();
  expect(bookAddress()).toBe('/handbook');
  expect(bookAddress('risk')).toBe('/handbook/risk');
  expect(bookNamed('nobody')).toBeUndefined();
});

it.each(BOOKS)('the handbook %s shows each line that its texts have', (name) => {
  const { daily, ...counts } = CONTENTS[name];
  const texts = english.book[name];
  expect(Object.keys(texts.daily)).toHaveLength(daily.length);
  for (const part of ['look', 'never', 'second'] as const) expect(Object.keys(texts[part])).toHaveLength(counts[part]);
  const places = new Map(Object.entries(shell.place));
  for (const to of daily) expect(places.has(to)).toBe(true);
});
