import { CONTENT_LANGUAGES } from '@kozyr/contracts/locales';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../rules/clean-html';
import type { Texts } from '../plant';
import { ABOUT_US } from './about-us';
import { BANNERS } from './banners';
import * as home from './home';
import { INFO_LISTS } from './info-lists';
import { MODALS } from './modals';
import { PAGE_TITLES } from './pages';
import { PRIVACY_POLICY } from './privacy-policy';
import { PROVIDERS } from './providers';
import { RESPONSIBLE_GAMING } from './responsible-gaming';
import { SOCIAL_LINKS } from './social-links';
import { TERMS } from './terms';

function isTexts(value: object): value is Texts {
  return CONTENT_LANGUAGES.every((language) => language in value && typeof Reflect.get(value, language) === 'string');
}

/** Every text below, with the way to it. */
function textsIn(value: unknown, way: string): Array<[string, Texts]> {
  if (typeof value !== 'object' || value === null) return [];
  if (isTexts(value)) return [[way, value]];
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, `${way}.${key}`));
}

const all = textsIn(
  {
    ABOUT_US,
    BANNERS,
    home: { ...home },
    INFO_LISTS,
    MODALS,
    PAGE_TITLES,
    PRIVACY_POLICY,
    PROVIDERS,
    RESPONSIBLE_GAMING,
    SOCIAL_LINKS,
    TERMS,
  },
  'copy',
);
const tagsOf = (text: string) => text.match(/<\/?[a-z0-9]+/g) ?? [];
const placeholdersOf = (text: string) => [...(text.match(/{{\w+}}/g) ?? [])].sort();
const numbersOf = (text: string) =>
  (text.match(/\d[\d ,.]*\d|\d/g) ?? []).map((number) => number.replace(/[ ,]/g, '')).sort();

describe('the first content', () => {
  it('is all found by this test', () => {
    expect(all.length).toBeGreaterThan(100);
  });

  it.each(all)('%s says the same in four languages', (_, texts) => {
    for (const language of CONTENT_LANGUAGES) {
      expect(texts[language].trim()).not.toBe('');
      expect(tagsOf(texts[language]), language).toEqual(tagsOf(texts.ru));
      expect(placeholdersOf(texts[language]), language).toEqual(placeholdersOf(texts.ru));
      expect(cleanHtml(texts[language]), language).toBe(texts[language]);
    }
  });

  it.each(all)('%s names the same numbers in four languages', (_, texts) => {
    for (const language of CONTENT_LANGUAGES) expect(numbersOf(texts[language]), language).toEqual(numbersOf(texts.ru));
  });

  it.each(all.filter(([, { ru }]) => ru.length > 60))('%s is written in each language of its own', (_, texts) => {
    expect(texts.ua).toMatch(/[іїєґ]/i);
    expect(texts.ua).not.toMatch(/[ыэъё]/i);
    expect(texts.kz).toMatch(/[әғқңөұүһі]/i);
    expect(texts.en).not.toMatch(/[а-я]/i);
  });
});
