import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase as openForGateway } from '../../../gateway/src/database';
import { openDatabase as openForPlatform } from '../../../platform/src/db/database';
import { openDatabase as openForStudio } from '../../../studio/src/db/database';
import { emptyDatabase } from '../../support/database';

let url: string;
beforeAll(async () => {
  url = await emptyDatabase();
});
/** What nobody heard: in a process of its own it would have ended it. */
const unheard: unknown[] = [];
const note = (error: unknown) => unheard.push(error);
afterEach(() => process.off('uncaughtException', note));

async function endConnection(pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await client.query('select pg_terminate_backend($1, 5000)', [pid]);
  await client.end();
}

it.each([
  ['platform', () => openForPlatform(url).$client],
  ['gateway', () => openForGateway(url)],
  ['studio', () => openForStudio(url)],
])('the %s outlives a server that ends its connections, idle ones and one amid a transaction', async (_, open) => {
  process.prependListener('uncaughtException', note);
  const pool = open();
  const [busy, idle] = [await pool.connect(), await pool.connect()];
  const pidOf = async (client: pg.PoolClient): Promise<number> =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
  const pids = [await pidOf(busy), await pidOf(idle)];
  await busy.query('begin');
  idle.release();
  const ended = new Promise((resolve) => busy.once('end', resolve));
  for (const pid of pids) await endConnection(pid);
  await ended;
  await expect(busy.query('select 1')).rejects.toThrow();
  busy.release(true);
  const mark = randomUUID();
  await expect
    .poll(() =>
      pool.query('select $1::text as mark', [mark]).then(
        ({ rows }) => rows,
        () => null,
      ),
    )
    .toEqual([{ mark }]);
  expect(unheard).toEqual([]);
  await pool.end();
});
