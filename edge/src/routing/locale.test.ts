import { describe, expect, it } from 'vitest';
import { chooseLocale, negotiate, pathLocale } from './locale';

describe('negotiate', () => {
  it.each([
    ['uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7', 'uk'],
    ['ua', 'uk'],
    ['kz-KZ, ru;q=0.4', 'kk'],
    ['en;q=0.5, kk;q=0.8', 'kk'],
    ['de-DE,de;q=0.9,en;q=0.3', 'en'],
    ['EN-us', 'en'],
    ['ru;q=0, en;q=0.1', 'en'],
  ])('negotiate reads %s as %s', (header, locale) => {
    expect(negotiate(header)).toBe(locale);
  });

  it.each([undefined, '', 'de, fr;q=0.5', '*', 'uk;q=zero', ';;;,,,=', 'ukrainian-language-name'])(
    'negotiate finds nothing of ours in %s',
    (header) => {
      expect(negotiate(header)).toBeUndefined();
    },
  );
});

describe('chooseLocale', () => {
  it('chooseLocale prefers the remembered locale to the browser’s', () => {
    expect(chooseLocale('kk', 'en')).toBe('kk');
  });

  it('chooseLocale ignores a remembered value that is no locale', () => {
    expect(chooseLocale('../evil', 'en')).toBe('en');
  });

  it('chooseLocale falls back to Russian (§9)', () => {
    expect(chooseLocale(undefined, 'ja')).toBe('ru');
  });
});

describe('pathLocale', () => {
  it.each([
    ['/uk', 'uk'],
    ['/kk/games/one', 'kk'],
    ['/ru/', 'ru'],
  ])('pathLocale finds the locale in %s', (path, locale) => {
    expect(pathLocale(path)).toBe(locale);
  });

  it.each(['/', '/ua/games', '/UK', '/russian', '/games', '/r'])('pathLocale finds no locale in %s', (path) => {
    expect(pathLocale(path)).toBeUndefined();
  });
});
