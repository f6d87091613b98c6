import { describe, expect, it } from 'vitest';
import { copyTexts } from './copy-texts';
import type { FieldShape } from './localized-texts';

const fields: FieldShape[] = [
  { type: 'text', name: 'key' },
  { type: 'text', name: 'title', localized: true },
  { type: 'textarea', name: 'text', localized: true },
  { type: 'json', name: 'live', virtual: true },
  {
    type: 'group',
    name: 'config',
    fields: [
      {
        type: 'array',
        name: 'general',
        fields: [
          { type: 'row', fields: [{ type: 'text', name: 'key' }] },
          { type: 'text', name: 'value', localized: true },
          { type: 'relationship', name: 'component' },
        ],
      },
      { type: 'array', name: 'plain', fields: [{ type: 'text', name: 'key' }] },
    ],
  },
];

const document = {
  key: 'k',
  live: { state: 'live' },
  title: { ru: 'Русский', en: 'English', kz: 'Қазақша' },
  text: { ru: '<p>Текст</p>', en: '<p>Text</p>', kz: '<p></p>' },
  config: {
    general: [
      { id: 'a', key: 'action-label', value: { en: 'Play' }, component: null },
      { id: 'b', key: 'item', value: {}, component: 7 },
    ],
    plain: [{ id: 'c', key: 'p' }],
  },
};

describe('copyTexts', () => {
  it('copyTexts fills what is empty, keeps what is there, and passes whole rows on', () => {
    expect(copyTexts(fields, document, { from: 'en', to: 'kz', overwrite: false })).toEqual({
      count: 2,
      data: {
        title: 'Қазақша',
        text: '<p>Text</p>',
        config: {
          general: [
            { id: 'a', key: 'action-label', value: 'Play', component: null },
            { id: 'b', key: 'item', value: undefined, component: 7 },
          ],
        },
      },
    });
  });

  it('copyTexts overwrites when asked to, and never with nothing', () => {
    expect(copyTexts(fields, document, { from: 'en', to: 'kz', overwrite: true })).toMatchObject({
      count: 3,
      data: { title: 'English' },
    });
    expect(copyTexts(fields, document, { from: 'ua', to: 'kz', overwrite: true })).toMatchObject({
      count: 0,
      data: { title: 'Қазақша' },
    });
  });
});
