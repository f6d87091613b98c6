import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

const KIT = path.join(import.meta.dirname, 'process-end.ts');
const TSX = path.resolve(import.meta.dirname, '../../node_modules/tsx/dist/esm/index.mjs');

/** Runs a main of its own process, and signals it once it says that it is ready. */
async function ended(source: string, ...signals: NodeJS.Signals[]): Promise<{ code: number | null; said: string }> {
  const text = `import { runMain, stopOnSignal } from ${JSON.stringify(KIT)};
    const log = { info: (details, message) => console.log(message, details.signal), warn: (message) => console.log(message) };
    ${source}`;
  const child = spawn(process.execPath, ['--import', TSX, '--input-type=module', '-e', text]);
  const closed = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      if (said === '' && chunk.startsWith('ready')) for (const signal of signals) child.kill(signal);
      said += chunk;
    });
  const [code] = await closed;
  return { code, said };
}

const RUNS = "setInterval(() => {}, 1000); console.log('ready');";

it('a process that is told to stop ends what runs, once, and leaves with 0', async () => {
  const source = `stopOnSignal({ log, withinMs: 9000, stop: async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    console.log('stopped');
  } }); ${RUNS}`;
  const { code, said } = await ended(source, 'SIGTERM', 'SIGINT');
  expect([code, said]).toEqual([0, expect.stringMatching(/^ready\nstopping SIG(TERM|INT)\nstopped\n$/)]);
});

it('a process whose stop hangs leaves anyway', async () => {
  const source = `stopOnSignal({ log, withinMs: 50, stop: () => new Promise(() => {}) }); ${RUNS}`;
  expect(await ended(source, 'SIGINT')).toEqual({
    code: 0,
    said: 'ready\nstopping SIGINT\nsomething did not end in time; leaving anyway\n',
  });
});

it('a main that fails says so in one line and ends with 1', async () => {
  const source = "runMain(async () => { throw new Error('no such database'); });";
  expect(await ended(source)).toEqual({ code: 1, said: 'no such database\n' });
});
