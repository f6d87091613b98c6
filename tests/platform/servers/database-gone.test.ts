import { waitForDatabase } from '@kozyr/kit/wait-for-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformDatabase } from '../../support/database';
import { startTunnel, type Tunnel } from '../../support/database-tunnel';
import { makePlayer } from '../../support/funded-player';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { expectKeptLedger } from '../../support/platform-test';
import { addGames, callWallet, openSession } from '../../support/play/wallet-caller';

let tunnel: Tunnel;
let platform: TestPlatform;
beforeAll(async () => {
  tunnel = await startTunnel(new URL(await platformDatabase()));
  platform = await startPlatform({
    DATABASE_URL: tunnel.url,
    DATABASE_STATEMENT_TIMEOUT_MS: '2000',
    DATABASE_LOCK_TIMEOUT_MS: '1000',
    DATABASE_CONNECTION_TIMEOUT_MS: '3000',
  });
  await platform.app.ready();
});
afterAll(async () => {
  await expectKeptLedger(platform);
  await platform.stop();
  await tunnel.close();
});

const ready = () => platform.app.inject('/ready');
/** A call that no cache answers. */
const logIn = () =>
  platform.app.inject({
    method: 'POST',
    url: '/auth/web',
    payload: { username: '380991112233', password: 'secret-12' },
  });

it('the platform answers 503, a code and Retry-After while the database is gone, and serves again when it is back', async () => {
  expect((await logIn()).statusCode).toBe(401);
  await tunnel.close();
  const answer = await logIn();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ errorCode: 'DATABASE_UNAVAILABLE' });
  expect(answer.headers['retry-after']).toBe('2');
  expect((await ready()).json()).toEqual({ status: 'unavailable', reason: 'database' });
  await tunnel.open();
  await expect.poll(async () => (await logIn()).statusCode).toBe(401);
  await expect.poll(async () => (await ready()).statusCode).toBe(200);
});

it('the platform answers 503 also when the database takes every byte and says nothing', async () => {
  tunnel.fall();
  const [probe, answer] = await Promise.all([ready(), logIn()]);
  expect(probe.json()).toEqual({ status: 'unavailable', reason: 'database' });
  expect(answer.json()).toMatchObject({ errorCode: 'DATABASE_UNAVAILABLE' });
  // What was given up waits in nobody's way: the connections that owe an answer are not used again.
  tunnel.speak();
  await expect.poll(async () => (await logIn()).statusCode).toBe(401);
  await expect.poll(async () => (await ready()).statusCode).toBe(200);
});

it('a studio is told that nobody knows whether a movement was done, when a lock takes too long', async () => {
  await addGames(platform);
  const player = await makePlayer(platform, { game: 10_000n });
  const session_id = await openSession(platform, player);
  const ids = { session_id, round_id: 'r1', transaction_id: 'r1:bet', amount: '1.00' };
  const blocker = await platform.ctx.db.$client.connect();
  await blocker.query('begin');
  await blocker.query('lock table game_sessions in access exclusive mode');
  const answer = await callWallet(platform, 'bet', ids);
  await blocker.query('rollback');
  blocker.release();
  expect([answer.status, answer.body]).toMatchObject([503, { error: 'DATABASE_UNAVAILABLE' }]);
  expect((await callWallet(platform, 'bet', ids)).status).toBe(200);
});

it('the platform waits at its start for a database that is not there yet, and says so', async () => {
  await tunnel.close();
  const said: object[] = [];
  const say = (_: string, failed: object) => said.push(failed);
  const waiting = waitForDatabase(tunnel.url, say);
  await expect.poll(() => said.length).toBeGreaterThan(1);
  await tunnel.open();
  await waiting;
  expect(said[0]).toMatchObject({ nextTryMs: 250 });
  expect(said[1]).toMatchObject({ nextTryMs: 500 });
  const wrong = new URL(tunnel.url);
  wrong.pathname = '/no_such_database';
  await expect(waitForDatabase(wrong.href, say)).rejects.toThrow('no_such_database');
});
