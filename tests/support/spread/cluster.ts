import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort, serverIdentity } from '../../../scripts/postgres.mjs';
import { type Daemon, endAll, familyOf, signalAll, startDaemon } from '../failover/daemons';

const BIN = '/usr/lib/postgresql/15/bin';
const HOST = '127.0.0.1';
const USER = 'kozyr';

/** A PostgreSQL that knows Citus. */
export type SpreadServer = {
  port: number;
  /** Its address, without a database. */
  url: string;
  /** Kills every process of it; nothing is lost that was committed. */
  kill: () => Promise<void>;
  /** Starts it again; resolves once it answers. */
  start: () => Promise<void>;
};

export type SpreadCluster = { coordinator: SpreadServer; workers: SpreadServer[]; stop: () => Promise<void> };

/** What each server is started with. Cached connections between servers would be as many as all clients together. */
const SETTINGS = (port: number, durable: boolean): string[] => [
  'shared_preload_libraries=citus',
  `port=${port}`,
  `listen_addresses=${HOST}`,
  'unix_socket_directories=',
  'max_connections=400',
  'max_prepared_transactions=400',
  'max_locks_per_transaction=1024',
  'max_worker_processes=100',
  'wal_level=logical',
  'timezone=UTC',
  'citus.enable_statistics_collection=off',
  'citus.enable_stat_counters=on',
  'log_statement=none',
  ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
];

async function untilItAnswers(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function startServer(
  folder: string,
  name: string,
  durable: boolean,
): Promise<SpreadServer & { daemons: () => Daemon[] }> {
  const identity = serverIdentity();
  const data = path.join(folder, name);
  execFileSync(
    `${BIN}/initdb`,
    ['-D', data, '--auth=trust', `--username=${USER}`, '--no-sync', '--locale=C.UTF-8', '--encoding=UTF8'],
    {
      ...identity,
      cwd: folder,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  const url = `postgres://${USER}@${HOST}:${port}`;
  const args = ['-D', data, ...SETTINGS(port, durable).flatMap((setting) => ['-c', setting])];
  const log = path.join(folder, `${name}.log`);
  const daemons: Daemon[] = [];
  const start = async () => {
    daemons.push(startDaemon({ command: `${BIN}/postgres`, args, env: {}, log, folder, identity }));
    await untilItAnswers(url);
  };
  await start();
  return {
    port,
    url,
    start,
    daemons: () => daemons,
    async kill() {
      const [running] = daemons.slice(-1);
      if (!running) return;
      signalAll(familyOf(running.pid), 'SIGKILL');
      await endAll([running], []);
    },
  };
}

/** A coordinator and workers with Citus in a folder of their own. Debian's postgresql-15 with Citus 13 beside it. */
export async function startSpreadCluster(workers: number, { durable }: { durable: boolean }): Promise<SpreadCluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-spread-'));
  fs.chmodSync(folder, 0o755);
  const { uid, gid } = serverIdentity();
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  for (let one = 0; one <= workers; one += 1) servers.push(await startServer(folder, `server${one}`, durable));
  const [coordinator, ...others] = servers;
  if (!coordinator) throw new Error('There is no coordinator.');
  return {
    coordinator,
    workers: others,
    async stop() {
      await endAll(
        servers.flatMap(({ daemons }) => daemons()),
        servers.flatMap(({ daemons }) => daemons().flatMap(({ pid }) => familyOf(pid))),
      );
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
