import { describe, expect, it } from 'vitest';
import { previewAddress } from './preview-address';

const base = { publicUrl: 'https://kozyr.example', token: 'a&b' };

describe('previewAddress', () => {
  it.each([
    ['main', 'ua', '/uk'],
    ['terms', 'kz', '/kk/terms'],
    ['live-casino', 'en', '/en/games/live-casino'],
    ['terms', 'all', '/ru/terms'],
  ])('%s in %s', (pageKey, language, path) => {
    const address = new URL(previewAddress({ ...base, pageKey, language }));
    expect(address.origin + address.pathname).toBe('https://kozyr.example/api/preview');
    expect([address.searchParams.get('token'), address.searchParams.get('path')]).toEqual(['a&b', path]);
  });
});
