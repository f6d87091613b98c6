import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { freePort, serverIdentity } from '../../../scripts/postgres.mjs';
import { type Daemon, endAll, familyOf, signalAll, startDaemon } from './daemons';

const SETTINGS = path.resolve(import.meta.dirname, '../../../deploy/patroni');
const NAMES = ['one', 'two', 'three'] as const;
export type NodeName = (typeof NAMES)[number];

const HOST = '127.0.0.1';
const secret = () => randomBytes(18).toString('base64url');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Ports = { postgres: number; rest: number };

export type FailoverCluster = {
  folder: string;
  /** Addresses through haproxy as PostgreSQL's own superuser, each without a database: of whoever is primary, and of the replicas. */
  primaryUrl: string;
  replicasUrl: string;
  /** @throws Error when nobody is for a minute */
  primary: () => Promise<NodeName>;
  /** Resolves once all three nodes run and one of them is the synchronous standby. @throws Error after four minutes */
  untilWhole: () => Promise<void>;
  /** Kills every process of a node's PostgreSQL; with its Patroni too the node is gone until `start`. */
  kill: (name: NodeName, withPatroni?: boolean) => void;
  /** Stands a node's PostgreSQL still, every process of it, as a machine does that hangs. @returns how to let it go on */
  hang: (name: NodeName) => () => void;
  /** A planned change of the primary, by Patroni. */
  switchover: (from: NodeName) => Promise<void>;
  /** Changes what Patroni keeps for all nodes. */
  configure: (change: object) => Promise<void>;
  /** Stops a node's Patroni, which stops its PostgreSQL. */
  leave: (name: NodeName) => Promise<void>;
  start: (name: NodeName) => void;
  /** The last lines of each log, for who looks for a reason. */
  lastWords: () => string;
  stop: () => Promise<void>;
};

/** What an operator writes into node.env. */
function nodeEnvironment(folder: string, name: NodeName, { postgres, rest }: Ports, etcd: number, secrets: Secrets) {
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: `${HOST}:${etcd}`,
    PATRONI_RESTAPI_LISTEN: `${HOST}:${rest}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${HOST}:${rest}`,
    PATRONI_POSTGRESQL_LISTEN: `${HOST}:${postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${HOST}:${postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, name),
    PATRONI_POSTGRESQL_PGPASS: path.join(folder, `${name}.pgpass`),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: secrets.replication,
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: secrets.rewind,
  };
}
type Secrets = Record<'superuser' | 'replication' | 'rewind', string>;

/** What an operator writes into haproxy.env. */
const haproxyEnvironment = (
  folder: string,
  ports: ReadonlyMap<NodeName, Ports>,
  binds: { primary: number; replicas: number },
) =>
  Object.fromEntries([
    ['HAPROXY_SOCKET', path.join(folder, 'haproxy.sock')],
    ['PRIMARY_BIND', `${HOST}:${binds.primary}`],
    ['REPLICAS_BIND', `${HOST}:${binds.replicas}`],
    ...[...ports].flatMap(([name, { postgres, rest }]) => [
      [`NODE_${name.toUpperCase()}`, `${HOST}:${postgres}`],
      [`PATRONI_${name.toUpperCase()}_HOST`, HOST],
      [`PATRONI_${name.toUpperCase()}_PORT`, String(rest)],
    ]),
  ]);

/** Asks the Patroni of a node; null when it gives no answer, or another than that it is so. */
async function ask(port: number, what: string, init?: { method: string; body: string }): Promise<unknown> {
  try {
    // A node that hangs says nothing; one that is to change something takes its time.
    const signal = AbortSignal.timeout(init ? 60_000 : 2_000);
    const answer = await fetch(`http://${HOST}:${port}${what}`, { ...init, signal });
    const text = await answer.text();
    if (!answer.ok) return null;
    return text.startsWith('{') ? JSON.parse(text) : text;
  } catch {
    return null;
  }
}

/** Resolves with the first answer that is not null. @throws Error saying what was waited for, with the cluster's last words */
async function until<T>(what: string, ms: number, look: () => Promise<T | null>, lastWords: () => string): Promise<T> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const found = await look();
    if (found !== null) return found;
    await pause(100);
  }
  throw new Error(`Waited in vain for ${what}:\n${lastWords()}`);
}

const roles = z.object({ members: z.array(z.object({ role: z.string() })) });
const standbys = z.object({ replication: z.array(z.object({ state: z.string(), sync_state: z.string() })) });

/** Whether the primary sends to both others, and one of them is the synchronous standby, for the primary and for whoever is to choose the next. */
async function isWhole(primary: number): Promise<boolean> {
  const [own, cluster] = [
    standbys.safeParse(await ask(primary, '/patroni')),
    roles.safeParse(await ask(primary, '/cluster')),
  ];
  if (!own.success || !cluster.success) return false;
  const streaming = own.data.replication.filter(({ state }) => state === 'streaming');
  return (
    streaming.length === NAMES.length - 1 &&
    streaming.some(({ sync_state }) => sync_state === 'sync') &&
    cluster.data.members.some(({ role }) => role === 'sync_standby')
  );
}

