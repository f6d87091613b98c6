/**
 * How many bets and wins a second the platform takes over HTTP, signed, as a studio sends them, beside pgbench making the same posting
 * by the same SQL function on the same server. They run in turns, so that a noisy machine is noisy for both. The aim is 0.5 at 64 players.
 *
 *   npm run bench:bets -- --clients 16 --players 400 --seconds 5 --turns 3 --platforms 1 --minutes 0
 *
 * A PostgreSQL of its own, with fsync on, and platform processes of its own are started for it. --platforms: so many on the one
 * database, as on several machines. --minimum 0.5: ends with 1 when the ratio is lower. pgbench comes with PostgreSQL (Debian:
 * postgresql-15 and the like; PGBENCH names another place); without it (PGBENCH=none) a driver of ours in Node makes the same calls.
 * --minutes 10: bets alone for so long after the turns, and how many settled rounds wait to be counted meanwhile; ends with 1 when they
 * become more and more.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase, openDatabase } from '../../platform/src/db/database';
import { checkLedger } from '../../platform/src/ledger/check';
import { post } from '../../platform/src/ledger/post';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';
import { makePlayer } from '../support/funded-player';
import { addGames, openSession } from '../support/play/wallet-caller';
import { postingsOf } from './postings.mjs';
import { cpuOfFamily, cpuSeconds, stop } from './servers.mjs';
import { startPlatforms, studioOf } from './wallet-studio.mjs';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '16' },
    players: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '5' },
    turns: { type: 'string', default: '3' },
    platforms: { type: 'string', default: '1' },
    minimum: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '0' },
  },
});
const whole = (name) => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above zero.`);
  return value;
};
const [clients, players, seconds, turns, platforms] = ['clients', 'players', 'seconds', 'turns', 'platforms'].map(
  whole,
);
const minimum = Number(values.minimum);
if (!(minimum >= 0)) throw new Error('--minimum must be a number.');
const minutes = Number(values.minutes);
if (!(minutes >= 0)) throw new Error('--minutes must be a number.');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-bets-'));
fs.chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
await admin.connect();
await admin.query('create database bench');
await admin.end();
const url = `${postgres.url}/bench`;
const MONEY = 100_000_000n;
const running = [];

/** Players with a session at a game, and as many whom only the ledger knows, for the postings beside. */
async function people(db) {
  const tables = { ctx: { db, env: { JWT_SECRET: randomUUID() } }, clock: { now: new Date() } };
  await addGames(tables);
  const sessions = [];
  for (let nth = 0; nth < players; nth += 1) {
    const player = await makePlayer(tables, { game: MONEY, electronic: MONEY, bonus: MONEY });
    sessions.push(await openSession(tables, player));
    const other = `00000000-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`;
    for (const wallet of ['game', 'electronic', 'bonus']) {
      const legs = [{ from: { house: 'gateway_clearing' }, to: { player: other, wallet }, amount: MONEY }];
      await post(db, { key: `bench:${other}:${wallet}`, kind: 'test_funds', currency: 'uah', legs });
    }
  }
  return sessions;
}

/** Seconds of processor that each part has used up to now. */
function processorNow() {
  const { user, system } = process.cpuUsage();
  return {
    platform: running.reduce((sum, { child }) => sum + cpuSeconds(child.pid), 0),
    postgres: cpuOfFamily(postgres.pid),
    driver: (user + system) / 1_000_000,
  };
}

/** Seconds between two looks at the queue. */
const LOOK = 30;

/** Plays for some minutes and prints what waits in the queue of settled rounds. @returns whether it keeps up */
async function watchQueue(db, studio) {
  const waiting = [];
  while (waiting.length * LOOK < minutes * 60) {
    const { rate } = await studio.turn(LOOK);
    const { rows } = await db.$client.query(
      'select count(*)::int as rounds, coalesce(extract(epoch from now() - min(queued_at)), 0)::float as oldest from settlements',
    );
    const [{ rounds, oldest }] = rows;
    waiting.push(rounds);
    const at = `${(waiting.length * LOOK) / 60} min`.padStart(8);
    console.log(`${at}: HTTP ${Math.round(rate)}/s, ${rounds} settled rounds wait, the oldest ${oldest.toFixed(1)} s`);
  }
  const quarter = Math.ceil(waiting.length / 4);
  const [first, last] = [waiting.slice(0, quarter), waiting.slice(-quarter)].map((some) => Math.max(0, ...some));
  return last <= 2 * first + clients;
}

const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const percent = (list, share) => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0;

try {
  await migrateDatabase(url);
  const db = openDatabase(url, 4);
  const sessions = await people(db);
  const secret = randomUUID();
  running.push(...(await startPlatforms(platforms, { url, secret, folder })));
  const studio = studioOf({ platforms: running, secret, sessions, clients });
  const postings = postingsOf({ url, players, clients, folder });
  console.log(
    `${clients} clients, ${players} players, ${platforms} platform process(es), ${turns} turns of ${seconds} s each; beside: ${postings.name}`,
  );

  await postings.turn(3);
  await studio.turn(1);
  const rates = { postings: [], http: [] };
  const times = [];
  const used = { platform: 0, postgres: 0, driver: 0 };
  for (let turn = 1; turn <= turns; turn += 1) {
    rates.postings.push(await postings.turn(seconds));
    const before = processorNow();
    const played = await studio.turn(seconds);
    const after = processorNow();
    for (const name of Object.keys(used)) used[name] += after[name] - before[name];
    rates.http.push(played.rate);
    times.push(...played.times);
    const [one, two] = [rates.http, rates.postings].map((list) => Math.round(list.at(-1)));
    console.log(
      `turn ${turn}: HTTP ${one}/s, postings ${two}/s, ratio ${(one / two).toFixed(2)}; load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`,
    );
  }
  const keepsUp = await watchQueue(db, studio);
  const { transfers, violations } = await checkLedger(db);
  await postings.close();
  await db.$client.end();
  const ratio = mean(rates.http) / mean(rates.postings);
  console.log(
    `bets and wins over HTTP: ${Math.round(mean(rates.http))}/s, half within ${percent(times, 0.5).toFixed(0)} ms, 99 of 100 within ${percent(times, 0.99).toFixed(0)} ms`,
  );
  console.log(`the same postings by ${postings.name}: ${Math.round(mean(rates.postings))}/s`);
  const a = (seconds) => `${((seconds / times.length) * 1000).toFixed(2)} ms`;
  console.log(
    `ratio ${ratio.toFixed(2)} (aim 0.5 at 64 players); processor of a call: platform ${a(used.platform)}, PostgreSQL ${a(used.postgres)}, driver ${a(used.driver)}`,
  );
  console.log(`${transfers} transfers, ${violations.length} broken laws`);
  if (!keepsUp) console.log('the queue of settled rounds grows: they are not counted as fast as they come');
  if (violations.length > 0 || ratio < minimum || !keepsUp) process.exitCode = 1;
} finally {
  await Promise.all(running.map(({ child }) => stop(child)));
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
