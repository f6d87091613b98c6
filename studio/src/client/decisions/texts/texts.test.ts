import { expect, test } from 'vitest';
import { en } from './en';
import { kk } from './kk';
import { ru } from './ru';
import { uk } from './uk';

const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each([
  ['uk', uk],
  ['ru', ru],
  ['kk', kk],
])('%s says everything English does, with the same blanks', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    const translated = Object.entries(texts).find(([name]) => name === key)?.[1] ?? '';
    expect(translated, key).not.toBe('');
    expect(holes(translated), key).toEqual(holes(text));
  }
});

test.each([
  ['uk', uk],
  ['kk', kk],
])('%s is no copy of Russian', (_, texts) => {
  const same = Object.entries(texts).filter(
    ([key, text]) =>
      text.length > 14 && Object.entries(ru).some(([other, russian]) => other === key && russian === text),
  );
  expect(same).toEqual([]);
});
