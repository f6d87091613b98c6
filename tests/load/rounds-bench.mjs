/**
 * How many rounds a second one studio and one platform play, from the studio's `spin` over HTTP through to settled: the draw, the
 * stake and the win at the wallet, the answer. In turns with pgbench making the platform's postings by the same SQL function on the
 * same server, so that a noisy machine is noisy for both: a round is two postings.
 *
 *   npm run bench:rounds -- --clients 16 --players 1600 --seconds 5 --turns 3
 *
 * A PostgreSQL of its own, with fsync on, a platform and a studio process of their own are started for it. A session may spin
 * every two seconds, so that rounds a second are at most half of --players. --minimum 0.1: ends with 1 when the ratio of postings
 * is lower. --single: the studio sends stake and win one by one, as to a platform that knows no play. pgbench: see bets-bench.mjs.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase, openDatabase } from '../../platform/src/db/database';
import { games, providers } from '../../platform/src/db/schema/games';
import { checkLedger } from '../../platform/src/ledger/check';
import { post } from '../../platform/src/ledger/post';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';
import { openCatalogue } from '../../studio/src/catalogue/catalogue';
import { makePlayer } from '../support/funded-player';
import { openSession } from '../support/play/wallet-caller';
import { postingsOf } from './postings.mjs';
import { seatPlayers, spinnersOf, startStudio } from './rounds-studio.mjs';
import { cpuOfFamily, cpuSeconds, stop } from './servers.mjs';
import { startPlatforms } from './wallet-studio.mjs';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '16' },
    players: { type: 'string', default: '1600' },
    seconds: { type: 'string', default: '5' },
    turns: { type: 'string', default: '3' },
    minimum: { type: 'string', default: '0' },
    single: { type: 'boolean', default: false },
  },
});
const whole = (name) => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above zero.`);
  return value;
};
const [clients, players, seconds, turns] = ['clients', 'players', 'seconds', 'turns'].map(whole);
if (players < clients) throw new Error('--players must be as many as --clients at least.');
const minimum = Number(values.minimum);
if (!(minimum >= 0)) throw new Error('--minimum must be a number.');

/** Players of the ledger alone, for the postings beside. */
const BESIDE = 400;
const WARM_ROUNDS = 600;
const WARM_MS = 40_000;
const MONEY = 100_000_000n;
const [{ slug: game }] = openCatalogue().games;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-rounds-'));
fs.chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
await admin.connect();
for (const name of ['platform', 'studio']) await admin.query(`create database ${name}`);
await admin.end();
const [url, studioUrl] = ['platform', 'studio'].map((name) => `${postgres.url}/${name}`);
const running = [];

