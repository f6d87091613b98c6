import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Secrets } from '@kozyr/kit/exchanged-secrets';
import type { TableDefinition } from '../catalogue/tables';
import type { TableDeps } from './deps';

/** What the thread is given. */
export type RunnerData = {
  databaseUrl: string;
  platformUrl: string;
  walletSecret: Secrets;
  tables: readonly TableDefinition[];
  shut: readonly string[];
};

/** What it says: that it has begun, or what would be a line of the log. */
export type RunnerMessage =
  | { kind: 'leading' }
  | { kind: 'warning'; message: string; details: object; error: string | null };

const FIRST_PAUSE_MS = 250;
const LAST_PAUSE_MS = 10_000;
/** A thread that does not end by itself in this time is ended; what it had in work is taken up by the next one. */
const STOP_MS = 3_000;

/** A thread is not given the loader that its process reads TypeScript with: in development and in tests it takes it itself. */
const throughTsx = (url: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url)}); });`;

/** A thread of the runner's file, which lies beside this one, compiled or not. */
function openThread(workerData: RunnerData): Worker {
  const compiled = path.extname(new URL(import.meta.url).pathname) === '.js';
  const url = new URL(`./runner-worker.${compiled ? 'js' : 'ts'}`, import.meta.url);
  return compiled ? new Worker(url, { workerData }) : new Worker(throughTsx(url.href), { workerData, eval: true });
}

/**
 * Runs the tables' runner in a thread with an event loop and database connections of its own, and starts it again, after a growing
 * pause, when it ends. The database gives its tables to another process or to the next thread meanwhile.
 */
export function startRunnerThread(data: RunnerData, warn: TableDeps['warn']): { stop: () => Promise<void> } {
  let stopping = false;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let ended: Promise<void> = Promise.resolve();
  let thread: Worker | null = null;

  function start(): void {
    const begun = openThread(data);
    thread = begun;
    begun.on('message', (word: RunnerMessage) => {
      if (word.kind === 'leading') pause = FIRST_PAUSE_MS;
      else warn({ ...word.details, ...(word.error === null ? {} : { error: word.error }) }, word.message);
    });
    begun.on('error', (error) => warn({ err: error }, 'The runner of the tables failed'));
    ended = new Promise((resolve) => {
      begun.on('exit', (code) => {
        thread = null;
        resolve();
        if (stopping) return;
        warn({ code, againInMs: pause }, 'The runner of the tables ended and is started again');
        timer = setTimeout(start, pause);
        pause = Math.min(LAST_PAUSE_MS, pause * 2);
      });
    });
  }
  start();
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      const last = thread;
      last?.postMessage('stop');
      const limit = setTimeout(() => void last?.terminate(), STOP_MS);
      await ended;
      clearTimeout(limit);
    },
  };
}
