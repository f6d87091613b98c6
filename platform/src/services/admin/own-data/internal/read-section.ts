import { fromMinor } from '@kozyr/contracts/money';
import { and, asc, getTableColumns, gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/database';
import type { Section } from '../sections';

const AT_ONCE = 500;

/** A record as the file writes it, by the names of its columns. */
export type OwnRecord = Record<string, unknown>;

/** A value as the file writes it: a sum of money in major units, a number in order as it is, a moment in UTC. */
function textOf(value: unknown, counts: boolean): unknown {
  if (typeof value === 'bigint') return counts ? `${value}` : fromMinor(value);
  return value instanceof Date ? value.toISOString() : value;
}

/** The records of a section, piece by piece where there may be many. */
export async function* readSection(db: Queryable, section: Section, userId: string): AsyncGenerator<OwnRecord[]> {
  const { table, own, by, leave, says = {} } = section;
  const shown = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'userId' && !leave.includes(key));
  const columns: Record<string, PgColumn> = Object.fromEntries(shown.map(([, column]) => [column.name, column]));
  const read = async (after: SQL | undefined, limit: number | null): Promise<OwnRecord[]> => {
    const rows = db
      .select({ ...columns, ...says })
      .from(table)
      .where(and(own(userId), after))
      .orderBy(asc(by ?? firstOf(columns)));
    return limit === null ? rows : rows.limit(limit);
  };
  const written = (rows: readonly OwnRecord[]): OwnRecord[] =>
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value, name === by?.name)])),
    );
  if (!by) {
    yield written(await read(undefined, null));
    return;
  }
  for (let after: SQL | undefined; ; ) {
    const rows = await read(after, AT_ONCE);
    yield written(rows);
    if (rows.length < AT_ONCE) return;
    after = gt(by, rows.at(-1)?.[by.name]);
  }
}

function firstOf(columns: Readonly<Record<string, PgColumn>>): PgColumn {
  const [first] = Object.values(columns);
  if (!first) throw new Error('A section without a column.');
  return first;
}
