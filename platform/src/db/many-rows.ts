import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Statement } from './pipeline';

const quoted = (name: string) => `"${name}"`;
const text = (value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** Rows as JSON, by the names of the table's columns. */
function rowsJson<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][], keys: readonly string[]): string {
  const columns = getTableColumns(table);
  const names = keys.map((key) => {
    const column = columns[key];
    if (!column) throw new Error(`${getTableName(table)} has no ${key}.`);
    return [key, column.name] as const;
  });
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(names.map(([key, name]) => [name, text(Reflect.get(row, key)) ?? null]))),
  );
}

const namesOf = (table: PgTable, keys: readonly string[]) =>
  keys.map((key) => quoted(getTableColumns(table)[key]?.name ?? key));

type Key<T extends PgTable> = keyof T['$inferInsert'] & string;

/** What fills these columns of a table from many rows in one statement, which is parsed and planned once. */
export function insertionInto<T extends PgTable>(table: T, keys: readonly Key<T>[]) {
  const name = getTableName(table);
  const list = namesOf(table, keys).join(', ');
  const sql = `insert into ${quoted(name)} (${list}) select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`;
  return (rows: readonly T['$inferInsert'][]): Statement => ({
    name: `insert_${name}`,
    text: sql,
    values: [rowsJson(table, rows, keys)],
  });
}

/** What changes these columns of the rows with the given ids, in one statement. */
export function changeOf<T extends PgTable>(table: T, id: Key<T>, keys: readonly Key<T>[]) {
  const name = getTableName(table);
  const [idName] = namesOf(table, [id]);
  const set = namesOf(table, keys).map((column) => `${column} = said.${column}`);
  const sql = `update ${quoted(name)} kept set ${set.join(', ')} from json_populate_recordset(null::${quoted(name)}, $1::json) said where kept.${idName} = said.${idName}`;
  return (rows: readonly T['$inferInsert'][]): Statement => ({
    name: `change_${name}`,
    text: sql,
    values: [rowsJson(table, rows, [id, ...keys])],
  });
}