/** The end of a log, without what Patroni says of callers that do not wait for its answer. */
const lastLines = (file: string) =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(
      (line) => /^\S/.test(line) && !/Exception|Traceback|Error: \[Errno|^---|feed could not be imported/.test(line),
    )
    .slice(-25)
    .join('\n');

/** The postmaster of a node, and all it has started. */
function postgresOf(folder: string, name: NodeName): number[] {
  const [pid] = fs.readFileSync(path.join(folder, name, 'postmaster.pid'), 'utf8').split('\n');
  return familyOf(Number(pid));
}

/**
 * Three nodes of PostgreSQL under Patroni, an etcd and haproxy, by the settings of deploy/patroni, in a folder of their own on free ports, as
 * a user who may do nothing. Debian's packages: patroni, etcd-server, haproxy, postgresql-15.
 */
export async function startCluster(): Promise<FailoverCluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-failover-'));
  fs.chmodSync(folder, 0o755);
  const identity = serverIdentity();
  if (identity.uid !== undefined && identity.gid !== undefined) fs.chownSync(folder, identity.uid, identity.gid);
  const daemon = (name: string, command: string, args: string[], env: Record<string, string> = {}) =>
    startDaemon({ command, args, env, log: path.join(folder, `${name}.log`), folder, identity });
  const lastWords = () =>
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.log'))
      .map((file) => `${file}: ${lastLines(path.join(folder, file))}`)
      .join('\n');

  const [client, peer] = [await freePort(), await freePort()];
  const etcdUrl = `http://${HOST}:${client}`;
  const peerUrl = `http://${HOST}:${peer}`;
  const etcd = daemon('etcd', 'etcd', [
    ...['--name', 'one', '--data-dir', path.join(folder, 'etcd')],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    // The interface by which Patroni of Debian 12 is safe: deploy/patroni/node.env says why.
    '--enable-v2=true',
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl, '--initial-cluster', `one=${peerUrl}`],
  ]);
  const secrets: Secrets = { superuser: secret(), replication: secret(), rewind: secret() };
  const ports = new Map<NodeName, Ports>();
  for (const name of NAMES) ports.set(name, { postgres: await freePort(), rest: await freePort() });
  const restOf = (name: NodeName) => ports.get(name)?.rest ?? 0;
  const patronis = new Map<NodeName, Daemon>();
  const start = (name: NodeName) => {
    const own = ports.get(name);
    if (!own) throw new Error(`There is no node ${name}.`);
    const env = nodeEnvironment(folder, name, own, client, secrets);
    patronis.set(name, daemon(name, 'patroni', [path.join(SETTINGS, 'patroni.yml')], env));
  };
  for (const name of NAMES) start(name);
  const binds = { primary: await freePort(), replicas: await freePort() };
  const haproxy = daemon(
    'haproxy',
    'haproxy',
    ['-f', path.join(SETTINGS, 'haproxy.cfg')],
    haproxyEnvironment(folder, ports, binds),
  );

  const primaryNow = async () => {
    const asked = NAMES.map(async (name) => ((await ask(restOf(name), '/primary')) === null ? null : name));
    return (await Promise.all(asked)).find((name) => name !== null) ?? null;
  };
  const primary = () => until('a primary', 60_000, primaryNow, lastWords);
  const wholeNow = async () => {
    const name = await primaryNow();
    return name !== null && (await isWhole(restOf(name))) ? true : null;
  };
  const address = (port: number) => `postgres://postgres:${secrets.superuser}@${HOST}:${port}`;
  return {
    folder,
    primaryUrl: address(binds.primary),
    replicasUrl: address(binds.replicas),
    primary,
    async untilWhole() {
      await until('three nodes with a synchronous standby', 240_000, wholeNow, lastWords);
    },
    kill(name, withPatroni = false) {
      const postgres = postgresOf(folder, name);
      const patroni = patronis.get(name)?.pid;
      signalAll(withPatroni && patroni ? [...familyOf(patroni), ...postgres] : postgres, 'SIGKILL');
    },
    hang(name) {
      const pids = postgresOf(folder, name);
      signalAll(pids, 'SIGSTOP');
      return () => signalAll(pids, 'SIGCONT');
    },
    async switchover(from) {
      const done = await ask(restOf(from), '/switchover', { method: 'POST', body: JSON.stringify({ leader: from }) });
      if (done === null) throw new Error(`No switchover from ${from}:\n${lastWords()}`);
    },
    async configure(change) {
      const done = await ask(restOf(await primary()), '/config', { method: 'PATCH', body: JSON.stringify(change) });
      if (done === null) throw new Error('Patroni did not take the change.');
    },
    async leave(name) {
      await patronis.get(name)?.stop();
    },
    start,
    lastWords,
    async stop() {
      const families = NAMES.flatMap((name) => {
        try {
          return postgresOf(folder, name);
        } catch {
          return [];
        }
      });
      await endAll([haproxy, ...patronis.values(), etcd], families);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
