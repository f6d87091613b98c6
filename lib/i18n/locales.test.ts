import { describe, expect, test } from 'vitest';
import { negotiateLocale } from './negotiate-locale';
import { switchLocale } from './switch-locale';

describe('languages', () => {
  test('the remembered language wins, then the weightiest preference, then Russian', () => {
    expect(negotiateLocale('kk', 'en')).toBe('kk');
    expect(negotiateLocale('xx', 'en;q=0.5, uk;q=0.9')).toBe('uk');
    expect(negotiateLocale(undefined, 'de, kk-KZ;q=0.3')).toBe('kk');
    expect(negotiateLocale(undefined, 'en;q=0, fr')).toBe('ru');
    expect(negotiateLocale(undefined, null)).toBe('ru');
    expect(negotiateLocale('ua', null)).toBe('uk');
  });

  test('a switch of the language keeps path, query and hash', () => {
    expect(switchLocale('/uk/games?tag=new#top', 'kk')).toBe('/kk/games?tag=new#top');
    expect(switchLocale('/uk?cashbox=show', 'en')).toBe('/en?cashbox=show');
  });
});
