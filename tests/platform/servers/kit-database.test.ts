import { serveHealth } from '@kozyr/kit/health';
import { migrate as migrateDatabase } from '@kozyr/kit/migrations';
import { openPool, REQUEST_LIMITS } from '@kozyr/kit/pool';
import { inTransaction } from '@kozyr/kit/transaction';
import fastify from 'fastify';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { emptyDatabase } from '../../support/database';

const LOCK = 1_234_567;
const FIRST = { name: '0001', sql: 'create table notes (id serial primary key, text text not null)' };
const SECOND = { name: '0002', sql: "insert into notes (text) values ('made once')" };
const BROKEN = { name: '0003', sql: "insert into notes (text) values ('half'); select no_such_thing" };

let url: string;
beforeAll(async () => {
  url = await emptyDatabase();
});

function poolOf(limits = {}) {
  const pool = openPool({ url, name: 'kozyr-kit-test', connections: 4, limits: { ...REQUEST_LIMITS, ...limits } });
  onTestFinished(() => pool.end());
  return pool;
}
const textsIn = async (pool: ReturnType<typeof poolOf>) =>
  (await pool.query<{ text: string }>('select text from notes order by id')).rows.map(({ text }) => text);
const migrate = async (...migrations: (typeof FIRST)[]) =>
  (await migrateDatabase({ url, lock: LOCK, migrations })).applied;

it('of several servers that start at once one makes each migration, and a later start only the new ones', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => migrate(FIRST)));
  expect(made.flat()).toEqual(['0001']);
  expect(await migrate(FIRST, SECOND)).toEqual(['0002']);
  expect(await migrate(FIRST, SECOND)).toEqual([]);
  expect(await textsIn(poolOf())).toEqual(['made once']);
});

it('a migration that fails leaves nothing of itself, and gives the lock back', async () => {
  await expect(migrate(FIRST, SECOND, BROKEN)).rejects.toThrow('no_such_thing');
  expect(await textsIn(poolOf())).toEqual(['made once']);
  expect(await migrate(FIRST, SECOND)).toEqual([]);
});

it('a transaction that throws leaves nothing, and its connection serves the next one', async () => {
  const pool = poolOf();
  const add = (text: string, fails: boolean) =>
    inTransaction(pool, async (client) => {
      await client.query('insert into notes (text) values ($1)', [text]);
      if (fails) throw new Error('not this one');
      return text;
    });
  await expect(add('undone', true)).rejects.toThrow('not this one');
  expect(await add('kept', false)).toBe('kept');
  expect(await textsIn(pool)).toEqual(['made once', 'kept']);
  expect(pool.totalCount).toBe(1);
});

it('a pool ends a statement that takes longer than it may', async () => {
  await expect(poolOf({ statement: 100 }).query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
});

it('a server is ready once it has all it waits for and its database answers', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const waitingFor = new Set(['games']);
  serveHealth(app, { databaseUrl: url, name: 'kozyr-kit-test-ready', waitingFor });
  const ask = async (path: string) => {
    const { statusCode, json } = await app.inject(path);
    return [statusCode, json()];
  };
  expect(await ask('/health')).toEqual([200, { status: 'ok' }]);
  expect(await ask('/ready')).toEqual([503, { status: 'unavailable', reason: 'games' }]);
  waitingFor.clear();
  expect(await ask('/ready')).toEqual([200, { status: 'ready' }]);
});
