import { migrate } from '@kozyr/kit/migrations';
import pg from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { migrateDatabase as migrateGateway } from '../../../gateway/src/database';
import { migrateDatabase as migratePlatform } from '../../../platform/src/db/database';
import { migrateDatabase as migrateStudio } from '../../../studio/src/db/database';
import { emptyDatabase } from '../../support/database';

const LOCK = 1_234_568;
const BETS = {
  name: '1',
  sql: 'create table bets (id int primary key, amount int); insert into bets select g, g from generate_series(1, 3000) g',
};
const COLUMN = { name: '2', sql: 'alter table bets add column note text' };
const INDEX = {
  name: '3',
  sql: '-- kozyr: no transaction\ncreate unique index concurrently bets_amount on bets (amount);\n--> statement-breakpoint\nanalyze bets;',
};
const FILLED = {
  name: '4',
  sql: `-- kozyr: no transaction
-- kozyr: repeat
update bets set note = 'old' where ctid in (select ctid from bets where note is null limit 1000);`,
};

let url: string;
beforeEach(async () => {
  url = await emptyDatabase();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'a long reader' });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

type Said = { message: string; details: object };

/** Runs migrations; what the job says is in `said`, in short pauses where it would make long ones. */
function job(migrations: readonly { name: string; sql: string }[], mayMigrate = true) {
  const said: Said[] = [];
  const say = (details: object, message: string) => void said.push({ message, details });
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 200));
  return { said, ended: migrate({ url, lock: LOCK, migrations, say, mayMigrate, pause }) };
}
const ran = async (...migrations: { name: string; sql: string }[]) => (await job(migrations).ended).applied;

it('a migration that is not given its lock lets the others by, says who is in its way, and tries until it has it', async () => {
  await ran(BETS);
  const reader = await connect();
  const player = await connect();
  await reader.query('begin; select count(*) from bets');
  const { said, ended } = job([BETS, COLUMN]);
  const tries = () => said.filter(({ message }) => message.startsWith('a lock was not given')).length;
  const longest = { ms: 0 };
  while (tries() < 2) {
    const began = Date.now();
    await player.query('update bets set amount = amount where id = 1');
    longest.ms = Math.max(longest.ms, Date.now() - began);
  }
  await reader.query('commit');
  expect((await ended).applied).toEqual(['2']);
  expect(longest.ms).toBeLessThan(4_000);
  expect(said).toContainEqual({
    message: 'the migration waits for others to end their transactions',
    details: { behind: [expect.objectContaining({ application: 'a long reader', state: 'idle in transaction' })] },
  });
});

it('of two jobs at once one builds an index concurrently while the other waits, says so, and finds nothing to do', async () => {
  await ran(BETS, COLUMN);
  const reader = await connect();
  await reader.query('begin isolation level repeatable read; select count(*) from bets');
  const jobs = [job([BETS, COLUMN, INDEX]), job([BETS, COLUMN, INDEX])];
  const heard = () => jobs.flatMap(({ said }) => said.map(({ message }) => message));
  await expect.poll(heard).toContain('another process migrates this database: waiting for it');
  await expect.poll(heard).toContain('the migration waits for others to end their transactions');
  await reader.query('commit');
  const applied = (await Promise.all(jobs.map(({ ended }) => ended))).flatMap((one) => one.applied);
  expect(applied).toEqual(['3']);
});

it('an index that a broken run left unfinished is dropped and built anew, and what was done before is not done again', async () => {
  await ran(BETS, COLUMN);
  const client = await connect();
  await client.query('update bets set amount = 1 where id = 2');
  await expect(ran(BETS, COLUMN, INDEX)).rejects.toMatchObject({ code: '23505' });
  const valid = async () =>
    (await client.query(`select indisvalid as valid from pg_index where indexrelid = to_regclass('bets_amount')`)).rows;
  expect(await valid()).toEqual([{ valid: false }]);
  await client.query('update bets set amount = 2 where id = 2');
  const { said, ended } = job([BETS, COLUMN, INDEX]);
  expect((await ended).applied).toEqual(['3']);
  expect(said).toContainEqual({
    message: 'dropping an index that was left unfinished',
    details: { index: 'bets_amount' },
  });
  expect(await valid()).toEqual([{ valid: true }]);
  // As if it had broken before it was noted.
  await client.query(`delete from migrations where name = '3'`);
  expect(await ran(BETS, COLUMN, INDEX)).toEqual(['3']);
});

it('a statement that repeats changes rows in batches until there are none left', async () => {
  await ran(BETS, COLUMN, FILLED);
  const { rows } = await (await connect()).query(
    'select count(distinct xmin::text) as transactions, count(*) as rows from bets where note is not null',
  );
  expect(rows).toEqual([{ transactions: '3', rows: '3000' }]);
});

it('a process that leaves migrations to the job says what the database lacks, and makes nothing', async () => {
  await ran(BETS);
  await expect(job([BETS, COLUMN, INDEX], false).ended).rejects.toThrow(
    'it lacks 2, 3. DATABASE_MIGRATE_AT_START=false',
  );
  expect(await ran(BETS, COLUMN)).toEqual(['2']);
  expect(await job([BETS, COLUMN], false).ended).toEqual({ applied: [], isNewer: false });
});

it('an older release starts on a database that a newer one has added to, and not once something it needs was taken away', async () => {
  const contract = { name: '5', sql: '-- kozyr: contract since 4\nalter table bets drop column note' };
  await ran(BETS, COLUMN, INDEX, FILLED);
  expect(await job([BETS]).ended).toEqual({ applied: [], isNewer: true });
  await ran(BETS, COLUMN, INDEX, FILLED, contract);
  expect(await job([BETS, COLUMN, INDEX, FILLED]).ended).toEqual({ applied: [], isNewer: true });
  await expect(job([BETS, COLUMN, INDEX]).ended).rejects.toThrow(
    'its migration 5 is for processes that know 4, which this one does not',
  );
});

it('a database whose migrations were noted before there were contracts goes on', async () => {
  const client = await connect();
  await client.query('create table migrations (name text primary key, applied_at timestamptz not null default now())');
  await client.query(`insert into migrations (name) values ('1')`);
  await client.query('create table bets (id int)');
  expect(await job([BETS], false).ended).toEqual({ applied: [], isNewer: false });
  expect(await ran(BETS, COLUMN)).toEqual(['2']);
});

it.each([
  ['platform', migratePlatform, '0000_baseline'],
  ['studio', migrateStudio, '0001-play'],
  ['gateway', migrateGateway, '0001_payments.sql'],
] as const)('the %s makes nothing in its database where that is left to the job', async (_, migrateRoom, first) => {
  await expect(migrateRoom(url, { mayMigrate: false })).rejects.toThrow(first);
  const { rows } = await (await connect()).query(
    `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(rows).toEqual([]);
});
