import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { compileServers } from '../../scripts/builds.mjs';
import { freePort } from '../../scripts/postgres.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SECRET = 'a-secret-of-a-compiled-server';
const children: ChildProcess[] = [];
let folder: string;

async function database(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return `${inject('postgresUrl')}/${name}`;
}

/** Starts a server as npm start does. @returns its address, once it is ready there */
async function start(room: string, settings: Record<string, string>, ready = '/ready'): Promise<string> {
  const port = await freePort();
  const log = path.join(folder, `${room}.log`);
  const out = fs.openSync(log, 'w');
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    cwd: path.join(ROOT, room),
    env: { NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), ...settings },
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
  });
  const edge = await start('edge', { PLATFORM_URL: platform, REVALIDATE_SECRET: SECRET }, '/_edge/health');

  // The catalogue crosses from one to the other, through the front door.
  await expect
    .poll(async () => (await fetch(`${edge}/api/games?pageSize=1`)).json(), { timeout: 60_000 })
    .toMatchObject({ total: expect.any(Number) });
  const page = await (await fetch(`${studio}/verify`)).text();
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
  const client = await fetch(new URL(script, `${studio}/`));
  expect([client.status, client.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
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
