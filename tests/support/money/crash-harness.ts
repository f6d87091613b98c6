import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { migrateDatabase, openDatabase } from '../../../platform/src/db/database';
import { parseEnv } from '../../../platform/src/env';
import { LISTENERS } from '../../../platform/src/listeners';
import { compiledEntry } from '../../../scripts/builds.mjs';
import { freePort, startPostgres } from '../../../scripts/postgres.mjs';
import { asProcesses } from '../database-roles';
import type { PlatformTables } from '../platform';
import { isPooled } from '../prove';
import { type Pooler, startPooler } from './pooler';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const secret = () => randomBytes(24).toString('base64url');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type CrashHarness = {
  /** The data folder of its PostgreSQL. */
  dataDir: string;
  platformUrl: string;
  gatewayUrl: string;
  /** The platform's tables, past its process. */
  tables: PlatformTables;
  operatorKey: string;
  /** Kills the platform as kill -9 does and starts it again. @returns ms from the start to its being ready */
  crashPlatform: () => Promise<number>;
  /** Kills every process of the database server and starts it again. @returns ms from its answering to the platform's being ready */
  crashDatabase: () => Promise<number>;
  /** What ended by itself, with its last words: a process must outlive its database. */
  ownEnds: () => readonly string[];
  stop: () => Promise<void>;
};

type Child = { child: ChildProcess; killed: boolean };

/** The processes a process started, and theirs. Linux. */
function familyOf(pid: number): number[] {
  const listed = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...listed.split(' ').filter(Boolean).map(Number)];
}

/** @throws Error with its last words when the process ends first, or after a minute and a half */
async function untilReady(url: string, { child }: Child, log: string): Promise<void> {
  const until = performance.now() + 90_000;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`${url} ended: ${fs.readFileSync(log, 'utf8').slice(-2_000)}`);
    const ready = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await pause(20);
  }
  throw new Error(`${url} is not ready: ${fs.readFileSync(log, 'utf8').slice(-2_000)}`);
}

type Addresses = { ports: { platform: number; gateway: number }; urls: { platform: string; gateway: string } };

/** Ways to the server, each without a database: of its owner, and of the platform's processes, which own nothing. */
type Ways = { owner: string; processes: string; pooler: Pooler | null };

/** The processes' way to a database: through the pooler if there is one, and then past it as well. */
function wayTo(direct: string, pooler: Pooler | null) {
  if (!pooler) return { DATABASE_URL: direct };
  return { DATABASE_URL: pooler.url(direct), DATABASE_DIRECT_URL: direct, DATABASE_PREPARED: String(pooler.prepared) };
}

/** The environment of each process, with secrets of their own. */
export function settingsOf({ owner, processes, pooler }: Ways, { ports, urls }: Addresses) {
  const common = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'error',
    GATEWAY_SECRET: secret(),
  };
  return {
    platform: {
      ...common,
      PORT: String(ports.platform),
      ...wayTo(`${processes}/kozyr`, pooler),
      DATABASE_OWNER_URL: `${owner}/kozyr`,
      PLATFORM_URL: urls.platform,
      GATEWAY_URL: urls.gateway,
      STUDIO_URL: 'http://127.0.0.1:9',
      JWT_SECRET: secret(),
      WALLET_SECRET: secret(),
      PSEUDONYM_SECRET: secret(),
      SECOND_FACTOR_SECRET: secret(),
      OPERATOR_KEY: secret(),
    },
    gateway: {
      ...common,
      PORT: String(ports.gateway),
      ...wayTo(`${owner}/kozyr_gateway`, pooler),
      GATEWAY_PUBLIC_URL: urls.gateway,
      CARD_SECRET: secret(),
    },
  };
}

/** The ways to a server, with PgBouncer between if the proof asks for it. */
async function waysTo(
  { url: owner, folder: cluster }: { url: string; folder: string },
  { folder, port }: { folder: string; port: number },
): Promise<Ways> {
  const processes = (await asProcesses(`${owner}/postgres`)).replace(/\/postgres$/, '');
  if (!isPooled()) return { owner, processes, pooler: null };
  const roles = Object.fromEntries(
    [owner, processes]
      .map((way) => new URL(way))
      .map(({ username, password }) => [username, decodeURIComponent(password)]),
  );
  return { owner, processes, pooler: await startPooler(folder, { port, cluster, roles }) };
}

