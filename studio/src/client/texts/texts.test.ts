import * as contract from '@kozyr/contracts/money';
import { expect, test } from 'vitest';
import { fromMinor, grouped, short, toMinor } from '../../page/amounts';
import { en } from './en';
import { sayIn, TEXTS } from './texts';

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

test.each(['uk', 'ru', 'kk'] as const)('%s says everything English does, with the same blanks', (locale) => {
  for (const [key, text] of Object.entries(en)) {
    const translated = Object.entries(TEXTS[locale]).find(([name]) => name === key)?.[1] ?? '';
    expect(translated, key).not.toBe('');
    expect(holes(translated), key).toEqual(holes(text));
  }
  expect(Object.keys(TEXTS[locale])).toHaveLength(Object.keys(en).length);
});

test('Kazakh and Ukrainian are not copies of Russian', () => {
  const same = (locale: 'uk' | 'kk') =>
    Object.entries(TEXTS[locale]).filter(
      ([key, text]) =>
        text.length > 12 && Object.entries(TEXTS.ru).some(([other, russian]) => other === key && russian === text),
    );
  expect(same('kk')).toEqual([]);
  expect(same('uk')).toEqual([]);
});

test('blanks are filled in, and amounts are grouped by threes', () => {
  expect(sayIn('en')('freeSpinOf', { n: 3, total: 10 })).toBe('Free spin 3 of 10');
  expect(grouped('1250000.50')).toBe('1\u202f250\u202f000.50');
  expect(short('500.00')).toBe('500');
});

test('amounts are read and written as the contract does', () => {
  for (const amount of ['0.00', '0.05', '0.50', '12.50', '999999999.99']) {
    expect(toMinor(amount)).toBe(contract.toMinor(amount));
    expect(fromMinor(contract.toMinor(amount))).toBe(amount);
  }
});
