// Starts, watches and stops the product's processes. Each gets a process group of its own, so that a Ctrl-C reaches
// only the start script, which then stops them in order.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { say } from './progress.mjs';
import { SettingsError } from './settings.mjs';

const RESTARTS_PER_MINUTE = 5;

/** @throws SettingsError naming the variable when another program listens on the port. */
export async function requireFreePort(name, port) {
  for (const host of ['127.0.0.1', '::1']) {
    await new Promise((resolve, reject) => {
      const socket = net.connect({ port, host });
      socket.once('connect', () => {
        socket.destroy();
        reject(new SettingsError(`Port ${port} is taken by another program: stop it, or set ${name} to a free port.`));
      });
      socket.once('error', resolve);
    });
  }
}

/** Polls a health address until it answers 200. */
export async function waitForHealth(name, url, processOf, limitMs = 120_000) {
  const until = Date.now() + limitMs;
  let last = 'no answer yet';
  while (Date.now() < until) {
    const failed = processOf?.();
    if (failed) throw failed;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      if (answer.status === 200) return;
      last = `status ${answer.status}`;
    } catch (error) {
      // Browsers keep away from some ports that other protocols use, and so does fetch.
      if (error.cause?.message === 'bad port')
        throw new SettingsError(`No browser opens port ${new URL(url).port}: choose another.`);
      last = error.cause?.code ?? error.name;
    }
    await new Promise((resolve) => setTimeout(resolve, 75));
  }
  throw new SettingsError(`${name} did not become ready at ${url} within ${limitMs / 1000} s (${last}).`);
}

function tail(file, count = 25) {
  try {
    return fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}

/** The family of processes of one start. */
export class ProcessFamily {
  #members = new Map();
  #stopping = false;

  constructor(dataDir, onHopeless) {
    this.dataDir = dataDir;
    this.onHopeless = onHopeless;
    fs.mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
  }

  /** Starts a process; its output goes to <data>/logs/<name>.log; when it dies later it is started again, a few times. */
  start({ name, command = process.execPath, args, cwd, env }) {
    const logFile = path.join(this.dataDir, 'logs', `${name}.log`);
    const member = { name, child: null, failed: null, ready: false, deaths: [] };
    const launch = () => {
      const out = fs.openSync(logFile, member.deaths.length ? 'a' : 'w');
      const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', out, out] });
      fs.closeSync(out);
      member.child = child;
      this.#record();
      child.on('exit', (code, signal) => {
        if (this.#stopping) return;
        const how = `${name} ended (${signal ?? `exit code ${code}`})`;
        if (!member.ready) {
          member.failed = new SettingsError(
            `${how} before it was ready. Its last words (${logFile}):\n${tail(logFile)}`,
          );
          return;
        }
        const now = Date.now();
        member.deaths = [...member.deaths.filter((at) => now - at < 60_000), now];
        if (member.deaths.length > RESTARTS_PER_MINUTE) {
          this.onHopeless(new SettingsError(`${how} ${member.deaths.length} times within a minute. See ${logFile}.`));
          return;
        }
        say(`! ${how}; starting it again. See ${logFile}.`);
        setTimeout(() => {
          if (!this.#stopping) launch();
        }, 500 * member.deaths.length);
      });
    };
    this.#members.set(name, member);
    launch();
    return {
      failed: () => member.failed,
      markReady: () => {
        member.ready = true;
      },
    };
  }

  #record() {
    const pids = [...this.#members.values()].map(({ name, child }) => ({ name, pid: child?.pid }));
    fs.writeFileSync(path.join(this.dataDir, 'processes.json'), JSON.stringify(pids));
  }

  /** Stops all, last started first; who does not leave within 8 s is killed. */
  async stop() {
    this.#stopping = true;
    for (const { child } of [...this.#members.values()].reverse()) {
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) continue;
      await new Promise((resolve) => {
        const hard = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), 8000);
        child.once('exit', () => {
          clearTimeout(hard);
          resolve();
        });
        signalGroup(child.pid, 'SIGTERM');
      });
    }
    fs.rmSync(path.join(this.dataDir, 'processes.json'), { force: true });
  }

  /** Takes no more notice of them. */
  abandon() {
    this.#stopping = true;
  }

  /** Ends everything at once, for an impatient second Ctrl-C. */
  kill() {
    this.abandon();
    for (const { child } of this.#members.values()) if (child?.pid) signalGroup(child.pid, 'SIGKILL');
  }
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    try {
      process.kill(pid, signal);
    } catch {}
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

function isOurs(pid, dataDir) {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`KOZYR_DATA=${dataDir}\0`);
  } catch {
    return false;
  }
}

/** Ends processes that a start which was itself killed has left behind, recognised by the mark in their environment. */
export async function endLeftovers(dataDir) {
  const file = path.join(dataDir, 'processes.json');
  if (!fs.existsSync(file)) return;
  const left = JSON.parse(fs.readFileSync(file, 'utf8'))
    .map(({ pid }) => pid)
    .filter((pid) => pid && isOurs(pid, dataDir))
    .reverse();
  const someLeft = async (limitMs) => {
    const until = Date.now() + limitMs;
    while (left.some(isAlive) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    return left.some(isAlive);
  };
  for (const pid of left) signalGroup(pid, 'SIGTERM');
  if (await someLeft(8000)) {
    for (const pid of left) signalGroup(pid, 'SIGKILL');
    await someLeft(2000);
  }
  fs.rmSync(file, { force: true });
}

/** One start per data folder. @throws SettingsError when another one runs. @returns a function that gives the folder back */
export function claimDataFolder(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'start.pid');
  if (fs.existsSync(file)) {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    if (pid && pid !== process.pid && isAlive(pid)) {
      throw new SettingsError(
        `Kozyr already runs on ${dataDir} (process ${pid}): stop it, or set DATA_DIR and the ports to start another.`,
      );
    }
  }
  fs.writeFileSync(file, String(process.pid));
  return () => fs.rmSync(file, { force: true });
}
