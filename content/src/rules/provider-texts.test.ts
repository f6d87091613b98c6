import { describe, expect, it } from 'vitest';
import { DEFAULT_KEYWORDS, providerTexts } from './provider-texts';

const texts = {
  keywords: { ru: ['слоты'], en: ['slots'], kz: [] },
  description: { ru: 'по-русски', en: 'in English', kz: '' },
};

describe('texts of a provider page (§1, §9)', () => {
  it.each([
    [undefined, DEFAULT_KEYWORDS, 'по-русски'],
    ['', DEFAULT_KEYWORDS, 'по-русски'],
    ['en', ['slots'], 'in English'],
    ['ru', ['слоты'], 'по-русски'],
    ['de', ['слоты'], 'по-русски'],
    ['kz', DEFAULT_KEYWORDS, 'по-русски'],
    ['ua', DEFAULT_KEYWORDS, 'по-русски'],
  ])('a provider page has its own texts or the defaults in the language %s', (asked, keywords, description) => {
    expect(providerTexts(texts, asked)).toEqual({ keywords, description });
  });
});
