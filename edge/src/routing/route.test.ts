import { describe, expect, it } from 'vitest';
import { localisedAddress, routeOf } from './route';

describe('routeOf', () => {
  it.each([
    ['/ru', 'page', '/ru'],
    ['/uk/games/live-casino', 'page', '/uk/games/live-casino'],
    ['/ru/opengraph.png', 'site', '/ru/opengraph.png'],
    ['/api/health', 'site', '/api/health'],
    ['/api/revalidate', 'site', '/api/revalidate'],
    ['/api/preview', 'site', '/api/preview'],
    ['/api/draft-mode/off', 'site', '/api/draft-mode/off'],
    ['/api/healthy', 'platform', '/healthy'],
    ['/api/users', 'platform', '/users'],
    ['/api/users/bonuses/active', 'platform', '/users/bonuses/active'],
    ['/api', 'platform', '/'],
    ['/api/seamless/house/bet', 'staking-callback', '/seamless/house/bet'],
    ['/api/webhooks/payments/hosted', 'settling-callback', '/webhooks/payments/hosted'],
    ['/api/%73eamless/house/bet', 'staking-callback', '/%73eamless/house/bet'],
    ['/api/Web%48ooks', 'staking-callback', '/Web%48ooks'],
    ['/api//seamless/house/bet', 'staking-callback', '//seamless/house/bet'],
    ['/api/seamless/house/win', 'settling-callback', '/seamless/house/win'],
    ['/api/Seamless/a%62/ref%75nd', 'settling-callback', '/Seamless/a%62/ref%75nd'],
    ['/api/seamless/house/rollback', 'settling-callback', '/seamless/house/rollback'],
    ['/api/seamless/hub88/transaction/win', 'settling-callback', '/seamless/hub88/transaction/win'],
    ['/api/seamless/hub88/transaction/bet', 'staking-callback', '/seamless/hub88/transaction/bet'],
    ['/api/seamless/house/winner', 'staking-callback', '/seamless/house/winner'],
    ['/api/seamlessly', 'platform', '/seamlessly'],
    ['/api/games/seamless/', 'platform', '/games/seamless/'],
    ['/api/operator', 'hidden', '/api/operator'],
    ['/api/operator/withdrawals', 'hidden', '/api/operator/withdrawals'],
    ['/api/operator/docs/json', 'hidden', '/api/operator/docs/json'],
    ['/api/operators', 'hidden', '/api/operators'],
    ['/api/%6fper%41tor/me', 'hidden', '/api/%6fper%41tor/me'],
    ['/api///Operator;x/me', 'hidden', '/api///Operator;x/me'],
    ['/api/games/operator', 'platform', '/games/operator'],
    ['/art/lucky-clover/256.webp', 'art', '/art/lucky-clover/256.webp'],
    ['/content-media/hero%201.webp', 'media', '/api/media/file/hero%201.webp'],
    ['/content-texts/modals/unexpected-error-modal/ua', 'texts', '/api/v1/modals/unexpected-error-modal?language=ua'],
    ['/stream-media/list', 'streams', '/streams'],
    ['/stream-media/deal/live.m3u8', 'streams', '/streams/deal/live.m3u8'],
    ['/stream-media/deal/0-0a1b.ts', 'streams', '/streams/deal/0-0a1b.ts'],
    ['/_next/static/chunks/a.js', 'asset', '/_next/static/chunks/a.js'],
    ['/_next/image', 'site', '/_next/image'],
    ['/_edge/health', 'edge', '/_edge/health'],
    ['/robots.txt', 'asset', '/robots.txt'],
    ['/sitemap.xml', 'asset', '/sitemap.xml'],
    ['/sitemap-games-2.xml', 'asset', '/sitemap-games-2.xml'],
    ['/manifest.webmanifest', 'asset', '/manifest.webmanifest'],
    ['/icon', 'site', '/icon'],
    ['/apple-icon-1ab2', 'site', '/apple-icon-1ab2'],
    ['/.well-known/security.txt', 'site', '/.well-known/security.txt'],
    ['/', 'unlocalised', '/'],
    ['/profile', 'unlocalised', '/profile'],
    ['/icons', 'unlocalised', '/icons'],
    ['/apis', 'unlocalised', '/apis'],
  ])('routeOf sends %s to %s', (path, kind, upstream) => {
    expect(routeOf(path)).toEqual({ kind, path: upstream });
  });

  it.each([
    '/ru/../admin',
    '/content-media/../admin',
    '/content-media/%2e%2e/users',
    '/content-media/a%2Fb',
    '/content-media/a/b',
    '/content-media/',
    '/stream-media/',
    '/stream-media/deal',
    '/stream-media/deal/a/b.ts',
    '/stream-media/deal%2Flive.m3u8',
    '/stream-media/deal/live.mpd',
    '/content-texts/',
    '/content-texts/modals/wheel',
    '/content-texts/modals/wheel/',
    '/content-texts/modals/wheel/uk',
    '/content-texts/modals/wheel/ua/more',
    '/content-texts/modals/wheel%2F..%2Fpages/ua',
    '/content-texts/modals/%77heel/ua',
    '/content-texts/modals/../ua',
    '/content-texts/modals/Wheel/ua',
    '/content-texts/modals/wheel&draft=true/ua',
    '/content-texts/modals/wheel_/ua',
    `/content-texts/modals/${'w'.repeat(121)}/ua`,
    '/content-texts/pages/terms/ua',
    '/art/..%2fpackage.json',
    '/api/.%2e/x',
    '/ru\\..\\x',
    '/ru/%5c..',
    '/ru/\u0000',
    '/ru/%00',
    'http://elsewhere/ru',
    '',
  ])('routeOf refuses %s', (path) => {
    expect(routeOf(path).kind).toBe('forbidden');
  });

  it('routeOf takes dots that are no steps for what they are', () => {
    expect(routeOf('/ru/games/dr.-lucky..').kind).toBe('page');
    expect(routeOf('/ru/...').kind).toBe('page');
  });
});

describe('localisedAddress', () => {
  it.each([
    ['/', '', '/kk'],
    ['/profile', '?tab=rating', '/kk/profile?tab=rating'],
    ['/ua/games', '?page=2', '/uk/games?page=2'],
    ['/KZ', '', '/kk'],
    ['//evil.example/x', '', '/kk//evil.example/x'],
  ])('localisedAddress turns %s%s into %s', (path, search, address) => {
    expect(localisedAddress(path, search, 'kk')).toBe(address);
  });
});
