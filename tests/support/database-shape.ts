import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { emptyDatabase } from './database';

const DUMPS = new URL('../platform/servers/databases/', import.meta.url);

/** One line for everything that PostgreSQL holds besides rows: columns, constraints, indexes, functions, triggers, kinds of values. */
const SHAPE = `
  select 'column ' || table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || is_identity || ' '
    || coalesce(column_default, '') from information_schema.columns where table_schema = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'value ' || enumtypid::regtype || ' ' || enumlabel from pg_enum
  order by 1`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement in a database. */
export const runIn = (url: string, sql: string) => withClient(url, (client) => client.query(sql));

/** What a database can hold, a line for each part, in order. */
export async function shapeOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query({ text: SHAPE, rowMode: 'array' });
    return rows.map(([line]) => String(line));
  });
}

/** The columns of every table, in their order. What notes the migrations is left out. */
export async function columnsOf(url: string): Promise<Record<string, string[]>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
       where table_schema = 'public' and table_name <> 'payload_migrations' group by 1 order by 1`,
    );
    return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  });
}

/**
 * All that a database holds in these columns: of each table how many rows, and a digest of them.
 * @param columns by table, as columnsOf told them at some time; all that there are now when absent
 */
export async function holdingsOf(
  url: string,
  columns?: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string>> {
  const wanted = columns ?? (await columnsOf(url));
  return withClient(url, async (client) => {
    const holdings: Record<string, string> = {};
    for (const [name, of] of Object.entries(wanted)) {
      const { rows: told } = await client.query<{ held: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as held
         from (select ${of.map((column) => `"${column}"`).join(', ')} from "${name}") t`,
      );
      holdings[name] = told[0]?.held ?? '';
    }
    return holdings;
  });
}

/** A database of its own, filled from a dump in tests/platform/servers/databases. */
export async function databaseFromDump(name: string): Promise<string> {
  const url = await emptyDatabase();
  const dump = gunzipSync(readFileSync(new URL(`${name}.sql.gz`, DUMPS))).toString();
  // A dump makes functions before the tables that they name.
  await runIn(url, `set check_function_bodies = false;\n${dump}`);
  return url;
}
