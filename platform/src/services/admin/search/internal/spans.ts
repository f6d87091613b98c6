import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { IdSpan } from '../rules';

/** Results of one kind at most. */
export const MAX_OF_A_KIND = 20;

/** Stands after every other sign, byte by byte. */
const LAST_SIGN = '\u{10FFFF}';

/** Whether a UUID lies in the span. Ordered by it and limited, so that its index is read however little is known of the span. */
export const inSpan = (column: AnyPgColumn, { from, to }: IdSpan): SQL =>
  sql`${column} between ${from}::uuid and ${to}::uuid`;

/**
 * Whether a text begins so, by an index with text_pattern_ops: byte by byte in any collation, and also where PostgreSQL planned the
 * statement before it knew the text, which LIKE is not.
 */
export const beginsWith = (text: AnyPgColumn | SQL, start: string): SQL =>
  sql`(${text} ~>=~ ${start} and ${text} ~<~ ${start + LAST_SIGN})`;

/** The order of such an index. */
export const byteOrder = (text: AnyPgColumn | SQL): SQL => sql`${text} using ~<~`;

/** Each once, by its id, in the order they came in. */
export function once<T extends { id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The newest first. */
export const newestFirst = <T extends { createdAt: Date }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
