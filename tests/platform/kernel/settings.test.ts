import { describe, expect } from 'vitest';
import { platformTest } from '../../support/platform-test';

const it = platformTest({ SEND_EMAIL_ENABLED: 'true', TERMS_VERSION: '2027-01' });

describe('GET /country', () => {
  it('GET /country answers the phones of both countries and Kazakhstan by default', async ({ platform }) => {
    const answer = await platform.app.inject('/country');
    expect(answer.json()).toEqual({
      items: [
        { code: 'UA', prefix: '+38', preview: '+380', icon: '/flags/ua.svg', mask: '+380 99 999-99-99' },
        { code: 'KZ', prefix: '+7', preview: '+7', icon: '/flags/kz.svg', mask: '+7 999-999-99-99' },
      ],
      detected: 'KZ',
    });
  });

  it.for([
    ['UA', 'UA'],
    ['ua', 'UA'],
    ['DE', 'KZ'],
    ['', 'KZ'],
  ] as const)('GET /country follows the front door: %s', async ([header, detected], { platform }) => {
    const answer = await platform.app.inject({
      url: '/country',
      headers: { 'x-country': header, 'x-forwarded-for': '203.0.113.9' },
    });
    expect(answer.json().detected).toBe(detected);
  });

  it.for([
    ['uk', undefined, 'UA'],
    ['uk-UA,uk;q=0.9,en;q=0.8', 'PL', 'UA'],
    ['uk', 'KZ', 'KZ'],
    ['kk', 'UA', 'UA'],
    ['kk', undefined, 'KZ'],
    ['en', undefined, 'KZ'],
    ['ru', undefined, 'KZ'],
  ] as const)(
    'GET /country goes by the language %s where the network says no country of ours: %s',
    async ([language, header, detected], { platform }) => {
      const network = header === undefined ? {} : { 'x-country': header, 'x-forwarded-for': '203.0.113.9' };
      const headers = { 'accept-language': language, ...network };
      expect((await platform.app.inject({ url: '/country', headers })).json().detected).toBe(detected);
    },
  );
});

it('GET /country believes no country that a client names by itself', async ({ startPlatform, platform }) => {
  const direct = await platform.app.inject({ url: '/country', headers: { 'x-country': 'UA' } });
  expect(direct.json().detected).toBe('KZ');
  const alone = await startPlatform({ TRUST_PROXY: 'false' });
  const headers = { 'x-country': 'UA', 'x-forwarded-for': '203.0.113.9' };
  expect((await alone.app.inject({ url: '/country', headers })).json().detected).toBe('KZ');
});

describe('GET /global-settings', () => {
  it('GET /global-settings answers the flags and the terms in force as settings entries', async ({ platform }) => {
    const answer = await platform.app.inject('/global-settings');
    expect(answer.json().data).toEqual([
      { code: 'EMAIL_REGISTRATION_ENABLED', value: { value: 'false' } },
      { code: 'SEND_EMAIL_ENABLED', value: { value: 'true' } },
      { code: 'SEND_SMS_ENABLED', value: { value: 'true' } },
      { code: 'TERMS_VERSION', value: { value: '2027-01' } },
    ]);
  });
});
