import { describe, expect, it } from 'vitest';
import { languageMarks } from './language-marks';
import { type FieldShape, localizedValues } from './localized-texts';

describe('languageMarks', () => {
  it('languageMarks says of each language whether all, some or none of the texts are there', () => {
    expect(
      languageMarks([
        { ua: 'Заголовок', ru: 'Заголовок', en: 'Title', kz: '' },
        { ua: '<p>Текст</p>', ru: '<p>Текст</p>', en: '<p> </p>' },
      ]),
    ).toEqual({ ua: 'full', ru: 'full', en: 'part', kz: 'none' });
  });

  it('languageMarks misses nothing where nothing is to be translated', () => {
    expect(languageMarks([{ ru: '/games?sort=new' }, { ru: '12' }, {}, { ru: null, en: [] }])).toBeNull();
    expect(languageMarks([{ ru: '/games' }, { ru: ['слоты'], ua: ['слоти'] }])).toMatchObject({
      ua: 'full',
      en: 'none',
    });
  });
});

describe('localizedValues', () => {
  it('localizedValues finds the texts in rows, groups and lists', () => {
    const fields: FieldShape[] = [
      { type: 'text', name: 'key' },
      { type: 'row', fields: [{ type: 'text', name: 'title', localized: true }] },
      { type: 'group', name: 'header', fields: [{ type: 'textarea', name: 'text', localized: true }] },
      { type: 'array', name: 'items', fields: [{ type: 'textarea', name: 'text', localized: true }] },
    ];
    const data = { key: 'a', title: { ru: '1' }, header: { text: { ru: '2' } }, items: [{ text: { ru: '3' } }, {}] };
    expect(localizedValues(fields, data)).toEqual([{ ru: '1' }, { ru: '2' }, { ru: '3' }, {}]);
  });
});
