import { expect, it } from 'vitest';
import { inAllLanguages } from './in-all-languages';

const text = { type: 'textarea', name: 'text', localized: true };
const fields = [
  text,
  {
    type: 'row',
    fields: [
      { type: 'text', name: 'key' },
      { ...text, name: 'note' },
    ],
  },
  { type: 'group', name: 'header', fields: [text, { type: 'upload', name: 'image' }] },
  { type: 'array', name: 'items', fields: [{ type: 'text', name: 'id' }, text] },
  { type: 'text', name: 'words', localized: true },
];
const write = (say: (word: string) => string) => ({
  key: 'how',
  text: say('text'),
  note: say('note'),
  header: { text: say('header'), image: 7 },
  items: [
    { id: 'a', text: say('first') },
    { id: 'b', text: say('second') },
  ],
  words: undefined,
  _status: 'published',
});
const said = {
  ua: write((word) => `${word} ua`),
  ru: write((word) => `${word} ru`),
  en: write((word) => `${word} en`),
  kz: write((word) => `${word} kz`),
};
const four = (word: string) => ({ ua: `${word} ua`, ru: `${word} ru`, en: `${word} en`, kz: `${word} kz` });

it('inAllLanguages holds a value per language where a field has one, and the rest once', () => {
  expect(inAllLanguages(fields, said)).toEqual({
    key: 'how',
    text: four('text'),
    note: four('note'),
    header: { text: four('header'), image: 7 },
    items: [
      { id: 'a', text: four('first') },
      { id: 'b', text: four('second') },
    ],
    _status: 'published',
  });
});

it('inAllLanguages leaves out what a language does not say', () => {
  const { text: _, ...silent } = said.kz;
  const whole = inAllLanguages(fields, { ...said, kz: { ...silent, text: undefined } });
  expect(whole.text).toEqual({ ua: 'text ua', ru: 'text ru', en: 'text en' });
});
