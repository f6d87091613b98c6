/**
 * How long each compiled server takes from its process being spawned to its first answer that it is ready, on a database that is
 * migrated and filled, beside a bare process of Node that listens. They start in turns, so that a noisy machine is noisy for all.
 *
 *   npm run bench:start -- --turns 9 --only platform
 *
 * A PostgreSQL of its own is started for it. The studio goes on running while the platform starts, as it does in the product: reading
 * its games is part of a start. --maximum 1000: ends with 1 when a server's median is longer, in milliseconds.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { compileServers } from '../../scripts/builds.mjs';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';
import { cpuSeconds, stop } from './servers.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SERVERS = ['studio', 'gateway', 'platform', 'edge'];
const BARE = `require('node:http').createServer((_, r) => r.end()).listen(process.env.PORT, '127.0.0.1')`;
/** Between two questions whether a process is ready: what a figure may be too long by. */
const PAUSE_MS = 4;
const GIVE_UP_MS = 60_000;

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '9' },
    only: { type: 'string' },
    maximum: { type: 'string', default: '0' },
  },
});
const turns = Number(values.turns);
if (!Number.isInteger(turns) || turns < 1) throw new Error('--turns must be a whole number above zero.');
const maximum = Number(values.maximum);
if (!(maximum >= 0)) throw new Error('--maximum must be a number of milliseconds.');
if (values.only !== undefined && !SERVERS.includes(values.only))
  throw new Error(`--only takes one of ${SERVERS.join(', ')}.`);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-start-'));
fs.chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
const secrets = Object.fromEntries(
  [
    'WALLET_SECRET',
    'GATEWAY_SECRET',
    'CARD_SECRET',
    'JWT_SECRET',
    'PSEUDONYM_SECRET',
    'SECOND_FACTOR_SECRET',
    'REVALIDATE_SECRET',
    'OPERATOR_KEY',
  ].map((name) => [name, randomUUID()]),
);
const ports = Object.fromEntries(await Promise.all(SERVERS.map(async (name) => [name, await freePort()])));
const address = (name) => `http://127.0.0.1:${ports[name]}`;

async function makeDatabases() {
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  for (const name of ['studio', 'gateway', 'platform']) await admin.query(`create database ${name}`);
  await admin.end();
}

/** The status of one answer; 0 while nobody listens. */
function statusOf(port, asked) {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: asked, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.once('error', () => resolve(0));
  });
}

/** Spawns a process and asks until it answers 200. @returns it, the milliseconds that took, and those of processor it used (Linux) */
async function timed({ name, args, cwd, port, asked, env = {} }) {
  const log = path.join(folder, `${name}.log`);
  const out = fs.openSync(log, 'w');
  const begin = performance.now();
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', out, out] });
  fs.closeSync(out);
  for (;;) {
    if ((await statusOf(port, asked)) === 200) {
      const ms = performance.now() - begin;
      return { child, ms, cpu: process.platform === 'linux' ? cpuSeconds(child.pid) * 1000 : Number.NaN };
    }
    if (child.exitCode !== null) throw new Error(`${name} ended: ${fs.readFileSync(log, 'utf8')}`);
    if (performance.now() - begin > GIVE_UP_MS)
      throw new Error(`${name} is not ready: ${fs.readFileSync(log, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** As npm start starts it. */
const start = (name) =>
  timed({
    name,
    args: ['--enable-source-maps', 'dist/main.js'],
    cwd: path.join(ROOT, name),
    port: ports[name],
    asked: name === 'edge' ? '/_edge/health' : '/ready',
    env: {
      ...secrets,
      NODE_ENV: 'production',
      KOZYR_MODE: 'trial',
      DATA_DIR: folder,
      PORT: String(ports[name]),
      HOST: '127.0.0.1',
      DATABASE_URL: `${postgres.url}/${name}`,
      STUDIO_URL: address('studio'),
      GATEWAY_URL: address('gateway'),
      PLATFORM_URL: address('platform'),
    },
  });

async function bare() {
  const port = await freePort();
  return timed({ name: 'bare', args: ['-e', BARE], cwd: ROOT, port, asked: '/', env: { PORT: String(port) } });
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) / 2)];
const running = new Set();

/** @returns one start's figures; its process is gone afterwards */
async function once(begin) {
  const { child, ms, cpu } = await begin();
  running.add(child);
  await stop(child);
  running.delete(child);
  return { ms, cpu };
}

try {
  await makeDatabases();
  await compileServers();
  // The first start of each fills its database.
  for (const name of SERVERS) running.add((await start(name)).child);
  const first = [...running];
  await Promise.all(first.slice(1).map(stop));
  const [studio] = first;
  const times = new Map(['bare', ...SERVERS].map((name) => [name, []]));
  const asked = values.only === undefined ? SERVERS : [values.only];
  for (let turn = 1; turn <= turns; turn += 1) {
    times.get('bare').push(await once(bare));
    for (const name of asked) {
      if (name !== 'studio') times.get(name).push(await once(() => start(name)));
    }
  }
  await stop(studio);
  for (let turn = 1; turn <= turns && asked.includes('studio'); turn += 1) {
    times.get('bare').push(await once(bare));
    times.get('studio').push(await once(() => start('studio')));
  }
  const anchor = median(times.get('bare').map(({ ms }) => ms));
  console.log(
    `${turns} starts of each on ${os.cpus().length} cores, load ${os.loadavg()[0].toFixed(1)}, Node ${process.version}`,
  );
  console.log('server      median ms   fastest   slowest   processor   bare process = 1');
  for (const [name, list] of times) {
    if (list.length === 0) continue;
    const ms = list.map((one) => one.ms);
    const figures = [median(ms), Math.min(...ms), Math.max(...ms), median(list.map(({ cpu }) => cpu))];
    const columns = figures.map((figure) => figure.toFixed(0).padStart(9)).join(' ');
    console.log(`${name.padEnd(12)}${columns}   ${(median(ms) / anchor).toFixed(1).padStart(9)}`);
    if (name !== 'bare' && maximum > 0 && median(ms) > maximum) process.exitCode = 1;
  }
} finally {
  await Promise.all([...running].map(stop));
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
