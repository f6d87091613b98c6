import { randomUUID } from 'node:crypto';
import { afterAll, expect, vi } from 'vitest';
import type { TableDefinition } from '../../../studio/src/catalogue/tables';
import { openDatabase } from '../../../studio/src/db/database';
import { breaksAfter } from '../../../studio/src/maths/crash/curve';
import { reopenTable } from '../../../studio/src/tables/closures';
import { emptyDatabase } from '../../support/database';
import { CASH_OUT, cellsOf, MINES_GAME, openCell, windowAt } from '../../support/studio/decision-player';
import { it } from '../../support/studio/house-test';
import { CURVE } from '../../support/studio/table-harness';
import { startTableProcess, type TableProcess } from '../../support/studio/table-process';
import { follow } from '../../support/studio/table-stream';

const curve: TableDefinition = { ...CURVE, pace: { open: 2_000, closing: 150, run: 0, result: 500, settleAfter: 100 } };
const EXPIRED = { status: 401, body: { errorCode: 'SESSION_EXPIRED' } };

let tables: TableProcess;
let pool: ReturnType<typeof openDatabase>;

it.beforeAll(async ({ house }) => {
  const databaseUrl = await emptyDatabase();
  pool = openDatabase(databaseUrl);
  tables = await startTableProcess({ databaseUrl, walletUrl: house.platformUrl, tables: [curve] });
});
afterAll(async () => {
  await tables.stop();
  await pool.end();
});

type Caller = Pick<TableProcess, 'call'>;

/** Opens a game by a launch of the sign-in's. */
async function open(studio: Caller, game: string, token: string, exchange: string = randomUUID()) {
  const body = { mode: 'real', game, token, exchange, locale: 'uk' };
  return studio.call('POST', '/session', '', body);
}
async function openDemo(studio: Caller, game: string): Promise<string> {
  const body = { mode: 'demo', game, currency: 'uah', exchange: randomUUID(), locale: 'uk' };
  return (await studio.call('POST', '/session', '', body)).body.secret;
}

/** Every path of the game's API that is read from, out of the tree that the server draws of its routes. */
function readPaths(): string[] {
  const above: string[] = [];
  const paths: string[] = [];
  for (const line of tables.routes().split('\n')) {
    const [, lead = '', part = '', methods = ''] = /^(.*?── )(\S*)(?: \((.*)\))?/.exec(line) ?? [];
    const depth = lead.length / 4 - 1;
    above.splice(depth, above.length, part);
    const whole = above.join('');
    if (methods.includes('GET') && whole.startsWith('/api/')) paths.push(whole.slice('/api'.length));
  }
  return paths.map((path) => path.replace(':number', '999999')).sort();
}

/** The status of each path for whoever holds the secret; a stream is left as soon as it has begun. */
async function readAll(secret: string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const path of readPaths()) {
    if (path === '/table/stream') {
      const stream = await follow(tables.url, secret);
      stream.stop();
      statuses[path] = stream.status;
    } else statuses[path] = (await tables.call('GET', path, secret)).status;
  }
  return statuses;
}

it('with the sign-in every path of what is the player’s ends, and an open stream; play money goes on', async ({
  house,
}) => {
  const anna = await house.signIn();
  const [token, exchange] = [await anna.launch(curve.slug), randomUUID()];
  const { secret } = (await open(tables, curve.slug, token, exchange)).body;
  const again = (await open(tables, curve.slug, token, exchange)).body;
  expect(again.balance).toBe('500.00');
  const boris = await house.signIn();
  const boriss = (await open(tables, curve.slug, await boris.launch(curve.slug))).body.secret;
  const demo = await openDemo(tables, curve.slug);
  const open_ = { '/balance': 200, '/rounds': 200, '/rounds/open': 200, '/seeds': 200, '/table/mine': 200 };
  // No round has that number, however long the tables have played.
  const signedIn = { ...open_, '/table/proof/999999': 404, '/table/stream': 200 };
  expect(secret).not.toBe(again.secret);
  expect(await readAll(again.secret)).toEqual(signedIn);
  const [stream, spared, played] = [
    await follow(tables.url, again.secret),
    await follow(tables.url, boriss),
    await follow(tables.url, demo),
  ];

  const launched = await anna.launch(curve.slug);
  await anna.signOut();
  await stream.ended;
  expect(new Set(Object.values(await readAll(again.secret)))).toEqual(new Set([401]));
  const { body } = await tables.call('GET', '/table/mine', again.secret);
  expect(body.errorCode).toBe('SESSION_EXPIRED');
  for (const path of ['/seen', '/table/seen', '/seeds']) {
    const pair = { client_seed: 'somebodys', commitment: '0'.repeat(64) };
    expect([path, await tables.call('POST', path, again.secret, pair)]).toMatchObject([path, EXPIRED]);
  }
  expect(await open(tables, curve.slug, token, exchange)).toMatchObject(EXPIRED);
  expect(await open(tables, curve.slug, launched)).toMatchObject(EXPIRED);

  for (const other of [boriss, demo]) {
    expect(await readAll(other)).toEqual(signedIn);
  }
  for (const other of [spared, played]) {
    const heard = other.all.length;
    await other.next(() => other.all.length > heard);
    other.stop();
  }
});

