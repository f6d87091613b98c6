import type pg from 'pg';
import { z } from 'zod';
import { NOBODY } from '../schema/ledger';
import { EVERYWHERE, IN_ONE_PLACE, OF_PLAYERS } from './tables';

/** The table beside whose parts those of all other players' tables lie. */
const FIRST = 'ledger_balances';

type Client = Pick<pg.ClientBase, 'query'>;

async function textsOf(client: Client, statement: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query({ text: statement, values, rowMode: 'array' });
  return z
    .array(z.tuple([z.string()]))
    .parse(rows)
    .map(([text]) => text);
}

async function refuseUnnamed(client: Client): Promise<void> {
  const named = new Set([...Object.keys(OF_PLAYERS), ...EVERYWHERE, ...IN_ONE_PLACE]);
  const tables = await textsOf(
    client,
    `select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  );
  const unnamed = tables.filter((table) => !named.has(table));
  if (unnamed.length > 0) throw new Error(`Where are ${unnamed.join(', ')} to lie? Name them in db/spread/tables.ts.`);
}

/** The tables of a list whose rows are not spread yet. */
async function notYet(client: Client, tables: readonly string[]): Promise<string[]> {
  const done = new Set(await textsOf(client, 'select logicalrelid::regclass::text from pg_dist_partition'));
  return tables.filter((table) => !done.has(table));
}

/** References between rows of different places can't be kept by a database: what is written keeps them, and the checks of rounds and money. */
async function dropReferences(client: Client): Promise<void> {
  const drops = await textsOf(
    client,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      and (conrelid::regclass::text <> all ($1) or confrelid::regclass::text <> all ($1))`,
    [IN_ONE_PLACE],
  );
  for (const drop of drops) await client.query(drop);
}

/** The rows of players' tables are guarded by rights alone: a server of parts knows no triggers of the whole. */
async function dropTriggers(client: Client, table: string): Promise<void> {
  const drops = await textsOf(
    client,
    `select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) from pg_trigger t
      where not t.tgisinternal and t.tgparentid = 0 and (t.tgrelid = $1::regclass
      or t.tgrelid in (select inhrelid from pg_inherits where inhparent = $1::regclass))`,
    [table],
  );
  for (const drop of drops) await client.query(drop);
}

/** A server knows only of its own rows that a key is there once: the player becomes the first part of every key. */
async function widenKeys(client: Client, table: string, column: string): Promise<void> {
  const lacks = (keys: string, relation: string) => `not exists (select 1 from unnest(${keys}) k(n) join pg_attribute a
    on a.attrelid = ${relation} and a.attnum = k.n and a.attname = $2::text)`;
  const changes = await textsOf(
    client,
    `select format('alter table %1$s drop constraint %2$I, add constraint %2$I %3$s (%4$I, %5$s)', conrelid::regclass, conname,
        case when contype = 'p' then 'primary key' else 'unique' end, $2::text,
        (select string_agg(quote_ident(a.attname), ', ' order by k.place) from unnest(conkey) with ordinality k(n, place)
          join pg_attribute a on a.attrelid = conrelid and a.attnum = k.n))
      from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u') and ${lacks('conkey', 'conrelid')}
    union all select 'drop index ' || indexrelid::regclass || '; '
        || regexp_replace(pg_get_indexdef(indexrelid), 'USING btree \\(', format('USING btree (%I, ', $2::text))
      from pg_index where indrelid = $1::regclass and indisunique and ${lacks('indkey::int[]', 'indrelid')}
      and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    [table, column],
  );
  for (const change of changes) await client.query(change);
}

/** Transfers that were posted before they had an owner get theirs, so that a key that comes again is looked for where it is. */
async function fillOwners(client: Client): Promise<void> {
  for (const table of ['ledger_transfers', 'ledger_entries']) await dropTriggers(client, table);
  await client.query(`
    with owned as (select transfer_id, min(player::text)::uuid as player from ledger_entries
      where owner = '${NOBODY}' and player is not null group by transfer_id),
    transfers as (update ledger_transfers t set owner = o.player from owned o where t.id = o.transfer_id)
    update ledger_entries e set owner = o.player from owned o where e.transfer_id = o.transfer_id`);
}

export type Spread = {
  /** Tables that this run gave to every server, and tables whose rows it spread. */
  everywhere: string[];
  ofPlayers: string[];
};

/**
 * Spreads the rows of players over the servers that Citus knows, and gives every server what is read with them. Nothing may write
 * meanwhile. What an earlier run did stays as it is; one that broke off is gone on with. client: of a superuser, at the coordinator.
 * @param shards parts of each table, which are what is moved from one server to another
 * @param onTable is told of each table before its rows are moved
 * @throws when the server has no Citus, or a table's place is named nowhere
 */
export async function distribute(
  client: Client,
  { shards, onTable }: { shards: number; onTable: (table: string) => void },
): Promise<Spread> {
  await client.query('create extension if not exists citus');
  await refuseUnnamed(client);
  await dropReferences(client);
  const everywhere = await notYet(client, EVERYWHERE);
  for (const table of everywhere) {
    onTable(table);
    await client.query('select create_reference_table($1)', [table]);
  }
  const first = [FIRST, ...Object.keys(OF_PLAYERS).filter((table) => table !== FIRST)];
  const ofPlayers = await notYet(client, first);
  if (ofPlayers.includes('ledger_entries')) await fillOwners(client);
  for (const table of ofPlayers) {
    const column = OF_PLAYERS[table] ?? '';
    onTable(table);
    await dropTriggers(client, table);
    await widenKeys(client, table, column);
    await (table === FIRST
      ? client.query('select create_distributed_table($1, $2, shard_count => $3)', [table, column, shards])
      : client.query('select create_distributed_table($1, $2, colocate_with => $3)', [table, column, FIRST]));
  }
  for (const table of [...everywhere, ...ofPlayers])
    await client.query(`select truncate_local_data_after_distributing_table('${table}'::regclass)`);
  return { everywhere, ofPlayers };
}
