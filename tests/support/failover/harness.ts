import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { openDatabase } from '../../../platform/src/db/database';
import { parseEnv } from '../../../platform/src/env';
import { LISTENERS } from '../../../platform/src/listeners';
import { prepareTables } from '../../../platform/src/prepare-tables';
import { compiledEntry } from '../../../scripts/builds.mjs';
import { freePort } from '../../../scripts/postgres.mjs';
import { asProcesses, runAs } from '../database-roles';
import { settingsOf } from '../money/crash-harness';
import type { PlatformTables } from '../platform';
import { type FailoverCluster, startCluster } from './cluster';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type FailoverHarness = {
  cluster: FailoverCluster;
  /** Two platforms on one database. */
  platformUrls: readonly [string, string];
  tables: PlatformTables;
  operatorKey: string;
  /** Processes that ended by themselves, with their last words: each must outlive its database. */
  ownEnds: () => readonly string[];
  stop: () => Promise<void>;
};

/** The owner of the platform's database, who is no superuser, and the roles of the processes. @returns their ways, without a database */
async function makeRoles(cluster: FailoverCluster) {
  const password = randomBytes(18).toString('base64url');
  const admin = `${cluster.primaryUrl}/postgres`;
  await runAs(admin, `create role kozyr login createdb password '${password}'`);
  const owner = new URL(cluster.primaryUrl);
  owner.username = 'kozyr';
  owner.password = password;
  for (const name of ['kozyr', 'kozyr_gateway']) await runAs(admin, `create database ${name} owner kozyr`);
  const processes = (await asProcesses(admin)).replace(/\/postgres$/, '');
  return { owner: owner.href.replace(/\/$/, ''), processes, pooler: null };
}

/** Starts a room as the product runs it. */
function launch(room: string, env: NodeJS.ProcessEnv, log: string): ChildProcess {
  const out = fs.openSync(log, 'a');
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    cwd: path.join(ROOT, room),
    env,
    stdio: ['ignore', out, out],
  });
  fs.closeSync(out);
  return child;
}

async function untilReady(url: string): Promise<void> {
  const until = performance.now() + 120_000;
  while (performance.now() < until) {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`${url} did not become ready.`);
}

/**
 * A cluster that fails over, two platforms and the sandbox gateway on it, all through haproxy: one platform takes its way for a direct one, the
 * other as one through a pooler with a direct way beside it. prepare fills the tables first.
 */
export async function startFailoverHarness(
  prepare: (tables: PlatformTables) => Promise<void>,
): Promise<FailoverHarness> {
  for (const room of ['platform', 'gateway'] as const) await compiledEntry(room, 'main');
  const cluster = await startCluster();
  const running: ChildProcess[] = [];
  const ownEnds: string[] = [];
  let stopping = false;
  const begin = (name: string, room: string, env: NodeJS.ProcessEnv) => {
    const log = path.join(cluster.folder, `process-${name}.log`);
    const child = launch(room, env, log);
    running.push(child);
    child.once('exit', () => stopping || ownEnds.push(`${name}: ${fs.readFileSync(log, 'utf8').slice(-1_500)}`));
  };
  try {
    await cluster.untilWhole();
    const ways = await makeRoles(cluster);
    const [one, two, gateway] = [await freePort(), await freePort(), await freePort()];
    const urlOf = (port: number) => `http://127.0.0.1:${port}`;
    const addresses = {
      ports: { platform: one, gateway },
      urls: { platform: urlOf(one), gateway: urlOf(gateway) },
    };
    const settings = settingsOf(ways, addresses);
    const reads = new URL(`${cluster.replicasUrl}/kozyr`);
    const { username, password } = new URL(ways.processes);
    Object.assign(reads, { username, password });
    const platform = { ...settings.platform, LOG_LEVEL: 'warn', DATABASE_READ_URL: reads.href };
    const { DATABASE_OWNER_URL: _, ...first } = platform;
    const second = {
      ...first,
      PORT: String(two),
      PLATFORM_URL: urlOf(two),
      DATABASE_DIRECT_URL: platform.DATABASE_URL,
    };

    // As the job before a release does.
    await prepareTables(platform, pino({ level: 'silent' }));
    const db = openDatabase(settings.platform.DATABASE_OWNER_URL);
    const ctx = {
      env: parseEnv(platform),
      db,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      listeners: LISTENERS,
    };
    const tables: PlatformTables = { ctx, clock: { now: new Date() } };
    await prepare(tables);
    begin('platform-one', 'platform', first);
    begin('platform-two', 'platform', second);
    begin('gateway', 'gateway', settings.gateway);
    await Promise.all([one, two, gateway].map((port) => untilReady(urlOf(port))));
    return {
      cluster,
      platformUrls: [urlOf(one), urlOf(two)],
      tables,
      operatorKey: settings.platform.OPERATOR_KEY,
      ownEnds: () => ownEnds,
      async stop() {
        stopping = true;
        await endProcesses(running);
        await db.$client.end();
        await cluster.stop();
      },
    };
  } catch (error) {
    stopping = true;
    const words = cluster.lastWords();
    await endProcesses(running);
    await cluster.stop();
    throw new Error(`The cluster or its processes did not start:\n${words}`, { cause: error });
  }
}

async function endProcesses(running: readonly ChildProcess[]): Promise<void> {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
