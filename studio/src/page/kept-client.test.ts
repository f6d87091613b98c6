import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ClientBuild } from './client-build';
import { keepClient, readClient } from './kept-client';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-client-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const scriptsOf = (name: string) => ({
  uk: `${name}-uk.js`,
  ru: `${name}-ru.js`,
  en: `${name}-en.js`,
  kk: `${name}-kk.js`,
});

const client: ClientBuild = {
  assets: new Map([
    [
      'slot.1.js',
      { type: 'text/javascript', body: Buffer.from('play()'), brotli: Buffer.from('b'), gzip: Buffer.from('g') },
    ],
    ['face.2.woff2', { type: 'font/woff2', body: Buffer.from([0, 255]), brotli: null, gzip: null }],
  ]),
  games: new Map([['slot', { scripts: scriptsOf('slot'), style: 'slot.3.css' }]]),
  verifier: { scripts: scriptsOf('verifier'), style: 'verifier.5.css' },
};

it('the studio reads the very client that was kept, and nothing of the one before', () => {
  fs.writeFileSync(path.join(folder, 'old.js'), 'old');
  keepClient(client, folder);
  expect(readClient(folder)).toEqual(client);
  expect(fs.existsSync(path.join(folder, 'old.js'))).toBe(false);
});

it('the studio has no client while a file of it is missing', () => {
  keepClient(client, folder);
  fs.rmSync(path.join(folder, 'slot.1.js.br'));
  expect(() => readClient(folder)).toThrow(/slot\.1\.js\.br/);
});
