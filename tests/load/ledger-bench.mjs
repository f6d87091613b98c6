/**
 * How many postings a second the ledger makes, beside two others by the same driver: the least a payment could cost (one transaction
 * that updates two rows, in one round trip), and the ledger's own rows written by plain statements without any thought (no key asked
 * for, no split, no answer; also in one round trip). They run in turns on one server, so that a noisy machine is noisy for all.
 *
 *   node --import tsx tests/load/ledger-bench.mjs
 *
 * Environment: BENCH_DATABASE_URL (an empty database; else an embedded PostgreSQL with fsync on is started for it), CLIENTS (16),
 * PLAYERS (1000), SECONDS (4) a turn, TURNS (3) of each kind.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrateDatabase, openDatabase } from '../../platform/src/db/database';
import { checkLedger } from '../../platform/src/ledger/check';
import { post } from '../../platform/src/ledger/post';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';

const whole = (name, fallback) => {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number above zero.`);
  return value;
};
const CLIENTS = whole('CLIENTS', 16);
const PLAYERS = whole('PLAYERS', 1000);
const SECONDS = whole('SECONDS', 4);
const TURNS = whole('TURNS', 3);

async function server() {
  if (process.env.BENCH_DATABASE_URL) return { url: process.env.BENCH_DATABASE_URL, stop: async () => {} };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-bench-'));
  fs.chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  await admin.query('create database bench');
  await admin.end();
  return {
    url: `${postgres.url}/bench`,
    stop: async () => {
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the work from all clients at once for a turn; answers how often a second it was done. */
async function turn(work) {
  const began = performance.now();
  const end = began + SECONDS * 1000;
  let done = 0;
  const client = async (number) => {
    while (performance.now() < end) {
      await work(number);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return done / ((performance.now() - began) / 1000);
}

const { url, stop } = await server();
try {
  await migrateDatabase(url);
  const db = openDatabase(url, CLIENTS);
  const players = Array.from({ length: PLAYERS }, () => randomUUID());
  await db.$client.query('create table bench_accounts (id int primary key, balance bigint not null)');
  await db.$client.query(`insert into bench_accounts select n, 0 from generate_series(1, ${PLAYERS * 2}) n`);
  for (const player of players) {
    const to = { player, wallet: 'game' };
    await post(db, {
      key: randomUUID(),
      kind: 'deposit',
      currency: 'uah',
      legs: [{ from: { house: 'gateway_clearing' }, to, amount: 1_000_000_000n }],
    });
  }
  const any = (count) => Math.floor(Math.random() * count);
  const bet = () => {
    const player = players[any(PLAYERS)];
    const from = ['game', 'electronic', 'bonus'].map((wallet) => ({ player, wallet }));
    return post(db, {
      key: randomUUID(),
      kind: 'bet',
      currency: 'uah',
      legs: [{ from, to: { house: 'game_providers' }, amount: 100n }],
    });
  };
  const floor = () => {
    const first = 1 + any(PLAYERS);
    return db.$client.query(
      `begin; update bench_accounts set balance = balance - 100 where id = ${first};
       update bench_accounts set balance = balance + 100 where id = ${PLAYERS + 1 + any(PLAYERS)}; commit`,
    );
  };

  const rows = () => {
    const player = players[any(PLAYERS)];
    return db.$client.query(
      `begin; select 1 from ledger_balances where player = '${player}' and currency = 'uah' for update;
       with made as (
         insert into ledger_transfers (key, body_hash, kind, currency, memo, balances)
         values ('${randomUUID()}', '\\x00', 'bet', 'uah', '{}', '{"${player}": ["0", "0", "0", "0", "0", 1]}') returning id
       ) insert into ledger_entries select id, n, 1, case n when 1 then '${player}'::uuid end,
         case n when 1 then 'game' else 'game_providers' end, case n when 1 then -100 else 100 end from made, generate_series(1, 2) n;
       update ledger_balances set game = game - 100, version = version + 1 where player = '${player}' and currency = 'uah'; commit`,
    );
  };

  const kinds = [
    { name: 'two-row update', work: floor, rates: [] },
    { name: 'the same rows, plain', work: rows, rates: [] },
    { name: 'ledger post()', work: bet, rates: [] },
  ];
  for (const { work } of kinds) await turn(work);
  for (let number = 1; number <= TURNS; number += 1) {
    for (const kind of kinds) kind.rates.push(await turn(kind.work));
    console.log(
      `turn ${number}: ${kinds.map(({ name, rates }) => `${name} ${Math.round(rates.at(-1))}/s`).join(', ')}`,
    );
  }
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const { transfers, violations } = await checkLedger(db);
  console.log(`${CLIENTS} clients, ${PLAYERS} players, ${transfers} transfers, ${violations.length} broken laws`);
  const posted = mean(kinds[2].rates);
  for (const { name, rates } of kinds)
    console.log(`${name}: ${Math.round(mean(rates))}/s; ledger is ${(posted / mean(rates)).toFixed(2)} of it`);
  await db.$client.end();
  if (violations.length > 0) process.exitCode = 1;
} finally {
  await stop();
}
