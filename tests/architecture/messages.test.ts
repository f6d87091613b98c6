import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlaceholders } from './support/icu';
import { filesBelow, ROOT, read } from './support/tree';

const LOCALES = ['uk', 'ru', 'en', 'kk'] as const;
type Locale = (typeof LOCALES)[number];

/** Plural categories a whole number can fall into; `other` catches fractions as well. */
const CARDINALS: Record<Locale, string[]> = {
  uk: ['few', 'many', 'one', 'other'],
  ru: ['few', 'many', 'one', 'other'],
  en: ['one', 'other'],
  kk: ['one', 'other'],
};

/** Words that Kazakh took over unchanged: a string made of them alone is right in both files. */
const LOANS = new Set(
  (
    'бонус валюта виджет демо джекпот казино касса кешбэк код кэшбэк лобби логин промокод профиль рейтинг рулетка ' +
    'слот студия телефон турнир украина формат чат ' +
    'армения болгария чехия германия эстония испания франция грузия израиль италия литва латвия польша румыния словакия'
  ).split(' '),
);
/** Beyond those, one string in fifty may coincide (a name, a short formula); more is a copy that nobody translated. */
const MAX_SAME = 0.02;
/** A Kazakh sentence of four words without one of its nine letters is rare: real text stays far above this. */
const MIN_KAZAKH = 0.8;
/** A language is offered by the name it calls itself, in every interface. */
const OWN_NAMES = new Set(['Українська', 'Русский', 'Қазақша']);

/** Leaves of a message file by dotted key. Whatever is not a text comes back as a problem. */
function leaves(value: unknown, key = ''): [key: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, below]) => leaves(below, key === '' ? name : `${key}.${name}`));
}

/** The texts of one file by dotted key; what is no text is empty, and so found. */
function textsOf(file: string, key = ''): [key: string, text: string][] {
  if (!existsSync(path.join(ROOT, file))) throw new Error(`${file} is missing: every string exists in four languages`);
  const parsed: unknown = JSON.parse(read(file));
  return leaves(parsed, key).map(([below, text]) => [below, typeof text === 'string' ? text : '']);
}

/** All texts of a language by dotted key. */
type Load = (locale: Locale) => Map<string, string>;

const load: Load = (locale) => new Map(textsOf(`messages/${locale}.json`));

/** The desk has a file for each area of it. */
const loadDesk: Load = (locale) =>
  new Map(
    filesBelow(`desk/messages/${locale}`).flatMap((file) => textsOf(file, path.basename(file, path.extname(file)))),
  );

const plain = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>/g, ' ').trim();
const words = (text: string) => plain(text).match(/\p{Script=Cyrillic}+/gu) ?? [];
const areLoans = (text: string) => words(text).every((word) => LOANS.has(word.toLowerCase()));

describe.each<[string, Load]>([
  ['messages/*.json', load],
  ['desk/messages/*/*.json', loadDesk],
])('%s', (_files, load) => {
  it.each(LOCALES)('the messages of %s have the keys of the others', (locale) => {
    const own = load(locale);
    const all = new Set(LOCALES.flatMap((one) => [...load(one).keys()]));
    expect(all.size).toBeGreaterThan(0);
    expect([...all].filter((key) => !own.has(key)).map((key) => `${key} is missing in ${locale}.json`)).toEqual([]);
  });

  it.each(LOCALES)('the messages of %s have no empty text and no space at an end', (locale) => {
    const wrong = [...load(locale)].filter(([, text]) => text.trim() === '' || text.trim() !== text);
    expect(wrong.map(([key]) => `${locale}: ${key}`)).toEqual([]);
  });

  it.each(LOCALES)('the messages of %s ask for the same values and tags as English', (locale) => {
    const own = load(locale);
    const wrong = [...load('en')].flatMap(([key, english]) => {
      const [theirs, ours] = [readPlaceholders(english), readPlaceholders(own.get(key) ?? '')].map((one) =>
        [...one.names, ...one.selects].sort().join(', '),
      );
      return theirs === ours ? [] : [`${locale}: ${key} has (${ours}), en has (${theirs})`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(LOCALES)('the messages of %s name every plural category of their language and no other', (locale) => {
    const wrong = [...load(locale)].flatMap(([key, text]) =>
      readPlaceholders(text).plurals.flatMap(({ name, type, categories }) => {
        const needed = [...new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories].sort();
        const given = [...categories].sort();
        return given.join() === needed.join() ? [] : [`${locale}: ${key} {${name}} has ${given}, needs ${needed}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('Kazakh messages are Kazakh, not a copy of the Russian ones', () => {
    const [kazakh, russian] = [load('kk'), load('ru')];
    const inWords = [...kazakh].filter(([, text]) => words(text).length > 0);
    const same = inWords.filter(([key, text]) => text === russian.get(key) && !areLoans(text));
    expect(same.length / inWords.length, same.map(([key]) => key).join(', ')).toBeLessThanOrEqual(MAX_SAME);
    const sentences = inWords.filter(([, text]) => words(text).length >= 4);
    const kazakhLetters = sentences.filter(([, text]) => /[әғқңөұүһі]/i.test(text));
    expect(kazakhLetters.length / Math.max(1, sentences.length)).toBeGreaterThanOrEqual(MIN_KAZAKH);
  });

  it('no two of uk, ru and kk share a whole sentence', () => {
    const pairs: [Locale, Locale][] = [
      ['uk', 'ru'],
      ['uk', 'kk'],
      ['ru', 'kk'],
    ];
    const copies = pairs.flatMap(([one, other]) => {
      const theirs = load(other);
      const same = [...load(one)].filter(([key, text]) => words(text).length >= 4 && text === theirs.get(key));
      return same.map(([key]) => `${key} is the same in ${one} and ${other}`);
    });
    expect(copies).toEqual([]);
  });

  it('English messages hold no Cyrillic but the names of languages', () => {
    const wrong = [...load('en')].filter(([, text]) => words(text).length > 0 && !OWN_NAMES.has(text));
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

describe('the sentences that the specification gives (§5)', () => {
  it.each([
    "Password's length must be 6-16 characters",
    "Password can't contain any spaces",
    'Please fill out this field',
    'This field should be a valid email',
    'Incorrect phone',
    'Search requires at least 3 characters',
    'This field must be valid',
  ])('an English message says: %s', (sentence) => {
    expect([...load('en').values()]).toContain(sentence);
  });
});

describe('the reading of messages', () => {
  it('the categories of the four languages are known', () => {
    for (const locale of LOCALES) {
      const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      expect([...categories].sort()).toEqual(CARDINALS[locale]);
    }
  });

  it('arguments, tags, plurals and selects are found, also inside each other', () => {
    const read = readPlaceholders(
      "{who, select, me {You} other {{name}}} won {count, plural, =0 {nothing} one {<b># coin</b>} other {# coins}} '{as is}'",
    );
    expect([...read.names].sort()).toEqual(['<b>', 'count', 'name', 'who']);
    expect(read.plurals).toEqual([{ name: 'count', type: 'cardinal', categories: ['one', 'other'] }]);
    expect([...read.selects]).toEqual(['who: me other']);
  });

  it('braces that do not close are refused', () => {
    for (const broken of ['{name', 'name}', '{count, plural, one {x}', '{}']) {
      expect(() => readPlaceholders(broken)).toThrow();
    }
  });
});
