import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableDefinition } from '../../../../studio/src/catalogue/tables';
import { openDatabase } from '../../../../studio/src/db/database';
import { breaksAfter } from '../../../../studio/src/maths/crash/curve';
import { GAP_MS } from '../../../../studio/src/tables/watched-run';
import { emptyDatabase } from '../../../support/database';
import { startWallet } from '../../../support/studio/studio';
import { CURVE } from '../../../support/studio/table-harness';
import { startTableProcess, type TableProcess } from '../../../support/studio/table-process';

const curve: TableDefinition = {
  ...CURVE,
  pace: { open: 2_000, closing: 150, run: 0, result: 1_500, settleAfter: 100 },
};
let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: TableProcess;
let pool: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  wallet = await startWallet();
  const databaseUrl = await emptyDatabase();
  pool = openDatabase(databaseUrl);
  studio = await startTableProcess({ databaseUrl, walletUrl: wallet.url, tables: [curve] });
});
afterAll(async () => {
  await studio.stop();
  await pool.end();
  await wallet.stop();
});

async function sit(player: string): Promise<string> {
  const token = wallet.token(player, curve.slug);
  const body = { mode: 'real', game: curve.slug, token, exchange: randomUUID(), locale: 'uk' };
  const opened = await studio.call('POST', '/session', '', body);
  expect(opened.status).toBe(201);
  return String(opened.body.secret);
}

/** As one event loop that is busy with callers: nothing else of this thread runs. */
function block(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

/** Waits until a round is in a phase. */
async function reached(phase: string, round: string | null = null): Promise<{ id: string; interrupted: boolean }> {
  for (;;) {
    const found = await pool.query(
      'select id, interrupted from live_rounds where phase = $1 and ($2::uuid is null or id = $2)',
      [phase, round],
    );
    if (found.rows[0]) return found.rows[0];
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** What the player's client gets of a round; its win is told to the wallet a moment after its end. */
const entryIn = async (secret: string, round: string) =>
  (await studio.call('GET', '/table/mine', secret)).body.items.find(
    (item: { round_id: string }) => item.round_id === round,
  );

/** A running curve with a stake on it that breaks at 2x, 11.5 s after its start. */
async function lostStake(secret: string): Promise<string> {
  for (;;) {
    const { id } = await reached('open');
    const bet = { bet_id: randomUUID(), round_id: id, client_seed: 'a-seed', amount: '10.00', target: '900.00' };
    const placed = await studio.call('POST', '/table/bet', secret, bet);
    if (placed.status === 200) {
      for (let look = 0; look < 200; look += 1) {
        const set = await pool.query(
          `update live_rounds set outcome = 200, ends_at = started_at + make_interval(secs => $2)
            where id = $1 and phase = 'run'`,
          [id, breaksAfter(200) / 1_000],
        );
        if (set.rowCount === 1) return id;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    // It broke too soon to be seen.
    await reached('open');
  }
}

test('a server that callers keep busy holds up no table: its runs are watched over, and a lost stake is lost', async () => {
  const secret = await sit('anna');
  const round = await lostStake(secret);
  block(GAP_MS + 2_000);
  expect((await reached('over', round)).interrupted).toBe(false);
  await expect
    .poll(() => entryIn(secret, round))
    .toMatchObject({ interrupted: false, stopped: null, outcome: 200, win: '0.00', state: 'settled' });
  expect(wallet.applied).not.toContain('refund');
});

/** Asks for a game's page from many connections at once for so long. @returns how often each status came */
async function flood(connections: number, ms: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const until = performance.now() + ms;
  const one = async () => {
    while (performance.now() < until) {
      const answer = await fetch(`${studio.url}/play?game=${curve.slug}&mode=demo&currency=uah&locale=uk`);
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return statuses;
}

test('one client with 250 connections on the game’s page turns no lost stake into a refund', async () => {
  const secret = await sit('boris');
  const round = await lostStake(secret);
  const statuses = await flood(250, GAP_MS + 2_000);
  expect((await reached('over', round)).interrupted).toBe(false);
  await expect.poll(() => entryIn(secret, round)).toMatchObject({ interrupted: false, win: '0.00', state: 'settled' });
  expect(wallet.applied).not.toContain('refund');
  // Most of it was refused, and what was not is a small part of a core.
  expect(statuses.get(429) ?? 0).toBeGreaterThan(0);
});
