import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileServer, entriesOf } from './compile.mjs';

let folder;
beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-compile-')));
  write('server/package.json', '{"type": "module"}');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(file, text) {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}
const compile = () => compileServer({ room: path.join(folder, 'server'), house: folder });
/** Starts what was compiled, from another folder. */
const start = (file) =>
  spawnSync(process.execPath, ['--enable-source-maps', file], { cwd: os.tmpdir(), encoding: 'utf8' });

it('the compiler makes one file of a server, its contracts and the kit, in which each source keeps its place', async () => {
  write('contracts/src/words.ts', 'export const word: string = "agreed";');
  write('kit/src/halves.ts', 'export const half = (of: number): number => of / 2;');
  write('server/migrations/0000.sql', 'select 1');
  write(
    'server/src/db/database.ts',
    `import fs from 'node:fs';
     import path from 'node:path';
     export const migrations = (): string[] => fs.readdirSync(path.resolve(import.meta.dirname, '../../migrations'));
     export const here: string = import.meta.url;`,
  );
  write(
    'server/src/main.ts',
    `import { word } from '@kozyr/contracts/words';
     import { half } from '@kozyr/kit/halves';
     import { here, migrations } from './db/database';
     console.log(JSON.stringify([word, half(4), migrations(), here]));`,
  );
  const made = await compile();
  expect(made).toEqual([path.join(folder, 'server/dist/main.js')]);
  for (const shared of ['contracts', 'kit']) fs.rmSync(path.join(folder, shared), { recursive: true });
  expect(JSON.parse(start(made[0]).stdout)).toEqual([
    'agreed',
    2,
    ['0000.sql'],
    `file://${folder}/server/dist/db/database.js`,
  ]);
});

it('the compiler compiles whatever is named a worker beside the source that starts it, and each command line', async () => {
  write('server/src/ask/main.ts', 'console.log("asked" satisfies string);');
  write('server/src/tables/clock-worker.ts', 'console.log("tick" satisfies string);');
  write(
    'server/src/tables/clock.ts',
    `import { Worker } from 'node:worker_threads';
     const kind = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
     export const startClock = () => new Worker(new URL(\`./clock-worker.\${kind}\`, import.meta.url));`,
  );
  write('server/src/main.ts', `import { startClock } from './tables/clock'; startClock();`);
  expect(entriesOf(path.join(folder, 'server'))).toEqual(['main.ts', 'ask/main.ts', 'tables/clock-worker.ts']);
  const [main, ask] = await compile();
  const { stdout, stderr } = start(main);
  expect([stdout, stderr]).toEqual(['tick\n', '']);
  expect(start(ask).stdout).toBe('asked\n');
});

it('a stack names the line of the source', async () => {
  write('server/src/fail.ts', `export function fail(): never {\n  throw new Error(import.meta.dirname);\n}`);
  write('server/src/main.ts', `import { fail } from './fail';\n\nfail();`);
  const [main] = await compile();
  const { stderr } = start(main);
  expect(stderr).toContain('src/fail.ts:2:');
  expect(stderr).toContain('src/main.ts:3:');
});

it('the compiler leaves nothing half written where somebody reads', async () => {
  write('server/src/main.ts', 'console.log(1);');
  await compile();
  write('server/src/main.ts', 'console.log(2);');
  const [main] = await compile();
  expect(start(main).stdout).toBe('2\n');
  expect(fs.readdirSync(path.dirname(main)).sort()).toEqual(['main.js', 'main.js.map']);
});

it('the compiler takes packages in, CommonJS ones too, and leaves those apart to be loaded when somebody needs them', async () => {
  const apart = 'server/node_modules/sharp';
  write(`${apart}/package.json`, '{"main": "sharp.js"}');
  write(`${apart}/sharp.js`, 'console.log("loaded"); exports.draw = () => "drawn";');
  write('server/node_modules/old/package.json', '{"main": "old.js"}');
  write('server/node_modules/old/old.js', 'exports.name = require("path").basename("/a/taken in");');
  write(
    'server/src/main.ts',
    `import { name } from 'old';
     console.log(name, navigator.userAgent);
     const { draw } = await import('sharp');
     console.log(draw());`,
  );
  const [main] = await compile();
  fs.rmSync(path.join(folder, 'server/node_modules/old'), { recursive: true });
  const { stdout, stderr } = start(main);
  expect([stdout, stderr]).toEqual(['taken in Node.js\nloaded\ndrawn\n', '']);
});
