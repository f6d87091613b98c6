// The product as it runs on many machines: a PostgreSQL, two processes of every part, each by scripts/run-part.mjs, and HAProxy by the file that
// deploy/haproxy has.
import { spawn } from 'node:child_process';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { prepareDatabases } from '../../../scripts/databases.mjs';
import { freePort, startPostgres } from '../../../scripts/postgres.mjs';
import { ROLES } from '../../../scripts/roles.mjs';
import { readSecrets } from '../../../scripts/secrets.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RUN_PART = path.join(ROOT, 'scripts/run-part.mjs');
/** Of a stop by HAProxy's settings: deploy/haproxy/haproxy.cfg. */
const DRAIN_DELAY_MS = '4000';
const START_MS = 120_000;
/** Far beyond what a stop takes; whoever has not left by then is killed, which is a failure. */
const STOP_MS = 45_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** In the order in which they start: each finds there what it asks for. */
export const PARTS = ['studio', 'platform', 'gateway', 'content', 'site', 'desk', 'edge'];
/** Where HAProxy asks whether a process can work, by part. */
const READY = { ...Object.fromEntries(PARTS.map((part) => [part, ROLES[part].ready])), site: '/api/ready' };

const own = (at) => `http://127.0.0.1:${at}`;
/** Addresses of the parts are those of HAProxy; the content service and the site are called by a name, as Next.js has it. */
function addressesBy(listens) {
  const named = (part) => `http://localhost:${listens[part]}`;
  return {
    PUBLIC_URL: named('edge'),
    SITE_URL: own(listens.site),
    EDGE_URL: own(listens.edge),
    PLATFORM_URL: own(listens.platform),
    CONTENT_URL: own(listens.content),
    STUDIO_URL: own(listens.studio),
    GATEWAY_URL: own(listens.gateway),
    STUDIO_PUBLIC_URL: named('studio'),
    GATEWAY_PUBLIC_URL: named('gateway'),
    CONTENT_PUBLIC_URL: named('content'),
    // By a name of its own: under that of loopback the admin lets nobody in whom a proxy brings.
    CONTENT_ADMIN_URL: 'http://editors.kozyr.test',
    DESK_PUBLIC_URL: named('desk'),
  };
}

/** One process of a part, which is started, asked and stopped. */
class Process {
  child = null;

  constructor({ part, nth, port, host, env, folder }) {
    Object.assign(this, { part, name: `${part}${nth}`, port, host, env, log: path.join(folder, `${part}${nth}.log`) });
  }

  get at() {
    return `${this.host.includes(':') ? `[${this.host}]` : this.host}:${this.port}`;
  }

  /** @returns {Promise<number>} milliseconds until it is ready @throws Error with its last words */
  async start() {
    const began = performance.now();
    const out = fs.openSync(this.log, 'a');
    const env = { ...this.env, PORT: `${this.port}` };
    this.child = spawn(process.execPath, [RUN_PART, this.part], { cwd: ROOT, env, stdio: ['ignore', out, out] });
    fs.closeSync(out);
    this.ended = once(this.child, 'exit');
    while (!(await this.answers())) {
      const late = performance.now() - began > START_MS;
      if (late || this.child.exitCode !== null)
        throw new Error(`${this.name} is not ready:\n${fs.readFileSync(this.log, 'utf8').slice(-3_000)}`);
      await pause(50);
    }
    return performance.now() - began;
  }

