import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { freePort } from '../../../scripts/postgres.mjs';

export type Pooler = { url: (direct: string) => string; prepared: boolean; stop: () => Promise<void> };

/** Since when PgBouncer keeps named statements through transactions. */
const KEEPS_STATEMENTS = [1, 21] as const;

/** The version of this machine's. */
function versionOf(command: string): readonly [number, number] {
  const said = execFileSync(command, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(said) ?? [];
  if (major === undefined || minor === undefined) throw new Error(`${command} --version says "${said.trim()}".`);
  return [Number(major), Number(minor)];
}

const takesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

type Roles = Readonly<Record<string, string>>;

const SETTINGS = path.resolve(import.meta.dirname, '../../../deploy/pgbouncer/pgbouncer.ini');

/** The settings that deploy/ runs it by, on a port of this machine and before a server of it. */
function settingsOf(port: number, databasePort: number, users: string, keeps: boolean): string {
  const own = {
    '*': `host=127.0.0.1 port=${databasePort}`,
    listen_addr: '127.0.0.1',
    listen_port: `${port}`,
    auth_file: users,
  };
  const lines = fs.readFileSync(SETTINGS, 'utf8').split('\n');
  return lines
    .filter((line) => keeps || !line.startsWith('max_prepared_statements'))
    .map((line) => Object.entries(own).find(([name]) => line.startsWith(`${name} = `)) ?? line)
    .map((line) => (typeof line === 'string' ? line : line.join(' = ')))
    .join('\n');
}

/**
 * PgBouncer in transaction mode before a PostgreSQL of this machine, as whoever owns that one's folder: it refuses to run as root.
 * @param roles passwords by role
 */
export async function startPooler(
  folder: string,
  { port, cluster, roles }: { port: number; cluster: string; roles: Roles },
): Promise<Pooler> {
  const command = 'pgbouncer';
  const [major, minor] = versionOf(command);
  const keeps = major > KEEPS_STATEMENTS[0] || (major === KEEPS_STATEMENTS[0] && minor >= KEEPS_STATEMENTS[1]);
  const own = await freePort();
  const [users, settings, log] = ['users.txt', 'pgbouncer.ini', 'pgbouncer.log'].map((name) => path.join(folder, name));
  if (!users || !settings || !log) throw new Error('A folder has a path.');
  const { uid, gid } = fs.statSync(cluster);
  const write = (file: string, text: string) => {
    fs.writeFileSync(file, text, { mode: 0o600 });
    if (process.getuid?.() === 0) fs.chownSync(file, uid, gid);
  };
  write(
    users,
    Object.entries(roles)
      .map(([role, password]) => `"${role}" "${password}"\n`)
      .join(''),
  );
  write(settings, settingsOf(own, port, users, keeps));
  const out = fs.openSync(log, 'a');
  const child = spawn(command, [settings], {
    stdio: ['ignore', out, out],
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
  fs.closeSync(out);
  const ended = once(child, 'exit');
  while (!(await takesConnections(own))) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${fs.readFileSync(log, 'utf8').slice(-1_500)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    prepared: keeps,
    url: (direct) => {
      const through = new URL(direct);
      through.port = String(own);
      return through.href;
    },
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}
