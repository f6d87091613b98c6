/**
 * What one platform process still serves at ten times the load it can serve, as a share of its best in the same run.
 *
 *   npm run bench:overload -- --players 200 --seconds 12 --times 10 --connections 1500 --minimum 0.7
 *
 * A PostgreSQL of its own, with fsync on, a platform process and the edge before it are started for it. First a few callers play rounds
 * one after the other (a bet, then the win that closes it): that is the best. Then rounds arrive by the clock, so many times as often,
 * whether they are answered or not, over as many connections as --connections; a bet that is turned away is given up, as a player's
 * would be, and a win is sent again after Retry-After, as a studio does. Callers give up after four seconds. In the end nothing arrives
 * any more, and it is watched how long until nothing is in work: a bet of a single caller is served as fast as before. Ends with 1
 * below --minimum, when that takes more than two seconds, when a win was not paid in the end, or when the ledger's laws are broken.
 *
 * On Linux the callers have one core and the product the others, in both parts: in earnest they have machines of their own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase, openDatabase } from '../../platform/src/db/database';
import { checkLedger } from '../../platform/src/ledger/check';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';
import { makePlayer } from '../support/funded-player';
import { addGames, openSession } from '../support/play/wallet-caller';
import { compiledServer, stop, waitFor } from './servers.mjs';
import { startPlatforms } from './wallet-studio.mjs';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '12' },
    times: { type: 'string', default: '10' },
    minimum: { type: 'string', default: '0' },
    connections: { type: 'string', default: '1500' },
  },
});
const [players, seconds, times, minimum, connections] = ['players', 'seconds', 'times', 'minimum', 'connections'].map(
  (name) => {
    const value = Number(values[name]);
    if (!(value >= 0)) throw new Error(`--${name} must be a number.`);
    return value;
  },
);
const GIVE_UP_MS = 4_000;
const TICK_MS = 20;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const percent = (list, share) => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0;

/** Makes signed calls; answers status, seconds of Retry-After and how long it took, ms; status 0: no answer in time. */
function callerOf(port, secret) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  return (action, fields) => {
    const body = JSON.stringify(fields);
    const requested = `/seamless/house/${action}`;
    const stamp = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${stamp}.POST ${requested}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-signature': `t=${stamp},v1=${signature}`,
    };
    const sent = performance.now();
    return new Promise((resolve) => {
      const end = (status, after = 0) => resolve({ status, after, ms: performance.now() - sent });
      const request = http.request(
        { agent, host: '127.0.0.1', port, method: 'POST', path: `/api${requested}`, headers },
        (answer) => {
          answer.resume();
          answer.on('end', () => end(answer.statusCode, Number(answer.headers['retry-after'] ?? 0)));
        },
      );
      const late = setTimeout(() => request.destroy(new Error('late')), GIVE_UP_MS);
      request.on('error', ({ message }) => end(message === 'late' ? 0 : -1));
      request.on('close', () => clearTimeout(late));
      request.end(body);
    });
  };
}

const CORES = os.cpus().length;

/** Where this process, and what it starts from now on, runs; does nothing where that can't be said. */
function runOn(cores) {
  if (CORES > 1) spawnSync('taskset', ['-acp', cores, String(process.pid)], { stdio: 'ignore' });
}

/** The edge as providers from outside meet it, with its limits by address out of the way: here all of them have one. */
async function startEdge(platform) {
  const port = await freePort();
  const child = spawn(process.execPath, await compiledServer('edge'), {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port) },
      ...{ PLATFORM_URL: `http://127.0.0.1:${platform}`, REVALIDATE_SECRET: randomUUID() },
      ...{ EDGE_EXPOSE_CALLBACKS: 'on', EDGE_API_RATE: '1000000' },
    },
  });
  await waitFor(`http://127.0.0.1:${port}/_edge/health`, child);
  return { child, port };
}

runOn(`0-${CORES - 2}`);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-overload-'));
fs.chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
await admin.connect();
await admin.query('create database bench');
await admin.end();
const url = `${postgres.url}/bench`;
const running = [];

