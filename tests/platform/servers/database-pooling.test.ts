import { limitRole } from '@kozyr/kit/limit-role';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../../platform/src/db/database';
import { openPipelines } from '../../../platform/src/db/pipeline';
import { startJobs } from '../../../platform/src/jobs/start';
import { databaseOfTwoRoles } from '../../support/database-roles';
import { makePlayer } from '../../support/funded-player';
import { it as platformIt } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';

const LIMITS = { statement: 12_345, lock: 2_345, idleTransaction: 34_567 };

/** Which way a connection came is told by its role: DATABASE_URL has one, DATABASE_DIRECT_URL another. */
const it = platformIt
  .extend('database', { scope: 'file' }, () => databaseOfTwoRoles())
  .extend('settings', { scope: 'file' }, ({ database }) => ({
    DATABASE_URL: database.processes,
    DATABASE_DIRECT_URL: database.owner,
    DATABASE_PREPARED: 'false',
  }));

const userOf = (url: string) => decodeURIComponent(new URL(url).username);

function opened(db: Database): Database {
  onTestFinished(() => db.$client.end());
  return db;
}

it('what needs a session goes past the pooler, and requests and the wallet go through it', async ({
  platform,
  database,
}) => {
  await platform.app.listen({ port: 0 });
  await addGames(platform);
  const calls = await play(platform, await makePlayer(platform, { game: 1_000n }));
  expect((await calls.bet('one', 'stake', '1.00')).status).toBe(200);
  const stop = await startJobs(platform.ctx, [{ name: 'probe', every: '0 0 1 1 *', run: async () => undefined }]);
  onTestFinished(() => stop());
  const { rows } = await platform.ctx.db.$client.query<{ name: string; users: string[] }>(
    `select application_name as name, array_agg(distinct usename::text) as users from pg_stat_activity
     where datname = current_database() and application_name like 'kozyr%' group by 1`,
  );
  const ways = new Map(rows.map(({ name, users }) => [name, users]));
  expect(ways.get('kozyr-listener')).toEqual([userOf(database.owner)]);
  expect(ways.get('kozyr-platform-jobs')).toEqual([userOf(database.owner)]);
  expect(ways.get('kozyr-wallet')).toEqual([userOf(database.processes)]);
  expect(ways.get('kozyr-platform')).toContain(userOf(database.processes));
});

it('connections through a pooler begin without settings, and have the limits that their role was given', async ({
  database,
}) => {
  expect(await limitRole(database.processes, LIMITS)).toBe(true);
  expect(await limitRole(database.processes, LIMITS)).toBe(false);
  const db = opened(openDatabase(database.processes, 1, LIMITS, { pooled: true, prepared: true }));
  const { rows } = await db.$client.query(
    `select name, setting, source from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  const source = 'database user';
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '34567', source },
    { name: 'lock_timeout', setting: '2345', source },
    { name: 'statement_timeout', setting: '12345', source },
  ]);
});

it('no statement is kept by its name where the pooler can not keep any', async ({ database }) => {
  const db = opened(openDatabase(database.processes, 1, {}, { pooled: true, prepared: false }));
  for (const value of [1, 2, 3, 4, 5])
    expect((await db.execute(sql`select ${value}::int + 1 as next`)).rows).toEqual([{ next: value + 1 }]);
  await db.$client.query({ name: 'its_own', text: 'select $1::int as one', values: [1] });
  const { rows } = await db.$client.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([]);
});

it('a transaction of the wallet has its settings through a pooler too', async ({ database }) => {
  const pipelines = openPipelines(database.processes, 1, {}, { pooled: true, prepared: false });
  onTestFinished(() => pipelines.close());
  const settings = {
    name: 'settings',
    text: `select current_setting('enable_seqscan') as scan, current_setting('jit') as jit,
      (select count(*)::int from pg_prepared_statements) as kept`,
    values: [],
  };
  const read = await pipelines.transact(async ({ send }) => {
    const [, , last] = [await send(settings), await send(settings), await send(settings)];
    return { writes: [settings], result: last.rows };
  });
  expect(read).toEqual([{ scan: 'off', jit: 'off', kept: 0 }]);
});