/** Ends a process as kill -9 does, and waits until it is gone. */
async function kill(one: Child | undefined): Promise<void> {
  if (!one || one.child.exitCode !== null) return;
  one.killed = true;
  const gone = new Promise((resolve) => one.child.once('exit', resolve));
  one.child.kill('SIGKILL');
  await gone;
}

/**
 * PostgreSQL with fsync on, the platform and the sandbox gateway, each a process of its own as the product runs them: the platform by a
 * role that owns nothing, and both through PgBouncer if the proof asks for it.
 * prepare fills the tables before the platform starts.
 */
export async function startCrashHarness(prepare: (tables: PlatformTables) => Promise<void>): Promise<CrashHarness> {
  for (const room of ['platform', 'gateway'] as const) await compiledEntry(room, 'main');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-crash-'));
  fs.chmodSync(folder, 0o755);
  const ports = { database: await freePort(), platform: await freePort(), gateway: await freePort() };
  const urls = { platform: `http://127.0.0.1:${ports.platform}`, gateway: `http://127.0.0.1:${ports.gateway}` };
  const startDatabase = () => startPostgres({ dataDir: folder, port: ports.database });
  let postgres = await startDatabase();
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  for (const name of ['kozyr', 'kozyr_gateway']) await admin.query(`create database ${name}`);
  await admin.end();
  const ways = await waysTo(postgres, { folder, port: ports.database });
  const settings = settingsOf(ways, { ports, urls });
  const logOf = (name: keyof typeof settings) => path.join(folder, `${name}.log`);
  const running = new Map<keyof typeof settings, Child>();
  const ownEnds: string[] = [];
  let stopping = false;
  /** As the start script does: what ends by itself is started again. */
  function launch(name: keyof typeof settings): Child {
    const out = fs.openSync(logOf(name), 'a');
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
      cwd: path.join(ROOT, name),
      env: settings[name],
      stdio: ['ignore', out, out],
    });
    fs.closeSync(out);
    const one: Child = { child, killed: false };
    running.set(name, one);
    child.once('exit', () => {
      if (one.killed || stopping) return;
      ownEnds.push(`${name}: ${fs.readFileSync(logOf(name), 'utf8').slice(-1_500)}`);
      setTimeout(() => !stopping && running.get(name) === one && launch(name), 500);
    });
    return one;
  }
  /** Waits for whichever process has the name now: it may have been started again meanwhile. */
  async function ready(name: keyof typeof settings): Promise<void> {
    for (;;) {
      const one = running.get(name);
      try {
        if (one) return await untilReady(urls[name], one, logOf(name));
      } catch (error) {
        if (running.get(name) === one && ownEnds.length > 50) throw error;
        await pause(600);
        if (running.get(name) === one) throw error;
      }
    }
  }

  const db = openDatabase(settings.platform.DATABASE_OWNER_URL);
  await migrateDatabase(settings.platform.DATABASE_OWNER_URL);
  const env = parseEnv(settings.platform);
  const ctx = { env, db, log: pino({ level: 'silent' }), now: () => new Date(), listeners: LISTENERS };
  const tables: PlatformTables = { ctx, clock: { now: new Date() } };
  await prepare(tables);
  launch('platform');
  launch('gateway');
  await Promise.all([ready('platform'), ready('gateway')]);
  return {
    dataDir: folder,
    platformUrl: urls.platform,
    gatewayUrl: urls.gateway,
    tables,
    operatorKey: settings.platform.OPERATOR_KEY,
    async crashPlatform() {
      await kill(running.get('platform'));
      const began = performance.now();
      launch('platform');
      await ready('platform');
      return performance.now() - began;
    },
    async crashDatabase() {
      const family = familyOf(postgres.pid);
      // The server first, so that it starts nobody to replace its children.
      for (const pid of family) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It ended by itself in this moment.
        }
      }
      await postgres.stop();
      postgres = await startDatabase();
      const began = performance.now();
      await ready('platform');
      return performance.now() - began;
    },
    ownEnds: () => ownEnds,
    async stop() {
      stopping = true;
      for (const one of running.values()) await kill(one);
      await db.$client.end();
      await ways.pooler?.stop();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
