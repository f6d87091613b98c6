import { expect, it } from 'vitest';
import { parseEnv } from './env';

const needed = { REVALIDATE_SECRET: 'a secret of the tests' };

it('every setting of the edge has a default but the secret', () => {
  expect(parseEnv(needed)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    site: 'http://localhost:3001',
    framesPublic: 'http://localhost:4100',
    trustedProxies: 0,
    exposeCallbacks: false,
    supportWidget: null,
    gameFrames: [],
  });
  expect(() => parseEnv({})).toThrow('REVALIDATE_SECRET');
});

it('the edge keeps pages in production and passes everything while developing, unless set otherwise', () => {
  expect(parseEnv({ ...needed, NODE_ENV: 'production' }).cache).toBe(true);
  expect(parseEnv({ ...needed, NODE_ENV: 'development' }).cache).toBe(false);
  expect(parseEnv({ ...needed, NODE_ENV: 'development', EDGE_CACHE: 'on' }).cache).toBe(true);
});

it.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['SITE_URL', 'localhost:3001'],
  ['SITE_URL', 'http://localhost:3001/path'],
  ['STUDIO_PUBLIC_URL', "http://a; script-src 'unsafe-inline'"],
  ['FRAMES_PUBLIC_URL', 'https://frames.example/host'],
  ['SUPPORT_WIDGET_URL', 'https://desk.example/widget'],
  ['GAME_FRAMES', 'https://one.example,https://two.example/play'],
  ['EDGE_CACHE', 'yes'],
  ['EDGE_CACHE_MB', '0'],
  ['EDGE_EXPOSE_CALLBACKS', 'true'],
  ['TRUST_PROXY', 'everyone'],
  ['EDGE_TRUST_TRACEPARENT', 'on'],
])('the edge refuses %s=%s in one line that names it', (name, value) => {
  expect(() => parseEnv({ ...needed, [name]: value })).toThrow(new RegExp(`^edge: ${name}: [^\\n]+$`));
});

it.each([
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('the edge reads TRUST_PROXY=%s as %i proxies', (value, hops) => {
  expect(parseEnv({ ...needed, TRUST_PROXY: value }).trustedProxies).toBe(hops);
});

it('the edge lets a front name traces only where one is trusted', () => {
  expect(parseEnv(needed).trustTraceparent).toBe(false);
  expect(parseEnv({ ...needed, EDGE_TRUST_TRACEPARENT: 'on', TRUST_PROXY: '1' }).trustTraceparent).toBe(true);
});
