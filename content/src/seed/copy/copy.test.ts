import { CONTENT_LANGUAGES } from '@kozyr/contracts/locales';
import { describe, expect, it } from 'vitest';
import { cleanBlock } from '../../rules/clean-block';
import { cleanHtml } from '../../rules/clean-html';
import type { Texts } from '../seed';
import { ABOUT_US } from './about-us';
import { BANNERS } from './banners';
import { EXPLAINER } from './explainer/return-to-player';
import { WORDS } from './explainer/words';
import * as home from './home';
import { INFO_LISTS } from './info-lists';
import { MODALS } from './modals/modals';
import * as pageTexts from './page-texts';
import { PAGE_TITLES } from './pages';
import { HEAD_PICTURES } from './picture-words';
import { PRIVACY_POLICY } from './privacy-policy';
import { PROVIDERS } from './providers/providers';
import * as questions from './questions';
import { RESPONSIBLE_GAMING } from './responsible-gaming';
import { SOCIAL_LINKS } from './social-links';
import * as soon from './soon';
import { TERMS } from './terms';
import * as tiers from './tiers';

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
    HEAD_PICTURES,
    home: { ...home },
    INFO_LISTS,
    MODALS,
    pageTexts: { ...pageTexts },
    PAGE_TITLES,
    PRIVACY_POLICY,
    PROVIDERS,
    questions: { ...questions },
    RESPONSIBLE_GAMING,
    SOCIAL_LINKS,
    soon: { ...soon },
    TERMS,
    tiers: { ...tiers },
    WORDS,
  },
  'copy',
);
const plain = (text: string) => text.replace(/<[^>]*>|{{\w+}}|{\w+}|&amp;/g, ' ');
const tagsOf = (text: string) => text.match(/<\/?[a-z0-9]+/g) ?? [];
const placeholdersOf = (text: string) => [...(text.match(/{{?\w+}?}/g) ?? [])].sort();
/** Three of four languages write decimals with a comma, English groups by it. */
const numbersOf = (text: string) =>
  (text.match(/\d[\d\u00a0 ,.]*\d|\d/g) ?? [])
    .map((number) => number.replace(/,(?=\d{1,2}$)/, '.').replace(/[\u00a0 ,]/g, ''))
    .sort();
const wordsOf = (text: string) => plain(text).match(/\p{L}+/gu) ?? [];

describe('the first content', () => {
  it('the first content is all found by this test', () => {
    expect(all.length).toBeGreaterThan(300);
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

  it.each(all.filter(([, { ru }]) => ru.length > 100))('%s is written in each language of its own', (_, texts) => {
    expect(texts.ua).toMatch(/[іїєґ]/i);
    expect(texts.kz).toMatch(/[әғқңөұүһі]/i);
    expect(texts.en).not.toMatch(/[а-я]/i);
    expect(new Set(Object.values(texts)).size).toBe(CONTENT_LANGUAGES.length);
  });

  it.each(all)('%s is spelt with the letters of its language', (_, texts) => {
    for (const language of CONTENT_LANGUAGES) {
      const mixed = wordsOf(texts[language]).filter(
        (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
      );
      expect(mixed, language).toEqual([]);
    }
    expect(texts.ua).not.toMatch(/[ыэъё]/i);
    expect(texts.ru).not.toMatch(/[іїєґәғқңөұүһ]/i);
    expect(texts.kz).not.toMatch(/[їєґ]/i);
    expect(texts.en).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  it('the first content holds whole amounts and their signs together', () => {
    const broken = all.flatMap(([way, texts]) =>
      Object.values(texts).flatMap((text) => (text.match(/\d (?=\d{3}\b|%|₸|грн)/g) ?? []).map(() => way)),
    );
    expect(broken).toEqual([]);
  });

  it('the first content promises nobody a win', () => {
    const promises =
      /гарантован|ви виграєте|вы выиграете|you will win|guaranteed win|ұтасыз|легкі гроші|лёгкие деньги|easy money/i;
    expect(all.filter(([, texts]) => Object.values(texts).some((text) => promises.test(text)))).toEqual([]);
  });
});

describe('the studios', () => {
  it('the studios are 25, each with four to six keywords a language and two to four paragraphs', () => {
    expect(new Set(PROVIDERS.map(({ slug }) => slug)).size).toBe(25);
    for (const { slug, keywords, description } of PROVIDERS) {
      for (const language of CONTENT_LANGUAGES) {
        const asked = [keywords[language].length, description[language].match(/<p>/g)?.length ?? 0];
        expect(asked[0], `${slug} ${language}`).toBeGreaterThanOrEqual(4);
        expect(asked[0], `${slug} ${language}`).toBeLessThanOrEqual(6);
        expect(asked[1], `${slug} ${language}`).toBeGreaterThanOrEqual(2);
        expect(asked[1], `${slug} ${language}`).toBeLessThanOrEqual(4);
        expect(new Set(keywords[language]).size, `${slug} ${language}`).toBe(keywords[language].length);
      }
      expect(new Set(CONTENT_LANGUAGES.map((language) => keywords[language].join())).size, slug).toBe(4);
    }
  });
});

describe('the explainer', () => {
  it('the explainer is the same in four languages but for its words, and reaches for nothing outside', () => {
    const shape = (body: string) =>
      body.match(/<\/?[a-z0-9]+[^>]*?(?=data-text|>)/g)?.map((tag) => tag.replace(/(lang|aria-label)="[^"]+"/, ''));
    for (const language of CONTENT_LANGUAGES) {
      expect(shape(EXPLAINER.body[language])).toEqual(shape(EXPLAINER.body.ru));
      expect(cleanBlock(EXPLAINER.body[language])).toBe(EXPLAINER.body[language]);
      expect(EXPLAINER.body[language]).not.toMatch(/<script|style=| on\w+=|src=|href=/);
    }
    expect(EXPLAINER.css).not.toMatch(/url\(|@import/);
    expect(EXPLAINER.js).not.toMatch(/fetch|XMLHttp|import|https?:|localStorage|cookie|parent|innerHTML/);
  });

  it('the explainer has every part its script asks for', () => {
    const asked = [...EXPLAINER.js.matchAll(/find\('\.([a-z]+)'\)/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(5);
    for (const name of asked) expect(EXPLAINER.body.kz).toContain(`class="${name}"`);
  });
});
