import { describe, expect, it } from 'vitest';
import { pagePath, previewAddress } from './preview-address';

describe('previewAddress', () => {
  it.each([
    ['/', 'ua', '/uk'],
    ['/terms', 'kz', '/kk/terms'],
    ['/games/live-casino', 'en', '/en/games/live-casino'],
    ['/terms', 'all', '/ru/terms'],
  ])('previewAddress leads to %s in %s', (path, language, shown) => {
    const address = new URL(previewAddress(path, language), 'http://content');
    expect(address.pathname).toBe('/api/previews/open');
    expect([...address.searchParams]).toEqual([['path', shown]]);
  });
});

describe('pagePath', () => {
  it.each([
    ['main', undefined, '/'],
    ['live-casino', undefined, '/games/live-casino'],
    ['of-my-own', undefined, '/of-my-own'],
    ['footer', undefined, '/'],
    ['provider-page', 'amber-forge', '/providers/amber-forge'],
    ['provider-page', undefined, '/providers'],
  ])('pagePath knows the path of %s', (key, provider, path) => {
    expect(pagePath(key, provider)).toBe(path);
  });
});
