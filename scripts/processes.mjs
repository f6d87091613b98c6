// The processes of one start: each is a part that is kept alive. Each gets a process group of its own, so that a Ctrl-C reaches only
// the start script, which then stops them in order.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { bornOf, stillRuns } from './identity.mjs';
import { openLog, rotateLog } from './logs.mjs';
import { Part } from './part.mjs';
import { SettingsError } from './settings.mjs';

const LOOK_AT_LOGS_MS = 10_000;
/** What a part has to leave by itself, and PostgreSQL, which writes down what it holds. */
const STOP_MS = 8_000;
const STOP_DATABASE_MS = 30_000;

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

/** Sends a signal to a process and whatever it has started; nothing happens when it has gone. */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    try {
      process.kill(pid, signal);
    } catch {}
  }
}

/** The processes of one start, in the order in which they were started. */
export class ProcessFamily {
  #parts = [];
  #stopping = false;
  #rotation;

  /** @param {string} dataDir @param {Partial<typeof import('./part.mjs').LIMITS>} limits shorter ones, for tests */
  constructor(dataDir, limits = {}) {
    this.dataDir = dataDir;
    this.limits = limits;
    fs.mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
    this.#rotation = setInterval(() => this.#rotate(), LOOK_AT_LOGS_MS).unref();
  }

  logOf = (name) => path.join(this.dataDir, 'logs', `${name}.log`);

  /**
   * Keeps a process alive; its output goes to <data>/logs/<name>.log.
   * @param {{name: string, command?: string, args: string[], cwd: string, env: Record<string, string>, probe: Part['probe'], watched?: boolean}} spec
   * @returns {Part}
   */
  start({ name, command = process.execPath, args, cwd, env, probe, watched = true }) {
    return this.keep({ name, probe, watched, launch: async () => this.#spawn({ name, command, args, cwd, env }) });
  }

  /** Keeps alive what is started in a way of its own. @returns {Part} */
  keep({ name, launch, probe, watched = true, kind = 'process' }) {
    const onChange = () => this.#record();
    const { limits } = this;
    const spec = { name, launch, probe, watched, stopping: this.#stopping, log: this.logOf(name), onChange, limits };
    const part = Object.assign(new Part(spec), { kind });
    this.#parts.push(part);
    return part;
  }

  #spawn({ name, command, args, cwd, env }) {
    const out = openLog(this.logOf(name));
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', out, out] });
    fs.closeSync(out);
    const exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
      child.once('error', (error) => resolve({ code: null, signal: error.message }));
    });
    return { pid: child.pid, exited, kill: (signal) => child.pid && signalGroup(child.pid, signal) };
  }

  /** The parts that can't work now. */
  missing() {
    return this.#parts.filter(({ ready }) => !ready).map(({ name }) => name);
  }

  /** Writes down who runs, for whoever has to end them when this process can't. */
  #record() {
    const pids = this.#parts
      .filter((part) => part.process?.pid)
      .map(({ name, kind, process: { pid } }) => ({ name, kind, pid, born: bornOf(pid) }));
    const file = path.join(this.dataDir, 'processes.json');
    fs.writeFileSync(`${file}.new`, JSON.stringify(pids));
    fs.renameSync(`${file}.new`, file);
  }

  #rotate() {
    for (const { name } of this.#parts) rotateLog(this.logOf(name));
  }

  /** Stops all, last started first; who does not leave in time is killed. */
  async stop() {
    this.#beginStop();
    for (const part of [...this.#parts].reverse()) {
      const { process: running, kind } = part;
      if (running) {
        const hard = setTimeout(() => running.kill('SIGKILL'), kind === 'database' ? STOP_DATABASE_MS : STOP_MS);
        running.kill('SIGTERM');
        await running.exited;
        clearTimeout(hard);
      }
      await part.running;
    }
    this.abandon();
    fs.rmSync(path.join(this.dataDir, 'processes.json'), { force: true });
  }

  /** From now on an end is no surprise. */
  #beginStop() {
    this.#stopping = true;
    for (const part of this.#parts) part.stopping = true;
  }

  /** Takes no more notice of them. */
  abandon() {
    clearInterval(this.#rotation);
    this.#beginStop();
  }

  /** Ends everything at once, for an impatient second Ctrl-C. */
  kill() {
    this.abandon();
    for (const { process: running } of this.#parts) running?.kill('SIGKILL');
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends these processes: kindly, and after a while not. */
async function end(left, kindly, limitMs, send) {
  for (const one of left) if (stillRuns(one)) send(one.pid, kindly);
  const until = Date.now() + limitMs;
  while (left.some(stillRuns) && Date.now() < until) await pause(50);
  for (const one of left) if (stillRuns(one)) send(one.pid, 'SIGKILL');
  for (let waited = 0; left.some(stillRuns) && waited < 2000; waited += 50) await pause(50);
}

/** Ends processes that a start which was itself killed has left behind: the very ones it wrote down, the database last. */
export async function endLeftovers(dataDir) {
  const file = path.join(dataDir, 'processes.json');
  let left = [];
  try {
    left = JSON.parse(fs.readFileSync(file, 'utf8')).filter(stillRuns).reverse();
  } catch {
    return;
  }
  const ofKind = (kind) => left.filter((one) => (one.kind ?? 'process') === kind);
  await end(ofKind('process'), 'SIGTERM', STOP_MS, signalGroup);
  await end(ofKind('database'), 'SIGINT', STOP_DATABASE_MS, (pid, signal) => process.kill(pid, signal));
}

/** The process that has claimed a folder by this file, if it still runs. */
function claimant(file) {
  if (!fs.existsSync(file)) return null;
  const [number = '', born = ''] = fs.readFileSync(file, 'utf8').split('\n');
  // The number alone proves nothing: after a restart of the machine it may be anybody's.
  return stillRuns({ pid: Number(number), born }) ? Number(number) : null;
}

/**
 * One process at a time in a folder.
 * @param {string} folder made when missing
 * @param {string} name of the file that says who has it
 * @param {(pid: number) => string} taken what is said when another process has it
 * @returns {() => void} gives the folder back
 * @throws SettingsError
 */
export function claimFolder(folder, name, taken) {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  const pid = claimant(file);
  if (pid !== null && pid !== process.pid) throw new SettingsError(taken(pid));
  fs.writeFileSync(file, `${process.pid}\n${bornOf(process.pid)}`);
  return () => fs.rmSync(file, { force: true });
}

/** Says which process has claimed a data folder. */
export const START_FILE = 'start.pid';

/** One start per data folder. @throws SettingsError when another one runs. @returns a function that gives the folder back */
export function claimDataFolder(dataDir) {
  return claimFolder(
    dataDir,
    START_FILE,
    (pid) =>
      `Kozyr already runs on ${dataDir} (process ${pid}): stop it, or set DATA_DIR and the ports to start another.`,
  );
}
