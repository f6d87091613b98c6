import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { openCatalogue } from '../catalogue/catalogue';
import { parseEnv } from '../env';
import { postgresRounds } from '../rounds/postgres-store';
import { seamlessWallet } from '../wallet/seamless-wallet';

const files = { scripts: { uk: 'game.js', ru: 'game.js', en: 'game.js', kk: 'game.js' }, style: 'game.css' };

/** The studio before a database that is never asked. */
function makeApp() {
  const env = parseEnv({
    DATABASE_URL: 'postgres://nobody@localhost:1/nothing',
    DATA_DIR: '/nowhere',
    WALLET_SECRET: 'a secret of the tests',
    LOG_LEVEL: 'silent',
  });
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL });
  const catalogue = openCatalogue();
  const wallet = seamlessWallet({ platformUrl: env.PLATFORM_URL, secret: env.WALLET_SECRET });
  return createApp({
    env,
    pool,
    catalogue,
    wallet,
    rounds: { store: postgresRounds({ pool, modelOfGame: catalogue.modelOfGame }), wallet, now: Date.now },
    client: { games: new Map(), verifier: files, assets: new Map() },
    cache: {
      picture: async () => Buffer.alloc(0),
      room: async () => Buffer.alloc(0),
      symbols: async () => Buffer.alloc(0),
      preview: async () => Buffer.alloc(0),
    },
  });
}

afterEach(() => vi.restoreAllMocks());

test('the play API counts new sessions by who asks, not by a header that anybody can make up', async () => {
  const app = await makeApp();
  const open = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/session',
      remoteAddress,
      headers: { 'x-game-session': randomUUID() },
      body: { mode: 'none' },
    });
  const statuses = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await open('192.0.2.1')).statusCode);
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(400));
  expect(statuses[120]).toBe(429);
  expect((await open('192.0.2.2')).statusCode).toBe(400);
  await app.close();
});

test('the play API counts calls with secrets that nobody was given by the network they come from', async () => {
  const app = await makeApp();
  const call = (remoteAddress: string) =>
    app.inject({ url: '/api/seeds', remoteAddress, headers: { 'x-game-session': randomUUID() } });
  const statuses = new Set<number>();
  for (let count = 0; count < 1_200; count += 1) statuses.add((await call('192.0.2.1')).statusCode);
  // The database is never there.
  expect([...statuses]).toEqual([503]);
  expect((await call('192.0.2.1')).statusCode).toBe(429);
  expect((await call('192.0.2.2')).statusCode).toBe(503);
  await app.close();
}, 60_000);

test('the play API limits every path that anybody can ask for by the network it is asked from', async () => {
  // No budget refills while a busy machine asks.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const app = await makeApp();
  const paths = [
    '/play?game=x',
    '/feed',
    '/art/x/64.webp',
    '/recall?token=x',
    '/streams',
    '/streams/deal/x',
    '/verify',
  ];
  for (const [index, url] of [...paths, '/assets/x', '/nothing'].entries()) {
    const ask = () => app.inject({ url, remoteAddress: `192.0.2.${index}` });
    let answer = await ask();
    for (let count = 0; count < 700 && answer.statusCode !== 429; count += 1) answer = await ask();
    expect([url, answer.statusCode, answer.json().errorCode]).toEqual([url, 429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await app.close();
}, 60_000);

test('the play API has the art of a game as AVIF and as WebP, and in no other format', async () => {
  const app = await makeApp();
  const [game] = openCatalogue().games;
  const ask = async (file: string) => {
    const { statusCode, headers } = await app.inject({ url: `/art/${game?.slug}/${file}` });
    return [statusCode, headers['content-type']];
  };
  expect(await ask('16.avif')).toEqual([200, 'image/avif']);
  expect(await ask('16.webp')).toEqual([200, 'image/webp']);
  for (const file of ['16.png', '16', 'symbols.avif', 'room-wide.avif', 'preview.avif'])
    expect((await ask(file))[0], file).toBe(404);
  await app.close();
});

test('the play API has a preview of a slot, nothing to show of a curve, and no picture of a game that is none', async () => {
  const app = await makeApp();
  const { games, modelOfGame } = openCatalogue();
  const ask = async (slug = '') => {
    const { statusCode, headers } = await app.inject({ url: `/art/${slug}/preview.webp` });
    return [statusCode, headers['content-type'], headers['cache-control']];
  };
  const slugOf = (engine: string) => games.find(({ slug }) => modelOfGame(slug).engine === engine)?.slug;
  expect(await ask(slugOf('slot'))).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable']);
  expect(await ask(slugOf('crash'))).toEqual([204, undefined, 'public, max-age=86400']);
  expect((await ask('no-such-game'))[0]).toBe(404);
  await app.close();
});
