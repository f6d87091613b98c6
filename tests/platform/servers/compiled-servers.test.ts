import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { compileServers } from '../../../scripts/builds.mjs';
import { freePort } from '../../../scripts/postgres.mjs';
import { scrape } from '../../support/metrics';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SECRET = 'a-secret-of-a-compiled-server';
const children: ChildProcess[] = [];
/** Runs in a server before it: at SIGUSR2 it writes down the files of packages that were loaded. */
const TELL_LOADED = `
if (require('node:worker_threads').isMainThread) process.on('SIGUSR2', () => {
  const { renameSync, writeFileSync } = require('node:fs');
  writeFileSync(process.env.LOADED + '.part', JSON.stringify(Object.keys(require.cache)));
  renameSync(process.env.LOADED + '.part', process.env.LOADED);
});`;
let folder: string;

async function database(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return `${inject('postgresUrl')}/${name}`;
}

function tellLoaded(): string {
  const file = path.join(folder, 'tell-loaded.cjs');
  fs.writeFileSync(file, TELL_LOADED);
  return file;
}

/** The packages from whose own files a server has loaded something by now; native parts differ between machines. */
async function packagesLoaded(nth: number, room: string): Promise<string[]> {
  children[nth]?.kill('SIGUSR2');
  const file = path.join(folder, `${room}.loaded`);
  await expect.poll(() => fs.existsSync(file)).toBe(true);
  const files = z.array(z.string()).parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  fs.rmSync(file);
  const names = files.flatMap((one) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(one)?.[1] ?? []);
  return [...new Set(names)].filter((name) => !/^@node-rs\/argon2-/.test(name)).sort();
}

/** Starts a server as npm start does. @returns its address, once it is ready there */
async function start(room: string, settings: Record<string, string>, ready = '/ready'): Promise<string> {
  const port = await freePort();
  const log = path.join(folder, `${room}.log`);
  const out = fs.openSync(log, 'w');
  const loaded = path.join(folder, `${room}.loaded`);
  const child = spawn(process.execPath, ['-r', tellLoaded(), '--enable-source-maps', 'dist/main.js'], {
    cwd: path.join(ROOT, room),
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      DATA_DIR: folder,
      LOADED: loaded,
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', out, out],
  });
  fs.closeSync(out);
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}${ready}`).then(
      ({ status }) => status,
      () => 0,
    );
  for (let status = await answers(); status !== 200; status = await answers()) {
    if (child.exitCode !== null) throw new Error(`${room} ended: ${fs.readFileSync(log, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return url;
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-compiled-'));
  await compileServers();
});
afterAll(async () => {
  await Promise.all(
    children.map(async (child) => {
      const gone = child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : null;
      child.kill('SIGTERM');
      await gone;
    }),
  );
  fs.rmSync(folder, { recursive: true, force: true });
});

it('every server runs compiled: its migrations, assets and clients are found from dist', async () => {
  const studio = await start('studio', { DATABASE_URL: await database('compiled_studio'), WALLET_SECRET: SECRET });
  const gateway = await start('gateway', {
    DATABASE_URL: await database('compiled_gateway'),
    GATEWAY_SECRET: SECRET,
    CARD_SECRET: SECRET,
  });
  const platform = await start('platform', {
    DATABASE_URL: await database('compiled_platform'),
    STUDIO_URL: studio,
    GATEWAY_URL: gateway,
    JWT_SECRET: SECRET,
    WALLET_SECRET: SECRET,
    GATEWAY_SECRET: SECRET,
    PSEUDONYM_SECRET: SECRET,
    SECOND_FACTOR_SECRET: SECRET,
  });
  const edge = await start('edge', { PLATFORM_URL: platform, REVALIDATE_SECRET: SECRET }, '/_edge/health');

  // A start reads one file and what is native in it; the rest waits until it is asked for.
  const loaded = ['studio', 'gateway', 'platform', 'edge'].map((room, nth) => packagesLoaded(nth, room));
  expect(await Promise.all(loaded)).toEqual([[], [], ['@node-rs/argon2'], []]);
  const documents = await Promise.all(
    ['/docs', '/docs/json', '/docs/static/swagger-ui.css', '/operator/docs/json', '/docs/nothing'].map((asked) =>
      fetch(`${platform}${asked}`).then(({ status, headers }) => [status, headers.get('content-type')]),
    ),
  );
  expect(documents).toEqual([
    [200, 'text/html; charset=utf-8'],
    [200, 'application/json; charset=utf-8'],
    [200, 'text/css; charset=utf-8'],
    [200, 'application/json; charset=utf-8'],
    [404, 'application/json; charset=utf-8'],
  ]);
  expect(await packagesLoaded(2, 'platform')).toEqual(
    expect.arrayContaining(['@fastify/swagger', '@fastify/swagger-ui']),
  );

  // The catalogue crosses from one to the other, through the front door.
  await expect
    .poll(async () => (await fetch(`${edge}/api/games?pageSize=1`)).json(), { timeout: 60_000 })
    .toMatchObject({ total: expect.any(Number) });
  const page = await (await fetch(`${studio}/verify`)).text();
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
  const client = await fetch(new URL(script, `${studio}/`));
  expect([client.status, client.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
});

it('a compiled server loads what tells its metrics where they are asked for', async () => {
  const port = await freePort();
  const nth = children.length;
  await start('edge', { REVALIDATE_SECRET: SECRET, METRICS_PORT: String(port) }, '/_edge/health');
  expect((await scrape(port)).sum('kozyr_http_requests_total', { route: 'edge', status: '2xx' })).toBeGreaterThan(0);
  expect(await packagesLoaded(nth, 'edge')).toContain('prom-client');
});

it.each(['platform', 'studio', 'gateway', 'edge'])(
  '%s says in one line that its settings are wrong, and that another start is no use',
  (room) => {
    const { status, stderr } = spawnSync(process.execPath, ['dist/main.js'], {
      cwd: path.join(ROOT, room),
      env: { NODE_ENV: 'production', PORT: 'high' },
      encoding: 'utf8',
    });
    expect(status).toBe(EXIT_WRONG_SETTINGS);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain('PORT');
  },
);
