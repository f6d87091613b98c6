/**
 * How long it takes to sum a month of rounds into the reports' days, and to read a report of it. The ledger's rows are written by plain
 * statements first: a bet for each round and a win for three of ten, over 30 days, 300 games and 20,000 players. The anchor is one pass
 * over the same rows that only adds their amounts up.
 *
 *   npm run bench:reports -- --rounds 10000000
 *
 * A PostgreSQL of its own is started for it; ten million rounds need about 5 GB of disk and some minutes to be written.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase, openDatabase } from '../../platform/src/db/database';
import { checkDays, readDays, readGameDays, readOpening, rollUpDays } from '../../platform/src/ledger/day-totals';
import { rollUpHouse } from '../../platform/src/ledger/house';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1000000' }, check: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1000) throw new Error('--rounds must be a whole number from 1000 on.');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-reports-'));
fs.chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
const timed = async (work) => {
  const began = performance.now();
  const answer = await work();
  return { ms: performance.now() - began, answer };
};

/** Rounds of a span of numbers: 10.00 staked, 30.00 won by three of ten. */
const write = (client, from, to) =>
  client.query(
    `with r as (
       select n, timestamptz '2026-10-01' + (n::float8 / ${rounds}) * interval '30 days' as at, 'game-' || (n % 300) as game,
         lpad(to_hex(n * 7919 % 20000), 32, '0')::uuid as player
       from generate_series(${from}::bigint, ${to}::bigint) n
     ), moves as (
       select n, at, game, player, 'bet' as kind, 1000 as amount from r
       union all select n, at, game, player, 'win', 3000 from r where n % 10 < 3
     ), made as (
       insert into ledger_transfers (key, body_hash, kind, currency, memo, balances, created_at)
       select kind || ':' || n, '\\x00', kind, 'uah',
         jsonb_build_object('game', game, 'player', player, 'amount', amount::text), '{}', at from moves order by n
       returning id, kind, memo
     )
     insert into ledger_entries (transfer_id, ordinal, leg, player, account, amount)
     select id, side, 1, case side when 1 then (memo->>'player')::uuid end, case side when 1 then 'game' else 'game_providers' end,
       (memo->>'amount')::bigint * case when (kind = 'bet') = (side = 1) then -1 else 1 end
     from made, generate_series(1, 2) side`,
  );

try {
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  await admin.query('create database bench');
  await admin.end();
  const url = `${postgres.url}/bench`;
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const step = 100_000;
  for (let from = 1; from <= rounds; from += step) await write(client, from, Math.min(rounds, from + step - 1));
  await client.query('vacuum analyze');
  const db = openDatabase(url, 2);
  // The first call sees the newest transfer, the next one takes it as settled.
  await rollUpHouse(db);
  const anchor = await timed(() =>
    client.query(
      'select t.kind, e.account, sum(e.amount) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id group by 1, 2',
    ),
  );
  const summed = await timed(() => rollUpDays(db));
  const span = { currency: 'uah', from: '2026-10-01', to: '2026-10-31' };
  const report = await timed(() => Promise.all([readDays(db, span), readOpening(db, span)]));
  const games = await timed(() => readGameDays(db, span));
  const say = (what, ms) =>
    console.log(`${what.padEnd(34)} ${(ms / 1000).toFixed(2)} s  ${(ms / anchor.ms).toFixed(2)} of the anchor`);
  console.log(`${rounds} rounds, ${summed.answer.transfers} transfers`);
  say('one pass over all rows (anchor)', anchor.ms);
  say('summed into days', summed.ms);
  say('read: report by days', report.ms);
  say('read: report by games', games.ms);
  if (values.check) {
    const proof = await timed(() => checkDays(db));
    say('proved against the ledger', proof.ms);
    if (proof.answer.violations.length > 0) throw new Error(JSON.stringify(proof.answer.violations));
  }
  await client.end();
  await db.$client.end();
} finally {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
