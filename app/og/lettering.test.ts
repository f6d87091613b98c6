import { expect, it } from 'vitest';
import { facesOf, fitTitle, lineOf, widthOf } from './lettering';

it('all four languages are set with the faces that are here', async () => {
  for (const [locale, text] of [
    ['uk', 'Їжак і ґанок'],
    ['ru', 'Ёлка'],
    ['en', 'Kozyr 21+'],
    ['kk', 'Әңгіме, ұтыс, қоңыр, төрт, үй, ғажап, һәм'],
  ] as const) {
    const faces = await facesOf(locale);
    const missing = [...text].filter((letter) => faces.every((face) => face.charToGlyphIndex(letter) === 0));
    expect(missing).toEqual([]);
    expect(widthOf(text, faces, 40)).toBeGreaterThan(text.length * 10);
    expect(lineOf(text, faces, { x: 0, y: 40, size: 40 })).not.toContain('NaN');
  }
});

it('a sign that no face can draw is left out', async () => {
  const faces = await facesOf('uk');
  expect(widthOf('Гра🎰', faces, 50)).toBe(widthOf('Гра', faces, 50));
});

it('a title has the largest size at which it fits, and is cut where it never does', async () => {
  const faces = await facesOf('uk');
  const box = { width: 700, height: 300, sizes: [96, 64, 40] };
  expect(fitTitle('Ігри', faces, box)).toEqual({ lines: ['Ігри'], size: 96 });
  const long = fitTitle('Колесо фортуни крутиться один раз на день', faces, box);
  expect(long.size).toBeLessThan(96);
  expect(long.lines.join(' ')).toBe('Колесо фортуни крутиться один раз на день');
  const endless = fitTitle('дуже довга назва '.repeat(40), faces, box);
  expect(endless.size).toBe(40);
  expect(endless.lines.length).toBeLessThanOrEqual(6);
  expect(endless.lines.at(-1)).toMatch(/…$/);
});
