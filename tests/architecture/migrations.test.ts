import { expect, it } from 'vitest';
import { judgeMigrations } from './support/migration-rules/judge';
import { ourMigrations } from './support/migration-rules/our-migrations';

const BASE = `create table players (id uuid primary key, name text, level int);
  create table bets (id uuid primary key, player uuid, amount bigint);
  create unique index players_name on players (name);`;
const CHECKED = `alter table players add constraint players_level check (level is not null) not valid;`;
const VALIDATED = `-- kozyr: no transaction\nalter table players validate constraint players_level;`;

/** What is wrong with a migration that comes after others, without the place. */
async function judged(sql: string, before: readonly string[] = []): Promise<string[]> {
  const migrations = [BASE, ...before, sql].map((text, nth) => ({ name: `000${nth}`, file: 'f', sql: text }));
  const lastBefore = migrations.at(-2)?.name ?? null;
  const found = await judgeMigrations({ room: 'a room', migrations, lastBefore });
  return found.map((line) => line.replace(/^f:?\d* ?/, ''));
}

it.each(ourMigrations())('no new migration of the $room holds up or breaks running processes', async (set) => {
  expect(set.migrations.length).toBeGreaterThan(3);
  expect(await judgeMigrations(set)).toEqual([]);
});

it.each([
  ['alter table players add column a text;'],
  [`alter table players add column a text not null default '';`],
  ['alter table players add column a timestamptz not null default now();'],
  ['alter table players add column a jsonb not null default jsonb_build_object();'],
  ['alter table players alter column name drop not null;'],
  [`alter table players alter column name set default 'x';`],
  ['alter table bets add constraint p foreign key (player) references players (id) not valid;'],
  ['alter table bets add constraint c check (amount > 0) not valid;'],
  ['alter table bets drop constraint c; alter table bets add constraint c check (amount > 1) not valid;'],
  ['alter table players add constraint u unique using index players_name;'],
  ['create table fresh (id int); create index f on fresh (id); alter table fresh add column a serial not null;'],
  ['create table fresh (id int); update fresh set id = 1; alter table bets add column a int;'],
  [`update players set name = 'x' where id is null;`],
  ['-- kozyr: no transaction\ncreate index concurrently i on bets (player);'],
  ['-- kozyr: no transaction\ndrop index concurrently if exists i;'],
  ['-- kozyr: no transaction\nalter table bets validate constraint c;\n--> statement-breakpoint\nanalyze bets;'],
  [
    '-- kozyr: no transaction\n-- kozyr: repeat\nupdate bets set amount = 0 where ctid in (select ctid from bets where amount is null limit 500);',
  ],
  ['-- kozyr: contract since 0000\nalter table bets drop column amount;'],
  ['-- kozyr: contract since 0000\ndrop table bets;'],
  ['create or replace function f() returns int language sql as $$ select 1 $$;'],
  ['create table whole (like bets); alter table bets rename to part; alter table whole rename to bets;'],
])('a migration that every running process can live with is let pass: %s', async (sql) => {
  expect(await judged(sql)).toEqual([]);
});