/** The sessions that the platform knows: a player each, at the studio's first game. */
async function launches(db) {
  const tables = { ctx: { db, env: { JWT_SECRET: randomUUID() } }, clock: { now: new Date() } };
  const limits = { minBet: { uah: '1.00', kzt: '10.00' }, maxBet: { uah: '500.00', kzt: '5000.00' } };
  const rest = { tags: [], theme: '', rtp: '96.00', countriesBlocked: [], devices: [], releasedOn: '2026-01-01' };
  const row = { ...limits, ...rest, category: 'slots', volatility: 'low', popularity: 1, contribution: 100 };
  await db.insert(providers).values({ slug: 'north', integration: 'house', name: 'North Star' });
  await db.insert(games).values({ ...row, slug: game, title: 'A slot', provider: 'north' });
  const sessions = [];
  for (let nth = 0; nth < players; nth += 1) {
    const player = await makePlayer(tables, { game: MONEY });
    sessions.push(await openSession(tables, player, { game }));
  }
  for (let nth = 1; nth <= BESIDE; nth += 1) {
    const other = `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
    for (const wallet of ['game', 'electronic', 'bonus']) {
      const legs = [{ from: { house: 'gateway_clearing' }, to: { player: other, wallet }, amount: MONEY }];
      await post(db, { key: `bench:${other}:${wallet}`, kind: 'test_funds', currency: 'uah', legs });
    }
  }
  return sessions;
}

const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const percent = (list, share) => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0;

/** Seconds of processor that each part has used. */
const processor = () => ({
  studio: cpuSeconds(running[1].child.pid),
  platform: cpuSeconds(running[0].child.pid),
  postgres: cpuOfFamily(postgres.pid),
});

/** The first rounds are played by code that nothing has compiled yet: they say little of an hour's play. */
async function warmUp(spinners) {
  const began = performance.now();
  for (let played = 0; played < WARM_ROUNDS && performance.now() - began < WARM_MS; )
    played += (await spinners.turn(2)).times.length;
}

/** Turns of postings and of rounds, one after the other. */
async function measure(postings, spinners) {
  const none = { studio: 0, platform: 0, postgres: 0 };
  const seen = { postings: [], rounds: [], times: [], cpu: { ...none }, idle: { ...none } };
  await postings.turn(1);
  await warmUp(spinners);
  for (let turn = 1; turn <= turns; turn += 1) {
    const still = processor();
    seen.postings.push(await postings.turn(seconds));
    const before = processor();
    for (const part of Object.keys(seen.idle)) seen.idle[part] += before[part] - still[part];
    const played = await spinners.turn(seconds);
    const after = processor();
    for (const part of Object.keys(seen.cpu)) seen.cpu[part] += after[part] - before[part];
    seen.rounds.push(played.rate);
    seen.times.push(...played.times);
    const [rounds, posted] = [played.rate, seen.postings.at(-1)].map(Math.round);
    console.log(
      `turn ${turn}: ${rounds} rounds/s, postings ${posted}/s, ratio ${((2 * rounds) / posted).toFixed(3)}; load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`,
    );
    if (played.idle > 0.1)
      console.log(`  the clients waited ${(played.idle * 100).toFixed(0)} % of the time for the pace: more --players`);
  }
  return seen;
}

try {
  await migrateDatabase(url);
  const db = openDatabase(url, 4);
  const sessions = await launches(db);
  const seats = await seatPlayers({ url: studioUrl, game, walletSessions: sessions });
  const secret = randomUUID();
  running.push(...(await startPlatforms(1, { url, secret, folder })));
  const platformUrl = `http://127.0.0.1:${running[0].port}`;
  const env = { WALLET_SINGLE_CALLS: values.single ? 'on' : 'off' };
  running.push(await startStudio({ url: studioUrl, platformUrl, secret, folder, env }));
  const spinners = spinnersOf({ port: running[1].port, seats, clients });
  const postings = postingsOf({ url, players: BESIDE, clients, folder });
  console.log(
    `${clients} clients, ${players} players, stake and win ${values.single ? 'one by one' : 'in one call'}, ${turns} turns of ${seconds} s each; beside: ${postings.name}`,
  );
  const { times, cpu, idle, ...rates } = await measure(postings, spinners);
  const { transfers, violations } = await checkLedger(db);
  await postings.close();
  await db.$client.end();
  const ratio = (2 * mean(rates.rounds)) / mean(rates.postings);
  console.log(
    `rounds from spin to settled: ${Math.round(mean(rates.rounds))}/s, half within ${percent(times, 0.5).toFixed(0)} ms, 99 of 100 within ${percent(times, 0.99).toFixed(0)} ms`,
  );
  const each = Object.entries(cpu).map(([part, used]) => `${part} ${((used / times.length) * 1000).toFixed(2)} ms`);
  console.log(`processor of a round: ${each.join(', ')}`);
  const [studio, platform] = [idle.studio, idle.platform].map((used) => ((used / (turns * seconds)) * 100).toFixed(0));
  console.log(`  of it what they use at rest anyway: studio ${studio} %, platform ${platform} % of a core`);
  console.log(
    `the same postings by ${postings.name}: ${Math.round(mean(rates.postings))}/s; ratio ${ratio.toFixed(3)}`,
  );
  console.log(`${transfers} transfers, ${violations.length} broken laws`);
  if (violations.length > 0 || ratio < minimum) process.exitCode = 1;
} finally {
  await Promise.all(running.map(({ child }) => stop(child)));
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