try {
  await migrateDatabase(url);
  const db = openDatabase(url, 4);
  const tables = { ctx: { db, env: { JWT_SECRET: randomUUID() } }, clock: { now: new Date() } };
  await addGames(tables);
  const sessions = [];
  for (let nth = 0; nth < players; nth += 1) {
    sessions.push(await openSession(tables, await makePlayer(tables, { game: 100_000_000n })));
  }
  const secret = randomUUID();
  running.push(...(await startPlatforms(1, { url, secret, folder })));
  running.push(await startEdge(running[0].port));
  runOn(`${CORES - 1}`);
  const call = callerOf(running[1].port, secret);
  const roundOf = () => {
    const round_id = randomUUID();
    const ids = { session_id: sessions[Math.floor(Math.random() * sessions.length)], round_id, amount: '1.00' };
    return {
      bet: { ...ids, transaction_id: `${round_id}:bet` },
      win: { ...ids, transaction_id: `${round_id}:win`, round_closed: true },
    };
  };

  /** So many callers, each one round after the other. @returns calls served a second, and how long each took */
  async function best(callers, forSeconds) {
    const began = performance.now();
    const took = [];
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (performance.now() - began < forSeconds * 1000) {
          const round = roundOf();
          for (const action of ['bet', 'win']) {
            const { status, ms } = await call(action, round[action]);
            if (status !== 200) throw new Error(`an uncrowded ${action} was answered ${status}`);
            took.push(ms);
          }
        }
      }),
    );
    return { rate: took.length / ((performance.now() - began) / 1000), took };
  }

  await best(16, 4);
  const first = await best(16, seconds / 2);
  const idle = percent((await best(1, 2)).took, 0.5);
  console.log(`best: ${Math.round(first.rate)} bets and wins a second; alone a call takes ${idle.toFixed(1)} ms`);

  const said = new Map();
  const count = (word) => said.set(word, (said.get(word) ?? 0) + 1);
  const wins = [];
  const refusals = [];
  let served = 0;
  let arriving = true;
  async function pay(win) {
    for (;;) {
      const { status, after } = await call('win', win);
      count(`win ${status}`);
      if (status === 200) {
        if (arriving) served += 1;
        return true;
      }
      if (status !== 503 && status !== 0) return false;
      await pause(Math.max(after, 0.5) * 1000);
    }
  }
  async function play() {
    const { bet, win } = roundOf();
    const { status, ms, after } = await call('bet', bet);
    count(`bet ${status}${status === 503 && after === 0 ? ' without Retry-After' : ''}`);
    if (status === 503) refusals.push(ms);
    if (status !== 200) return;
    if (arriving) served += 1;
    wins.push(pay(win));
  }

  // A round is two calls.
  const every = (first.rate * times) / 2;
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * every);
    for (; sent < due; sent += 1) void play();
    await pause(TICK_MS);
  }
  const lasted = (performance.now() - began) / 1000;
  arriving = false;
  const over = performance.now();
  // Alone again: the first bet that is served about as fast as before says that nothing stands in its way.
  let emptyAfter = Number.POSITIVE_INFINITY;
  while (performance.now() - over < 10_000) {
    const { status, ms } = await call('bet', roundOf().bet);
    if (status === 200 && ms < Math.max(50, idle * 5)) {
      emptyAfter = (performance.now() - over) / 1000;
      break;
    }
    await pause(20);
  }
  const paid = (await Promise.all(wins)).filter(Boolean).length;
  const again = await best(16, seconds / 2);
  const top = Math.max(first.rate, again.rate);
  const share = served / lasted / top;
  const { transfers, violations } = await checkLedger(db);
  await db.$client.end();

  console.log(
    `${(sent / lasted).toFixed(0)} rounds arrived a second for ${lasted.toFixed(0)} s: ${(served / lasted).toFixed(0)} calls a second served, ${(100 * share).toFixed(0)} % of the best (${Math.round(top)}; aim 70 %)`,
  );
  console.log(
    [...said]
      .toSorted()
      .map(([word, number]) => `${word}: ${number}`)
      .join(', '),
  );
  console.log(
    `a bet was turned away in ${percent(refusals, 0.5).toFixed(0)} ms (half), ${percent(refusals, 0.99).toFixed(0)} ms (99 of 100); nothing in work ${emptyAfter.toFixed(2)} s after (aim 2)`,
  );
  console.log(
    `${paid} of ${wins.length} wins paid in the end; ${transfers} transfers, ${violations.length} broken laws`,
  );
  if (share < minimum || emptyAfter > 2 || paid < wins.length || violations.length > 0) process.exitCode = 1;
} finally {
  await Promise.all(running.map(({ child }) => stop(child)));
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
