import fs from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import { expect, it } from 'vitest';
import wawoff2 from 'wawoff2';
import { charactersOf, WRITTEN } from '../kit/src/written-letters.ts';
import { cutFace, declaredFaces } from './fonts.mjs';
import { ROOT } from './settings.mjs';

const faces = declaredFaces();
const [body] = faces;
const textsOf = (value) => (typeof value === 'string' ? value : Object.values(value).map(textsOf).join(''));
const messages = fs
  .readdirSync(path.join(ROOT, 'messages'))
  .map((file) => textsOf(JSON.parse(fs.readFileSync(path.join(ROOT, 'messages', file), 'utf8'))))
  .join('');

it('every letter of our texts is in a cut face of the text, so that no whole face is fetched for it', () => {
  const known = new Set(faces.filter(({ face }) => face === 'onest').flatMap(({ characters }) => [...characters]));
  // Türkiye, in the list of countries that a document is from: there the whole face comes.
  const [lineBreak, rare] = ['\n', 'ü'];
  const needed = [...new Set(messages)].filter((letter) => letter !== lineBreak && letter !== rare);
  expect(needed.filter((letter) => !known.has(letter))).toEqual([]);
});

it('a title in Kazakh finds all its letters in its own face', () => {
  const of = (face) => new Set(faces.filter((one) => one.face === face).flatMap(({ characters }) => [...characters]));
  const [onest, montserrat] = [of('onest'), of('montserrat')];
  expect([...onest].filter((letter) => !montserrat.has(letter))).toEqual(['₸']);
});

it('the cut faces are a third of the whole ones, and hold what they declare', async () => {
  let bytes = 0;
  for (const face of faces) {
    const file = await cutFace(face);
    bytes += file.length;
    const font = opentype.parse(Uint8Array.from(await wawoff2.decompress(file)).buffer);
    // The narrow spaces are in no whole face either, or not in each: the font of the system has them.
    const expected = [...face.characters].filter((letter) => !/[\u2009\u202f]/.test(letter));
    expect(
      expected.filter((letter) => font.charToGlyphIndex(letter) === 0),
      face.name,
    ).toEqual([]);
  }
  expect(bytes).toBeLessThan(90_000);
});

it('a face that is declared in another order is named as a mistake', () => {
  expect(body.name).toBe('onest-latin');
  expect(() => declaredFaces("src: '../.fonts/onest-latin.woff2',\n display: 'swap'")).toThrow(
    '1 faces are cut, but 0',
  );
});

it('the games are written in the letters that the site is written in', () => {
  for (const [subset, range] of Object.entries(WRITTEN))
    expect(faces.find((face) => face.name === `onest-${subset}`)?.characters).toBe(charactersOf(range));
});
