import pg from 'pg';
import { expect } from 'vitest';
import { judgeMigrations } from '../../architecture/support/migration-rules/judge';
import { databaseOfTwoRoles, runAs } from '../../support/database-roles';
import { makePlayer } from '../../support/funded-player';
import { startLoad } from '../../support/money/side-load';
import { platformTest } from '../../support/platform-test';
import { addGames, openSession } from '../../support/play/wallet-caller';
import { logLinesOf, platformRelease, startJob } from '../../support/releases';
import { type ServerProcess, startServer } from '../../support/server-process';

const SECRET = 'a-secret-of-two-releases-0123456789';
const NO_LIMIT = '1000000';
const SECRETS = {
  JWT_SECRET: SECRET,
  WALLET_SECRET: SECRET,
  GATEWAY_SECRET: SECRET,
  PSEUDONYM_SECRET: SECRET,
  SECOND_FACTOR_SECRET: SECRET,
};
/** How long a call waits for a lock, milliseconds, before it fails. */
const CALL_LOCK_MS = 4_000;

/** What a next release may bring: columns of the busiest tables, an index, a check and a table, and old rows that are filled. */
const EXPAND = [
  {
    name: '9000_rounds',
    sql: 'alter table rounds add column side text, add constraint rounds_side check (side is null or length(side) < 9) not valid;',
  },
  { name: '9001_users', sql: `alter table users add column side text not null default 'left';` },
  { name: '9002_balances', sql: 'alter table ledger_balances add column side text;' },
  { name: '9003_sessions', sql: 'alter table game_sessions add column side int not null default 0;' },
  { name: '9004_table', sql: 'create table sides (id int primary key, side text not null);' },
  {
    name: '9005_index',
    sql: '-- kozyr: no transaction\ncreate index concurrently rounds_side_of on rounds (side, id);',
  },
  { name: '9006_check', sql: '-- kozyr: no transaction\nalter table rounds validate constraint rounds_side;' },
  {
    name: '9007_fill',
    sql: `-- kozyr: no transaction\n-- kozyr: repeat
update rounds set side = 'left' where ctid in (select ctid from rounds where side is null limit 50 for update skip locked);`,
  },
] as const;
const CONTRACT = {
  name: '9008_contract',
  sql: '-- kozyr: contract since 9007_fill\nalter table rounds drop column side;',
};

const database = await databaseOfTwoRoles();
const it = platformTest({ ...SECRETS, DATABASE_URL: database.processes, OUTBOX_ENABLED: 'true' });

const settings = {
  ...SECRETS,
  DATABASE_URL: database.processes,
  DATABASE_LOCK_TIMEOUT_MS: String(CALL_LOCK_MS),
  STUDIO_URL: 'http://127.0.0.1:9',
  LOG_FORMAT: 'json',
  LOG_LEVEL: 'info',
  CODES_PER_ADDRESS: NO_LIMIT,
  CODES_WITHOUT_WORK: NO_LIMIT,
  ATTEMPTS_PER_ADDRESS: NO_LIMIT,
};
const start = (compiled: string, more: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer({ room: 'platform', ready: '/ready', compiled, settings: { ...settings, ...more } });

/** Reads the rounds in a transaction that stays open, as a report would, until it is ended. */
async function readForLong(): Promise<{ end: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: database.processes, application_name: 'a long report' });
  await client.connect();
  await client.query('begin; select count(*) from rounds');
  return { end: () => client.end() };
}

/** Lines that somebody would have to look into. The studio of this test is not there. */
const badLines = (server: ServerProcess) =>
  logLinesOf(server.said())
    .filter(({ level }) => ['error', 'fatal'].includes(level))
    .filter(({ message }) => !message.startsWith('a feed could not be imported'));

it('players notice nothing while a next release migrates and both releases serve, and the old one can be started again', async ({
  platform,
  clock,
}) => {
  const migrations = EXPAND.map((one) => ({ ...one, file: one.name }));
  expect(await judgeMigrations({ room: 'the next release', migrations, lastBefore: null })).toEqual([]);
  clock.now = new Date();
  await addGames(platform);
  const players = await Promise.all(Array.from({ length: 3 }, () => makePlayer(platform, { game: 10_000n })));
  const sessions = await Promise.all(players.map((player) => openSession(platform, player)));
  const [oldRelease, newRelease] = [await platformRelease(), await platformRelease(EXPAND)];
  const bearer = players[0]?.bearer ?? { authorization: '' };

  const before = await start(oldRelease);
  const platforms = [before.url];
  const load = startLoad({ platforms, walletSecret: SECRET, sessions, bearer });
  // By then every statement of a round is one that its connections keep.
  await expect.poll(() => load.served.bets).toBeGreaterThan(60);
  await expect(start(newRelease, { DATABASE_MIGRATE_AT_START: 'false' })).rejects.toThrow('it lacks 9000_rounds');

  const reader = await readForLong();
  const asOwner = { ...settings, DATABASE_OWNER_URL: database.owner };
  const job = startJob(newRelease, asOwner);
  const said = (message: string) => job.said().filter((line) => line.message === message).length;
  await expect.poll(() => said('a lock was not given in time: trying again')).toBeGreaterThan(1);
  await reader.end();
  expect([await job.ended, job.said().at(-1)?.message]).toEqual([0, 'the database is up to date']);
  expect(said('the migration waits for others to end their transactions')).toBeGreaterThan(0);
  const made = job.said().filter(({ message }) => message === 'the migration has run');
  expect(made.map(({ migration }) => migration)).toEqual(EXPAND.map(({ name }) => name));

  const after = await start(newRelease, { DATABASE_MIGRATE_AT_START: 'false' });
  platforms.push(after.url);
  // What the new release gave to its table, an old one that starts as the owner must not take back.
  await runAs(database.owner, `grant select on sides to ${new URL(database.processes).username}`);
  const again = await start(oldRelease, asOwner);
  platforms.push(again.url);
  platforms.shift();
  const atHandOver = load.served.bets;
  await expect.poll(() => load.served.bets).toBeGreaterThan(atHandOver + 60);
  const served = await load.stop();
  before.stop();
  expect(await before.ended).toBe(0);
  await runAs(database.processes, 'select from sides');

  expect(served.failed).toEqual([]);
  expect(served.registrations).toBeGreaterThan(0);
  for (const server of [before, after, again]) expect(badLines(server)).toEqual([]);
  const { rows } = await platform.ctx.db.$client.query(
    'select count(*) filter (where status <> $1)::int as open, count(*)::int as all from rounds',
    ['settled'],
  );
  expect(rows).toEqual([{ open: 0, all: served.bets / 2 }]);

  // Once the next release but one takes the column away, only those start that know the release before it.
  const last = await platformRelease([...EXPAND, CONTRACT]);
  expect(await startJob(last, asOwner).ended).toBe(0);
  await start(newRelease, { DATABASE_MIGRATE_AT_START: 'false' });
  await expect(start(oldRelease)).rejects.toThrow('is for processes that know 9007_fill');
});