it('a round that waits for decisions is decided and paid after the sign-out; no other one begins', async ({
  house,
}) => {
  const anna = await house.signIn();
  const opened = (await open(house.studio, MINES_GAME, await anna.launch(MINES_GAME))).body;
  const at = windowAt(house.studio, opened.secret);
  const pair = { commitment: opened.fairness.next_commitment, client_seed: 'annas' };
  expect((await house.studio.call('POST', '/seeds', opened.secret, pair)).status).toBe(200);
  const { round } = (await at.start({ engine: 'mines', mines: 3 })).body;
  const { safe } = await cellsOf(house.studio, round.id);

  await anna.signOut();
  expect(await house.studio.call('GET', '/balance', opened.secret)).toMatchObject(EXPIRED);
  expect(await at.open()).toMatchObject(EXPIRED);
  expect((await at.decide(round, 0, openCell(safe[0]))).status).toBe(200);
  const end = (await at.decide(round, 1, CASH_OUT)).body.round;
  expect(end).toMatchObject({ status: 'settled', outcome: { ended: 'cashed-out' } });
  const paid = BigInt(end.win.replace('.', ''));
  expect(paid).toBeGreaterThan(0n);
  expect(await house.walletOf(anna.player)).toEqual({ game: 49_000n, electronic: paid, bonus: 0n });
  const other = await at.start({ engine: 'mines', mines: 3 });
  expect(other.body.round).toMatchObject({ status: 'rejected', failure: 'SESSION_CLOSED' });
  expect(await house.walletOf(anna.player)).toEqual({ game: 49_000n, electronic: paid, bonus: 0n });
});

/** Stakes until a round runs with the stake on it; it is made one that breaks late, so that there is time to leave. */
async function rideCurve(secret: string): Promise<string> {
  for (;;) {
    // A machine that stalls interrupts runs, and two interruptions close the table.
    await reopenTable({ pool, now: Date.now }, curve.slug);
    // A curve of before may run for two minutes: nobody waits for it.
    await pool.query(
      `update live_rounds set outcome = 101, ends_at = started_at + make_interval(secs => $1) where phase = 'run'`,
      [breaksAfter(101) / 1_000],
    );
    const rounds = await pool.query<{ id: string }>("select id from live_rounds where phase = 'open'");
    const id = rounds.rows[0]?.id ?? randomUUID();
    const bet = { bet_id: randomUUID(), round_id: id, client_seed: 'annas', amount: '10.00', target: null };
    const placed = await tables.call('POST', '/table/bet', secret, bet);
    while (placed.status === 200) {
      const set = await pool.query(
        `update live_rounds set outcome = 200, ends_at = started_at + make_interval(secs => $2)
          where id = $1 and phase = 'run'`,
        [id, breaksAfter(200) / 1_000],
      );
      if (set.rowCount === 1) return id;
      const ahead = await pool.query(
        "select 1 from live_rounds where id = $1 and phase in ('open', 'closing', 'run')",
        [id],
      );
      // It broke too soon to be seen.
      if (ahead.rowCount === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('a running curve is left and paid after the sign-out', async ({ house }) => {
  const anna = await house.signIn();
  const { secret } = (await open(tables, curve.slug, await anna.launch(curve.slug))).body;
  const round = await rideCurve(secret);
  await anna.signOut();
  expect(await tables.call('GET', '/balance', secret)).toMatchObject(EXPIRED);
  expect(await tables.call('GET', '/table/mine', secret)).toMatchObject(EXPIRED);
  const { status, body } = await tables.call('POST', '/table/leave', secret, { round_id: round });
  expect([status, body.left >= 100]).toEqual([200, true]);
  // Rounds that broke before they were seen won nothing.
  const won = async () => (await house.walletOf(anna.player)).electronic;
  await vi.waitUntil(async () => (await won()) > 0n, { timeout: 120_000, interval: 100 });
  expect(await won()).toBe((BigInt(body.left) * 1_000n) / 100n);
});
