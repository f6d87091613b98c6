/**
 * How soon operators read the first page of the list of players, in every order and by every filter, the record's parts of the player with
 * the most movements, and how much slower each is than an anchor: one page of the table by its primary key, measured beside it in turns.
 *
 *   npm run bench:desk [-- --players 100000 --entries 10000000 --turns 15 --most 300]
 *
 * A PostgreSQL of its own is started and filled by generate_series: players, sessions, deposits, balances, and a ledger of which one player
 * in a thousand has a thousandth part. That takes minutes; smaller numbers are for a quick look. --most 300 ends with 1 when a first page
 * takes longer than so many milliseconds.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { migrateDatabase, openDatabase } from '../../platform/src/db/database';
import { listPlayers } from '../../platform/src/services/admin/player-list/list-players';
import { listPlayerMovements } from '../../platform/src/services/admin/player-record/list-movements';
import { listPlayerRelations } from '../../platform/src/services/admin/player-record/list-relations';
import { readPlayerTimeline } from '../../platform/src/services/admin/player-record/read-timeline';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';
import { fillDesk } from './desk-rows.mjs';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '100000' },
    entries: { type: 'string', default: '10000000' },
    turns: { type: 'string', default: '15' },
    most: { type: 'string', default: '0' },
  },
});
const whole = (name) => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above zero.`);
  return value;
};
const [players, entries, turns] = ['players', 'entries', 'turns'].map(whole);
const most = Number(values.most);

const print = (line) => process.stdout.write(`${line}\n`);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-desk-'));
fs.chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
await admin.connect();
await admin.query('create database bench');
await admin.end();
const url = `${postgres.url}/bench`;

const page = { pageSize: 50, order: 'registered', direction: 'desc' };
const ORDERS = ['registered', 'seen', 'balance', 'rating', 'deposits'];

/** What is measured: its name, and what asks for it. */
function questions(ctx, operator, { busiest, ending }) {
  const list = (query) => () => listPlayers(ctx, { ...page, ...query });
  const part = { id: busiest, pageSize: 50 };
  return [
    ...ORDERS.flatMap((order) =>
      ['desc', 'asc'].map((direction) => [`by ${order}, ${direction}`, list({ order, direction })]),
    ),
    ['phone, last four digits', list({ q: ending })],
    ['nickname begins', list({ q: 'nick12' })],
    ['email', list({ q: 'player77@example.com' })],
    ['country', list({ country: 'KZ' })],
    ['country, by balance', list({ country: 'KZ', order: 'balance' })],
    ['stars 4 to 5, by seen', list({ rating_from: 4, rating_to: 5, order: 'seen' })],
    ['active', list({ state: 'active' })],
    ['suspended', list({ state: 'suspended' })],
    ['self-excluded, by deposits', list({ state: 'self_excluded', order: 'deposits' })],
    ['erased', list({ state: 'erased' })],
    ['identity approved', list({ identity: 'identity' })],
    ['identity waits', list({ identity: 'waiting' })],
    ['nothing known', list({ identity: 'nothing' })],
    ['a tag, by seen', list({ tag: 'vip', order: 'seen' })],
    ['balance above 9 000', list({ balance_from: '9000' })],
    ['balance 10 to 11, by seen', list({ balance_from: '10', balance_to: '11', order: 'seen' })],
    ['registered on a day', list({ registered_from: '2025-06-01', registered_to: '2025-06-01', order: 'balance' })],
    ['seen in a week, by deposits', list({ seen_from: '2026-10-01', seen_to: '2026-10-07', order: 'deposits' })],
    ['movements of the busiest', () => listPlayerMovements(ctx, operator, part)],
    ['their bonuses among movements', () => listPlayerMovements(ctx, operator, { ...part, group: 'bonuses' })],
    ['timeline of the busiest', () => readPlayerTimeline(ctx, operator, part)],
    ['relations of the busiest', () => listPlayerRelations(ctx, operator, busiest)],
  ];
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const timed = async (ask) => {
  const begin = performance.now();
  await ask();
  return performance.now() - begin;
};

try {
  await migrateDatabase(url);
  const db = openDatabase(url, 4);
  const began = performance.now();
  const known = await fillDesk(db.$client, { players, entries }, print);
  print(
    `${players} players, ${entries} entries of the ledger: filled in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  const ctx = { db, now: () => new Date('2026-11-01T12:00:00Z'), log: pino({ level: 'silent' }), env: {} };
  const operator = { operatorId: known.operator, name: 'bench', role: 'support', requestId: 'bench' };
  const anchor = () => db.$client.query('select * from users order by id limit 50');
  let slowest = 0;
  print(`${'first page'.padEnd(34)}${'ms'.padStart(8)}${'worst'.padStart(8)}${'anchor = 1'.padStart(12)}`);
  for (const [name, ask] of questions(ctx, operator, known)) {
    await ask();
    const [took, beside] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      beside.push(await timed(anchor));
      took.push(await timed(ask));
    }
    const half = median(took);
    slowest = Math.max(slowest, half);
    const cells = [half.toFixed(1), Math.max(...took).toFixed(1)].map((cell) => cell.padStart(8)).join('');
    print(`${name.padEnd(34)}${cells}${(half / median(beside)).toFixed(1).padStart(12)}`);
  }
  await db.$client.end();
  if (most > 0 && slowest > most) {
    print(`The slowest first page takes ${slowest.toFixed(0)} ms, which is more than ${most}.`);
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