  answers() {
    return fetch(`http://${this.at}${READY[this.part]}`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** @returns {Promise<{ms: number, end: string}>} how long it took to leave, and its exit code, or the signal it was killed by */
  async stop() {
    const began = performance.now();
    this.child.kill('SIGTERM');
    const hard = setTimeout(() => this.child.kill('SIGKILL'), STOP_MS);
    const [code, signal] = await this.ended;
    clearTimeout(hard);
    return { ms: performance.now() - began, end: `${signal ?? code}` };
  }

  kill() {
    if (this.child && this.child.exitCode === null) this.child.kill('SIGKILL');
  }
}

async function run(args, env, log) {
  const out = fs.openSync(log, 'a');
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', out, out] });
  fs.closeSync(out);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.at(-1)} ended with ${code}:\n${fs.readFileSync(log, 'utf8').slice(-3_000)}`);
}

/** One command of HAProxy's socket, and its answer. */
async function askProxy(socketFile, command) {
  const socket = net.connect(socketFile);
  socket.end(`${command}\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

/** Waits until HAProxy sends requests to a process: whoever exchanges processes goes on to the next one only then. @throws Error */
async function untilTaken(socketFile, name) {
  for (const until = performance.now() + START_MS; performance.now() < until; await pause(50)) {
    const rows = (await askProxy(socketFile, 'show stat -1 4 -1')).split('\n').map((line) => line.split(','));
    const status = rows[0].indexOf('status');
    const its = rows.filter((row) => row[1] === name);
    if (its.length > 0 && its.every((row) => row[status].startsWith('UP'))) return;
  }
  throw new Error(`HAProxy does not take ${name}`);
}

async function startProxy({ listens, processes, folder }) {
  const env = { PATH: process.env.PATH };
  for (const part of PARTS) env[`LISTEN_${part.toUpperCase()}`] = `127.0.0.1:${listens[part]}`;
  for (const { name, part, at } of processes) env[`${part.toUpperCase()}_${name.slice(part.length)}`] = at;
  const out = fs.openSync(path.join(folder, 'haproxy.log'), 'a');
  const socketFile = path.join(folder, 'haproxy.socket');
  const own = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(own, `global\n  stats socket ${socketFile}\n`);
  const files = ['-f', path.join(ROOT, 'deploy/haproxy/haproxy.cfg'), '-f', own];
  const child = spawn('haproxy', ['-W', ...files], { env, stdio: ['ignore', out, out] });
  fs.closeSync(out);
  return { child, socketFile };
}

/**
 * @param {{folder: string, env?: Record<string, string>}} input folder: for data and logs
 * @returns what runs: addresses of HAProxy by part, all processes, how one is started (milliseconds until it was ready; HAProxy takes it
 *   when that resolves), what each is told at its next start, the platform's database, and how all are stopped
 */
export async function startMany({ folder, env = {} }) {
  const listens = {};
  for (const part of PARTS) listens[part] = await freePort();
  const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
  const { secrets } = readSecrets(folder, {});
  const ways = { url: `${postgres.url}/kozyr` };
  await prepareDatabases(ways);
  const told = {
    PATH: process.env.PATH,
    ...secrets,
    ...addressesBy(listens),
    DATA_DIR: folder,
    DATABASE_URL: ways.url,
    DATABASE_POOL_SIZE: '6',
    OUTBOX_ENABLED: 'true',
    KOZYR_MODE: 'trial',
    LOG_LEVEL: 'info',
    DRAIN_DELAY_MS,
    TRUST_PROXY: '1',
    DESK_TRUST_PROXY: 'true',
    ...env,
  };
  const { address: loopback } = await dns.lookup('localhost');
  const processes = [];
  for (const part of PARTS)
    for (const nth of [1, 2]) {
      const host = ROLES[part].next ? loopback : '127.0.0.1';
      processes.push(new Process({ part, nth, port: await freePort(), host, env: told, folder }));
    }
  // Each of them is told of a change: past HAProxy, which would tell one.
  const each = (part) => processes.filter((one) => one.part === part).map(({ at }) => `http://${at}`);
  Object.assign(told, { SITE_URLS: each('site').join(','), EDGE_URLS: each('edge').join(',') });
  const proxy = await startProxy({ listens, processes, folder });
  const start = async (one) => {
    if (stopped) throw new Error('the run is over');
    const ms = await one.start();
    await untilTaken(proxy.socketFile, one.name);
    return ms;
  };
  let stopped = false;
  const stop = async () => {
    stopped = true;
    for (const one of processes) one.kill();
    proxy.child.kill('SIGTERM');
    await postgres.stop();
  };
  try {
    await run([RUN_PART, 'migrate'], told, path.join(folder, 'migrate.log'));
    // A platform is ready once it has its games, which the studios tell.
    for (const part of PARTS) await Promise.all(processes.filter((one) => one.part === part).map(start));
  } catch (error) {
    await stop();
    throw error;
  }
  const urls = Object.fromEntries(PARTS.map((part) => [part, own(listens[part])]));
  return { urls, processes, start, told, databaseUrl: ways.url, stop };
}
