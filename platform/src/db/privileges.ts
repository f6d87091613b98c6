import type pg from 'pg';
import { SCHEMAS, SEQUENCES, TABLE_RIGHTS } from './rights';

/** What a role may do, as the catalogue tells it: by itself, by what everybody may, and by the roles that it belongs to. */
export type Privileges = {
  role: string;
  isSuperuser: boolean;
  /** What it may besides its tables and sequences: "is a superuser", "owns table public.users". */
  powers: string[];
  /** What it may do with each table and view, by name. */
  tables: ReadonlyMap<string, readonly string[]>;
  /** And with each sequence. */
  sequences: ReadonlyMap<string, readonly string[]>;
};

const VERBS = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];
/** PostgreSQL 17 and newer: vacuum, analyze, and locks of any kind. */
const MAINTAIN = 'maintain';

const NOT_OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** A partition that the role has no right on is no table of its own: it is reached by the table that it is a part of. */
const RELATIONS = `
  select is_sequence, name, verbs from (
  select c.relispartition as is_part, c.relkind = 'S' as is_sequence, n.nspname || '.' || c.relname as name,
    case when c.relkind = 'S' then array(
      select verb from unnest(array['usage', 'select', 'update']) as verb where has_sequence_privilege($1, c.oid, verb)
    ) else array(
      select verb from unnest($2::text[]) as verb
      where case when verb in ('select', 'insert', 'update', 'references') then has_any_column_privilege($1, c.oid, verb)
        else has_table_privilege($1, c.oid, verb) end
    ) end as verbs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${NOT_OURS}
  ) relation where not is_part or verbs <> '{}'
  order by 2`;

/** Whatever lets a role step over what it was given, a line each. */
const POWERS = `
  with me as (select * from pg_roles where rolname = $1)
  select 'is a superuser' as power from me where rolsuper
  union all select 'may make roles' from me where rolcreaterole
  union all select 'may make databases' from me where rolcreatedb
  union all select 'may replicate the whole server' from me where rolreplication
  union all select 'is held by no row-level security' from me where rolbypassrls
  union all select 'may do what the role ' || r.rolname || ' may' from me
    join pg_auth_members m on m.member = me.oid join pg_roles r on r.oid = m.roleid
  union all select 'owns ' || pg_describe_object(d.classid, d.objid, d.objsubid) from me
    join pg_shdepend d on d.refclassid = 'pg_authid'::regclass and d.refobjid = me.oid and d.deptype = 'o'
      and d.dbid in (0, (select oid from pg_database where datname = current_database()))
  union all select 'may make schemas in the database' where has_database_privilege($1, current_database(), 'create')
  union all select 'may make temporary tables' where has_database_privilege($1, current_database(), 'temporary')
  union all select 'may make tables in the schema ' || n.nspname from pg_namespace n
    where ${NOT_OURS} and has_schema_privilege($1, n.oid, 'create')
  union all select 'may call ' || p.oid::regprocedure || ', which acts as ' || p.proowner::regrole from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and ${NOT_OURS} and has_function_privilege($1, p.oid, 'execute')
  union all select 'may switch triggers off' where has_parameter_privilege($1, 'session_replication_role', 'set')
  order by 1`;

/** @throws Error where there is no such role */
export async function readPrivileges(client: Pick<pg.ClientBase, 'query'>, role: string): Promise<Privileges> {
  const { rows: known } = await client.query<{ super: boolean; version: number }>(
    `select rolsuper as super, current_setting('server_version_num')::int as version from pg_roles where rolname = $1`,
    [role],
  );
  const [found] = known;
  if (!found) throw new Error(`There is no role ${role}: make it (create role ${role} login password '…').`);
  const verbs = found.version >= 170_000 ? [...VERBS, MAINTAIN] : VERBS;
  const { rows: relations } = await client.query<{ is_sequence: boolean; name: string; verbs: string[] }>(RELATIONS, [
    role,
    verbs,
  ]);
  const { rows: powers } = await client.query<{ power: string }>(POWERS, [role]);
  const named = (sequences: boolean) =>
    new Map(relations.filter((one) => one.is_sequence === sequences).map((one) => [one.name, one.verbs]));
  return {
    role,
    isSuperuser: found.super,
    powers: powers.map(({ power }) => power),
    tables: named(false),
    sequences: named(true),
  };
}

const SEQUENCE_RIGHTS: readonly string[] = ['usage', 'select'];
/** What the processes' role may do with a sequence. */
export const rightsOfSequence = (name: string): readonly string[] => (SEQUENCES.includes(name) ? SEQUENCE_RIGHTS : []);
/** And with a table. */
export const rightsOfTable = (name: string): readonly string[] => TABLE_RIGHTS[name] ?? [];
/** Whether a table or sequence lies in a schema of the platform's. */
export const isOurs = (name: string): boolean => SCHEMAS.some((schema) => name.startsWith(`${schema}.`));

export type Difference = { more: string[]; less: string[] };

function compare(name: string, has: readonly string[], wanted: readonly string[]): Difference {
  const more = has.filter((verb) => !wanted.includes(verb));
  const less = wanted.filter((verb) => !has.includes(verb));
  return {
    more: more.length > 0 ? [`${name}: ${more.join(', ')}`] : [],
    less: less.length > 0 ? [`${name}: ${less.join(', ')}`] : [],
  };
}

/** What a role may do beyond what the processes need, and what it lacks of that, a line each. */
export function compareRights({ powers, tables, sequences }: Privileges): Difference {
  const all = [
    ...[...tables].map(([name, has]) => compare(name, has, rightsOfTable(name))),
    ...[...sequences].map(([name, has]) => compare(name, has, rightsOfSequence(name))),
  ];
  const missing = [...Object.keys(TABLE_RIGHTS), ...SEQUENCES].filter(
    (name) => !tables.has(name) && !sequences.has(name),
  );
  return {
    more: [...powers, ...all.flatMap(({ more }) => more)],
    less: [...all.flatMap(({ less }) => less), ...missing.map((name) => `${name}: is not there`)],
  };
}
