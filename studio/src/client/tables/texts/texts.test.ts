import { expect, test } from 'vitest';
import { en } from './en';
import { TABLE_TEXTS, tableSayIn } from './texts';

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

test.each(['uk', 'ru', 'kk'] as const)(
  'tables say in %s everything they say in English, with the same blanks',
  (locale) => {
    const texts = new Map(Object.entries(TABLE_TEXTS[locale]));
    for (const [key, text] of Object.entries(en)) {
      expect(texts.get(key) ?? '', key).not.toBe('');
      expect(holes(texts.get(key) ?? ''), key).toEqual(holes(text));
    }
    expect(texts.size).toBe(Object.keys(en).length);
  },
);

test('Kazakh and Ukrainian tables are not copies of the Russian ones', () => {
  const russian = new Map(Object.entries(TABLE_TEXTS.ru));
  for (const locale of ['uk', 'kk'] as const) {
    const same = Object.entries(TABLE_TEXTS[locale]).filter(
      ([key, text]) => text.length > 12 && russian.get(key) === text,
    );
    expect(same).toEqual([]);
  }
});

test('blanks are filled in', () => {
  expect(tableSayIn('en')('seats', { n: 3, max: 60 })).toBe('3 of 60 seats');
});
