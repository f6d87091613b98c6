import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compiledEntry } from '../../scripts/builds.mjs';
import { freePort } from '../../scripts/postgres.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

export type ServerProcess = {
  url: string;
  /** Asks it to stop, as a supervisor does. */
  stop: () => void;
  /** Whether somebody new gets a connection. */
  takesConnections: () => Promise<boolean>;
  /** Resolves when it has ended, with its exit code; null for one that was killed. */
  ended: Promise<number | null>;
  /** All it has said. */
  said: () => string;
};

type Input = {
  room: 'platform' | 'studio' | 'gateway' | 'edge';
  settings: Record<string, string>;
  ready: string;
  /** Where another release of the room lies, compiled; unset: this one, compiled as the product runs it. */
  compiled?: string;
  port?: number;
};

/**
 * A server in a process of its own, ready to be asked. What is left of it when the test is over is killed.
 * @param input.ready the path that answers 200 once it works; port: a free one unless others must know it before. @throws Error with its last words when it ends before
 */
export async function startServer({ room, settings, ready, compiled, port: wanted }: Input): Promise<ServerProcess> {
  const port = wanted ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const main = compiled === undefined ? fileURLToPath(await compiledEntry(room, 'main')) : 'dist/main.js';
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: compiled ?? path.join(ROOT, room),
    env: { NODE_ENV: 'production', PATH: process.env.PATH, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(child, 'exit').then(() => child.exitCode);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const status = () =>
    fetch(`${url}${ready}`).then(
      (answer) => answer.status,
      () => 0,
    );
  while ((await status()) !== 200) {
    if (child.exitCode !== null) throw new Error(`${room} ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    stop: () => void child.kill('SIGTERM'),
    takesConnections: () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
        socket.once('connect', () => socket.destroy());
      }),
    ended,
    said: () => said,
  };
}