it.each([
  ['alter table players add column a text not null;', 'players.a: "not null" without a default'],
  [
    'alter table players add column a uuid default gen_random_uuid();',
    'players.a: its default differs from row to row',
  ],
  ['alter table players add column a bigserial;', 'its default differs'],
  ['alter table players add column a int generated always as (level + 1) stored;', 'a generated column rewrites'],
  [
    'alter table players add column a uuid references bets (id);',
    'then the foreign key by "add constraint … not valid"',
  ],
  ['alter table players add column a int check (a > 0);', 'then the check by "add constraint … not valid"'],
  ['alter table players add column a int unique;', 'then "create unique index concurrently"'],
  ['alter table players alter column level set not null;', 'check (level is not null) not valid'],
  ['alter table bets add constraint p foreign key (player) references players (id);', 'write "not valid"'],
  ['alter table bets add constraint c check (amount > 0);', 'write "not valid"'],
  ['alter table bets add constraint u unique (player);', 'add constraint … using index'],
  ['alter table bets validate constraint c;', 'a file of its own marked "-- kozyr: no transaction"'],
  ['create index i on bets (player);', 'bets: writes wait until the index is built'],
  ['create index concurrently i on bets (player);', `"concurrently" can't run in a transaction`],
  ['drop index i;', 'drop index concurrently if exists'],
  ['-- kozyr: no transaction\ndrop index concurrently if exists players_name;', 'players_name is unique'],
  ['alter table bets drop column amount;', 'bets.amount: takes away what running processes use'],
  ['alter table bets drop constraint c;', 'takes away what running processes use'],
  ['alter table bets alter column amount drop default;', 'takes away what running processes use'],
  ['alter table bets rename column amount to sum;', 'add the new beside the old'],
  ['alter table bets rename to wagers;', 'add the new beside the old'],
  ['drop table bets;', 'takes away what running processes use'],
  ['truncate bets;', 'takes away what running processes use'],
  ['drop function f();', 'takes away what running processes use'],
  ['alter table bets alter column amount type numeric;', 'add a column of the new type'],
  ['-- kozyr: contract since 0000\nalter table bets alter column amount type numeric;', 'add a column of the new type'],
  ['lock table bets in share mode;', 'a locked table holds up every process'],
  [`update bets set amount = 0;`, 'it locks every row of the table at once'],
  [
    'alter table players add column a int; update bets set amount = 0 where id is null;',
    'put this into a file of its own',
  ],
  ['delete from bets;', 'it locks every row of the table at once'],
  ['-- kozyr: no transaction\ndelete from bets where amount = 0;', 'change rows in batches'],
  ['-- kozyr: no transaction\nalter table bets add column a int;', 'a break would leave this half done'],
  ['-- kozyr: no transaction\nanalyze bets; analyze players;', 'each statement ends with "--> statement-breakpoint"'],
  ['alter table players add column a int; alter table bets add column a int;', 'it locks players and bets at once'],
  [`set local lock_timeout = '1h';`, 'whoever runs migrations sets lock_timeout'],
  ['begin; select 1; commit;', 'whoever runs migrations begins and ends transactions'],
  ['do $$ begin perform 1; end $$;', 'write its statements plainly'],
  ['cluster bets using i;', 'no rule knows ClusterStmt'],
  ['alter table bets set unlogged;', 'no rule knows AT_SetUnLogged'],
  ['-- kozyr: contract since 0099\ndrop table bets;', 'names no migration before'],
  ['-- kozyr: no transactoin\nselect 1;', 'There is no mark "-- kozyr: no transactoin"'],
  ['alter table bets add colum a int;', 'syntax error'],
])('a migration that stops the product is refused with what to write instead: %s', async (sql, says) => {
  expect(await judged(sql)).toEqual(expect.arrayContaining([expect.stringContaining(says)]));
});

it('a column is set not null once a check that was validated before says the same', async () => {
  const set = 'alter table players alter column level set not null;';
  expect(await judged(set, [CHECKED, VALIDATED])).toEqual([]);
  expect(await judged(set, [CHECKED])).toHaveLength(1);
});

it('what is wrong is told with its file and line, and what came before the rules is not judged', async () => {
  const migrations = [
    { name: '1', file: 'one.sql', sql: 'drop table players;' },
    { name: '2', file: 'two.sql', sql: '-- Ж: a comment\nselect 1;\n\n-- why\ndrop table bets;' },
  ];
  expect(await judgeMigrations({ room: 'a room', migrations, lastBefore: '1' })).toEqual([
    expect.stringMatching(/^two\.sql:5 takes away/),
  ]);
  expect(await judgeMigrations({ room: 'a room', migrations, lastBefore: '9' })).toEqual([
    'there is no migration 9, after which the rules begin',
  ]);
});
