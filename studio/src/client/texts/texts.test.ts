import type { InEveryLanguage } from '@kozyr/contracts/locales';
import * as contract from '@kozyr/contracts/money';
import { expect, test } from 'vitest';
import { fromMinor, grouped, moneyText, short, toMinor } from '../../page/amounts';
import { sayIn } from '../../page/say';
import { RECALL_TEXTS } from '../../recall/texts';
import { en as autoplayEn } from '../autoplay/texts/en';
import { kk as autoplayKk } from '../autoplay/texts/kk';
import { ru as autoplayRu } from '../autoplay/texts/ru';
import { uk as autoplayUk } from '../autoplay/texts/uk';
import { en as cascadeEn } from '../cascade/texts/en';
import { kk as cascadeKk } from '../cascade/texts/kk';
import { ru as cascadeRu } from '../cascade/texts/ru';
import { uk as cascadeUk } from '../cascade/texts/uk';
import { en as decisionsEn } from '../decisions/texts/en';
import { kk as decisionsKk } from '../decisions/texts/kk';
import { ru as decisionsRu } from '../decisions/texts/ru';
import { uk as decisionsUk } from '../decisions/texts/uk';
import { en as ownEn } from '../own-texts/en';
import { kk as ownKk } from '../own-texts/kk';
import { ru as ownRu } from '../own-texts/ru';
import { uk as ownUk } from '../own-texts/uk';
import { en as tablesEn } from '../tables/texts/en';
import { kk as tablesKk } from '../tables/texts/kk';
import { ru as tablesRu } from '../tables/texts/ru';
import { uk as tablesUk } from '../tables/texts/uk';
import { en as verifierEn } from '../verifier/texts/en';
import { kk as verifierKk } from '../verifier/texts/kk';
import { ru as verifierRu } from '../verifier/texts/ru';
import { uk as verifierUk } from '../verifier/texts/uk';
import { en } from './en';
import { kk } from './kk';
import { ru } from './ru';
import { uk } from './uk';

const ALL: readonly [string, InEveryLanguage<Readonly<Record<string, string>>>][] = [
  ['every game', { uk, ru, en, kk }],
  ['a game that may play by itself', { uk: autoplayUk, ru: autoplayRu, en: autoplayEn, kk: autoplayKk }],
  ['a game of own rounds', { uk: ownUk, ru: ownRu, en: ownEn, kk: ownKk }],
  ['a cascade', { uk: cascadeUk, ru: cascadeRu, en: cascadeEn, kk: cascadeKk }],
  ['a game of decisions', { uk: decisionsUk, ru: decisionsRu, en: decisionsEn, kk: decisionsKk }],
  ['a table', { uk: tablesUk, ru: tablesRu, en: tablesEn, kk: tablesKk }],
  ['the verifier', { uk: verifierUk, ru: verifierRu, en: verifierEn, kk: verifierKk }],
  ['a round of a table shown again', RECALL_TEXTS],
];

const blanks = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each(ALL)('%s says in each language everything it says in English, with the same blanks', (_, texts) => {
  for (const locale of ['uk', 'ru', 'kk'] as const) {
    expect(Object.keys(texts[locale]).sort()).toEqual(Object.keys(texts.en).sort());
    for (const [key, text] of Object.entries(texts.en)) {
      expect(texts[locale][key], key).not.toBe('');
      expect(blanks(texts[locale][key]), key).toEqual(blanks(text));
    }
  }
});

test.each(ALL)('%s says in Kazakh and Ukrainian something else than in Russian', (_, texts) => {
  for (const locale of ['uk', 'kk'] as const) {
    const same = Object.entries(texts[locale]).filter(([key, text]) => text.length > 14 && texts.ru[key] === text);
    expect(same).toEqual([]);
  }
});

test('blanks are filled in, and amounts are grouped by threes', () => {
  expect(sayIn({ uk, ru, en, kk }, 'en')('freeSpinOf', { n: 3, total: 10 })).toBe('Free spin 3 of 10');
  expect(grouped('1250000.50')).toBe('1\u202f250\u202f000.50');
  expect(short('500.00')).toBe('500');
});

test('an amount has the sign of what is played for behind it', () => {
  const written = contract.stakeCurrencySchema.options.map((currency) => moneyText('1250.00', currency));
  expect(written).toEqual(['1\u202f250.00\u00a0₴', '1\u202f250.00\u00a0₸', '1\u202f250.00\u00a0CR']);
});

test('amounts are read and written as the contract does', () => {
  for (const amount of ['0.00', '0.05', '0.50', '12.50', '999999999.99']) {
    expect(toMinor(amount)).toBe(contract.toMinor(amount));
    expect(fromMinor(contract.toMinor(amount))).toBe(amount);
  }
});
