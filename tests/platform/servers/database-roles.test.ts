import pg from 'pg';
import { expect } from 'vitest';
import { MayNotMigrateError, migrateDatabase } from '../../../platform/src/db/database';
import { grantRights } from '../../../platform/src/db/grant-rights';
import { compareRights, readPrivileges } from '../../../platform/src/db/privileges';
import { TABLE_RIGHTS } from '../../../platform/src/db/rights';
import { JOBS } from '../../../platform/src/jobs/registry';
import { startJobs } from '../../../platform/src/jobs/start';
import { emptyDatabase } from '../../support/database';
import { asProcesses, databaseOfTwoRoles, runAs } from '../../support/database-roles';
import { openStream } from '../../support/event-stream';
import { makePlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { addGames, moneyOf, play } from '../../support/play/wallet-caller';

const it = paymentsTest()
  .extend('database', { scope: 'file' }, () => databaseOfTwoRoles())
  .extend('settings', { scope: 'file' }, ({ database }) => ({
    DATABASE_URL: database.processes,
    DATABASE_OWNER_URL: database.owner,
  }))
  .extend('privileges', { scope: 'file' }, ({ database }) => async (role?: string) => {
    const client = new pg.Client({ connectionString: database.owner });
    await client.connect();
    try {
      return await readPrivileges(client, role ?? new URL(database.processes).username);
    } finally {
      await client.end();
    }
  });

const REFUSED = { code: '42501' };
const BOOKS = [
  ['ledger_transfers', 'kind'],
  ['ledger_entries', 'amount'],
  ['audit_log', 'action'],
  ['audit_seals', 'hash'],
] as const;

it('the list of rights names every table of the database, and the processes’ role has those rights and no others', async ({
  privileges,
}) => {
  const found = await privileges();
  expect([...found.tables.keys()].sort()).toEqual(Object.keys(TABLE_RIGHTS).sort());
  expect(compareRights(found)).toEqual({ more: [], less: [] });
});

it.for(BOOKS)(
  'PostgreSQL refuses the processes’ role any change of what %s holds',
  async ([table, column], { database }) => {
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `begin; lock table ${table} in access exclusive mode`,
      `alter table ${table} disable trigger ${table}_append_only`,
      `drop table ${table}`,
    ])
      await expect(runAs(database.processes, statement), statement).rejects.toMatchObject(REFUSED);
  },
);

it('PostgreSQL refuses the processes’ role to make anything, and to switch triggers off', async ({ database }) => {
  for (const statement of [
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create role mine',
    'create database mine',
    'set session_replication_role = replica',
  ])
    await expect(runAs(database.processes, statement), statement).rejects.toMatchObject(REFUSED);
});

it('a deposit, a bet, a win and what is told of them go their whole way by the processes’ role', async ({
  platform,
  payments,
}) => {
  await addGames(platform);
  const player = await makePlayer(platform);
  const stream = await openStream(payments.platformUrl, player.bearer);
  await stream.until(1);
  await payIn(payments, player, '100.00');
  const calls = await play(platform, player);
  expect((await calls.bet('one', 'stake', '40.00')).status).toBe(200);
  expect((await calls.win('one', 'win', '15.00')).status).toBe(200);
  const { game, electronic, bonus } = await moneyOf(platform, player);
  expect(game + electronic + bonus).toBe(7_500n);
  const settled = { type: 'round', round: { status: 'settled', stake: '40.00', win: '15.00' } };
  await expect.poll(() => stream.heard.at(-1)?.event).toMatchObject(settled);
  stream.leave();
});

it.for(JOBS)('the job $name does its work by the processes’ role', async ({ run }, { platform }) => {
  await expect(run(platform.ctx)).resolves.not.toThrow();
});

it('the queue of jobs runs what is queued by the processes’ role', async ({ platform }) => {
  const ran: string[] = [];
  const probe = { name: 'probe', every: '0 0 1 1 *', run: async () => ran.push('probe') };
  const stop = await startJobs(platform.ctx, [probe]);
  await platform.ctx.db.$client.query(`select jobs.add_job('probe')`);
  await expect.poll(() => ran).toEqual(['probe']);
  await stop();
  expect((await platform.ctx.db.$client.query('select from jobs.jobs')).rowCount).toBe(0);
});

it('a right too many is named with its table, and is taken back when rights are given again', async ({
  database,
  privileges,
}) => {
  const role = new URL(database.processes).username;
  await runAs(
    database.owner,
    `grant delete on ledger_entries to ${role}; grant update (memo) on ledger_transfers to public`,
  );
  await runAs(database.owner, `revoke insert on users from ${role}`);
  expect(compareRights(await privileges())).toEqual({
    more: ['public.ledger_entries: delete', 'public.ledger_transfers: update'],
    less: ['public.users: insert'],
  });
  expect(await grantRights(database.owner, role)).toBeGreaterThan(0);
  expect(compareRights(await privileges())).toEqual({ more: [], less: [] });
  expect(await grantRights(database.owner, role)).toBe(0);
});

it('a role that owns the tables is told to be too mighty, and is given no rights', async ({ database, privileges }) => {
  const owner = decodeURIComponent(new URL(database.owner).username);
  const { more } = compareRights(await privileges(owner));
  expect(more).toContain('is a superuser');
  expect(more).toContainEqual(expect.stringMatching(/^public\.ledger_entries: update, delete, truncate/));
  await expect(grantRights(database.owner, owner)).rejects.toThrow('is a superuser');
});

it('a process that may not migrate starts on a database that is up to date, and says what to do on another', async ({
  database,
}) => {
  await expect(migrateDatabase(database.processes)).resolves.toEqual({ applied: [], isNewer: false });
  const empty = await asProcesses(await emptyDatabase());
  await expect(migrateDatabase(empty)).rejects.toThrow(MayNotMigrateError);
});
