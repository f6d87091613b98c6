import { randomUUID } from 'node:crypto';
import { waitForDatabase } from '@kozyr/kit/wait-for-database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { getBalances } from '../../../platform/src/ledger/balances';
import { platformDatabase } from '../../support/database';
import { runAs } from '../../support/database-roles';
import { startTunnel, type Tunnel } from '../../support/database-tunnel';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { expectKeptLedger } from '../../support/platform-test';
import { addGames, callWallet, openSession } from '../../support/play/wallet-caller';

let tunnel: Tunnel;
let database: string;
let platform: TestPlatform;
let player: TestPlayer;
let session_id: string;
beforeAll(async () => {
  const url = new URL(await platformDatabase());
  database = url.pathname.slice(1);
  tunnel = await startTunnel(url);
  platform = await startPlatform({ DATABASE_URL: tunnel.url });
  await platform.app.ready();
  await addGames(platform);
  player = await makePlayer(platform, { game: 100_000n });
  session_id = await openSession(platform, player);
});
afterAll(async () => {
  await expectKeptLedger(platform);
  await platform.stop();
  await tunnel.close();
});

const asAdmin = (statement: string) => runAs(`${inject('postgresUrl')}/postgres`, statement);
const ready = async () => (await platform.app.inject('/ready')).statusCode;
const bet = (id: string) =>
  callWallet(platform, 'bet', { session_id, round_id: id, transaction_id: `${id}:bet`, amount: '1.00' });
const held = async () => (await getBalances(platform.ctx.db, player.id, 'uah')).game;

/** From now on whoever connects to the database, and everybody has to, only reads there: as on a primary that was replaced. */
async function demote(): Promise<void> {
  await asAdmin(`alter database ${database} set default_transaction_read_only = on`);
  await asAdmin(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${database}'`);
}
const promote = () => asAdmin(`alter database ${database} reset default_transaction_read_only`);

it('a bet whose commit was made and never answered is found when it is made once more, and counts once', async () => {
  const id = randomUUID();
  const before = await held();
  const isLost = tunnel.loseCommit(id);
  const answered = await bet(id);
  expect(isLost()).toBe(true);
  // Its batch failed, so it is made by itself, and the answer that was kept with the commit is found.
  expect(answered.status).toBe(200);
  expect(await held()).toBe(before - 100n);
  const repeat = await bet(id);
  expect([repeat.status, repeat.body]).toEqual([200, answered.body]);
  expect(await held()).toBe(before - 100n);
});

it('a server that only reads is no database to write to: 503, not ready, and its connections are dropped for those to the new primary', async () => {
  await demote();
  await expect.poll(ready).toBe(503);
  const refused = await Promise.all(['ro1', 'ro2', 'ro3'].map(bet));
  for (const { status, body } of refused)
    expect({ status, error: body.error }).toEqual({ status: 503, error: 'DATABASE_UNAVAILABLE' });
  const waited: string[] = [];
  const waiting = waitForDatabase(tunnel.url, (line) => void waited.push(line));
  await expect.poll(() => waited.length).toBeGreaterThan(0);
  expect(waited[0]).toContain('only reads');
  await promote();
  await waiting;
  await expect.poll(ready).toBe(200);
  // No process was restarted and nobody cleaned the pools: each connection that could not write was given up by the call that found so.
  for (const id of ['ro1', 'ro2', 'ro3']) await expect.poll(async () => (await bet(id)).status).toBe(200);
});
