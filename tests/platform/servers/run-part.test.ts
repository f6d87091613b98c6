import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import { type LogLine, logLineSchema } from '@kozyr/kit/log-line';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { compileServers } from '../../../scripts/builds.mjs';
import { freePort } from '../../../scripts/postgres.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RUN_PART = path.join(ROOT, 'scripts/run-part.mjs');
const SECRET = 'a-secret-of-a-part-by-itself';
let folder: string;

async function database(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
}

/** Secrets as a container has them: each in a file of its name. */
function secretsFolder(secrets: Record<string, string>): string {
  const secretsDir = fs.mkdtempSync(path.join(folder, 'secrets-'));
  for (const [name, text] of Object.entries(secrets)) fs.writeFileSync(path.join(secretsDir, name), `${text}\n`);
  return secretsDir;
}

/** What every part of this file is told. */
const told = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  DATA_DIR: folder,
  PUBLIC_URL: 'http://localhost:3000',
  PLATFORM_URL: 'http://127.0.0.1:1',
  STUDIO_URL: 'http://127.0.0.1:1',
  STUDIO_PUBLIC_URL: 'http://localhost:4200',
  GATEWAY_URL: 'http://127.0.0.1:1',
  GATEWAY_PUBLIC_URL: 'http://localhost:4300',
  DESK_PUBLIC_URL: 'http://localhost:4400',
  ...settings,
});

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-run-part-'));
  await compileServers();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const linesOf = (said: string): LogLine[] =>
  said
    .trim()
    .split('\n')
    .map((line) => logLineSchema.parse(JSON.parse(line)));

/** Runs a room's own job on its database. */
function migrated(room: string, settings: Record<string, string>) {
  const env = told({ LOG_FORMAT: 'json', ...settings });
  const run = spawnSync(process.execPath, ['dist/migrate/main.js'], {
    cwd: path.join(ROOT, room),
    env,
    encoding: 'utf8',
  });
  return { status: run.status, stderr: run.stderr, lines: linesOf(run.stdout) };
}

it.each([
  ['studio', { WALLET_SECRET: SECRET }],
  ['gateway', { GATEWAY_SECRET: SECRET, CARD_SECRET: SECRET }],
  [
    'platform',
    {
      JWT_SECRET: SECRET,
      WALLET_SECRET: SECRET,
      GATEWAY_SECRET: SECRET,
      PSEUDONYM_SECRET: SECRET,
      SECOND_FACTOR_SECRET: SECRET,
      OPERATOR_KEY: `${SECRET}-with-32-letters`,
    },
  ],
])(
  'the job of the %s brings its database up to date, ends, and finds nothing to do the second time',
  async (room, secrets) => {
    const name = `job_${room}`;
    await database(name);
    const settings = { ...secrets, DATABASE_URL: `${inject('postgresUrl')}/${name}` };
    const first = migrated(room, settings);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.lines.at(-1)).toMatchObject({ level: 'info', role: room, message: 'the database is up to date' });
    const again = migrated(room, settings);
    expect(again).toMatchObject({ status: 0, stderr: '' });
    expect(again.lines).toHaveLength(1);
  },
);

it('a role runs by itself from built files, answers that it is ready, logs lines of one shape, and ends at SIGTERM', async () => {
  await database('by_itself_studio');
  const port = String(await freePort());
  const secrets = { DATABASE_URL: `${inject('postgresUrl')}/by_itself`, WALLET_SECRET: SECRET };
  const env = told({ KOZYR_ROLE: 'studio', PORT: port, SECRETS_DIR: secretsFolder(secrets) });
  const child = spawn(process.execPath, [RUN_PART], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const ready = () => spawnSync(process.execPath, [RUN_PART, 'ready'], { env, encoding: 'utf8' });
  await expect.poll(() => ready().stdout, { timeout: 60_000 }).toBe('studio: ready\n');
  expect(ready().status).toBe(0);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const lines = linesOf(said);
  expect(lines.map(({ message }) => message)).toEqual(expect.arrayContaining(['Studio is ready', 'stopping']));
  expect(new Set(lines.map(({ role }) => role))).toEqual(new Set(['studio']));
  expect(said).not.toContain(SECRET);
  expect(ready()).toMatchObject({ status: 1, stdout: expect.stringContaining('studio: not ready') });
});

it('a role that is told to stop says first that it is not ready, goes on serving for its delay, and only then ends', async () => {
  await database('drained_studio');
  const port = String(await freePort());
  const settings = { DATABASE_URL: `${inject('postgresUrl')}/drained`, WALLET_SECRET: SECRET };
  const env = told({ ...settings, PORT: port, DRAIN_DELAY_MS: '1500' });
  const child = spawn(process.execPath, [RUN_PART, 'studio'], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, answer.headers.get('connection'), await answer.text()];
  };
  const ready = () => ask('/ready').catch(() => [0]);
  await expect.poll(ready, { timeout: 60_000 }).toEqual([200, 'keep-alive', '{"status":"ready"}']);
  const signalled = performance.now();
  child.kill('SIGTERM');
  await expect.poll(ready, { interval: 5 }).toEqual([503, 'close', expect.stringContaining('stopping')]);
  // Whoever has not heard of it yet is served, and led elsewhere with the next call.
  expect(await ask('/health')).toEqual([200, 'close', '{"status":"ok"}']);
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - signalled).toBeGreaterThanOrEqual(1_400);
});

it('a delay of the stop that is none is refused at once', () => {
  const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', WALLET_SECRET: SECRET };
  const env = told({ ...settings, DRAIN_DELAY_MS: '4s' });
  expect(spawnSync(process.execPath, [RUN_PART, 'studio'], { env, encoding: 'utf8' })).toMatchObject({
    status: EXIT_WRONG_SETTINGS,
    stderr: 'DRAIN_DELAY_MS must be whole milliseconds from 0 to 300000.\n',
  });
});

it('a role that waits for its database ends at SIGTERM as well', async () => {
  const env = told({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', WALLET_SECRET: SECRET });
  const child = spawn(process.execPath, [RUN_PART, 'studio'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await expect.poll(() => said).toContain('waiting for the database');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('a role that lacks something, and one that there is not, end at once and say that another start is no use', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [RUN_PART, ...args], { env: told({ WALLET_SECRET: SECRET }), encoding: 'utf8' });
  const { status, stderr } = run('studio');
  expect([status, stderr]).toEqual([
    EXIT_WRONG_SETTINGS,
    'studio needs DATABASE_URL, or its file by DATABASE_URL_FILE or in SECRETS_DIR: see .env.example.\n',
  ]);
  expect(run('cashier')).toMatchObject({
    status: EXIT_WRONG_SETTINGS,
    stderr: expect.stringContaining('no role "cashier"'),
  });
});
