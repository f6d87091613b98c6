import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type FinishedBody, finishBody, type RawBody } from './finish-body';

/** The way to the thread and back costs more than a body of this many bytes. */
const MAX_FINISHED_HERE = 8 * 1024;

/** Finishes answers beside the thread that answers visitors, which compressing one page would stop for as long as hundreds of hits. */
export interface Finisher {
  finish(raw: RawBody): Promise<FinishedBody>;
  close(): Promise<void>;
}

type Word = { finished: FinishedBody } | { error: string };
interface Job {
  readonly raw: RawBody;
  resolve(finished: FinishedBody): void;
  reject(error: Error): void;
}

/** A thread is not given the loader that its process reads TypeScript with: in development and in tests it takes it itself. */
const throughTsx = (url: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url)}); });`;

/** A thread of the worker's file, which lies beside this one, compiled or not. */
function openThread(): Worker {
  const compiled = path.extname(new URL(import.meta.url).pathname) === '.js';
  const url = new URL(`./finish-worker.${compiled ? 'js' : 'ts'}`, import.meta.url);
  return compiled ? new Worker(url) : new Worker(throughTsx(url.href), { eval: true });
}

/**
 * One answer at a time, pages before files: after a start a hundred files wait. The thread is opened for the first answer that is worth
 * it, and again when it ended; what it had in work fails.
 */
export function createFinisher(): Finisher {
  const pages: Job[] = [];
  const files: Job[] = [];
  let thread: Worker | null = null;
  let current: Job | undefined;

  function startJob(): void {
    if (current !== undefined) return;
    current = pages.shift() ?? files.shift();
    if (current === undefined) return;
    thread ??= open();
    thread.postMessage(current.raw);
  }

  /** Settles what is in work and takes up what is next. */
  function settle(word: Word): void {
    const done = current;
    current = undefined;
    if ('error' in word) done?.reject(new Error(word.error));
    else done?.resolve(word.finished);
    startJob();
  }

  function open(): Worker {
    const opened = openThread();
    opened.on('message', settle);
    opened.on('error', () => undefined);
    opened.once('exit', () => {
      if (thread === opened) thread = null;
      if (current !== undefined) settle({ error: 'the thread that finishes answers ended' });
    });
    // It alone keeps no process alive.
    opened.unref();
    return opened;
  }

  return {
    async finish(raw) {
      if (raw.body.length <= MAX_FINISHED_HERE) return finishBody(raw);
      return new Promise((resolve, reject) => {
        (raw.page ? pages : files).push({ raw, resolve, reject });
        startJob();
      });
    },
    async close() {
      await thread?.terminate();
    },
  };
}
