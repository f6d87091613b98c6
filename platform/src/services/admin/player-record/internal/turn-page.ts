import { type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MOMENT_TEXT, readCursor, writeCursor } from '../../../kernel/cursors/cursor';

/** A part of a record that is read from the newest on: cursor is of the page before, pageSize how many are asked for. */
export type Part = { id: string; cursor?: string | undefined; pageSize: number };

/** A row with its place: when it was, as the database writes it, and what tells it from others of the same moment. */
export type Placed = { place: [at: string, key: string] };

/** Where a page by moments begins; null: with the newest. key: what tells rows of one moment apart. @throws DomainError BAD_REQUEST */
export function placeOf(
  cursor: string | undefined,
  key: z.ZodType<string> = z.uuid(),
): { at: string; key: string } | null {
  if (cursor === undefined) return null;
  const [at, after] = readCursor(z.tuple([z.string().regex(MOMENT_TEXT), key]), cursor);
  return { at, key: after };
}

/** A moment as the place of a row has it, whatever zone the connection is in. */
export const momentText = (at: SQLWrapper) => sql<string>`(${at} at time zone 'UTC')::text || '+00'`;

/** Rows before a place, in the order of a moment and an id. */
export const before = (place: { at: string; key: string } | null, at: SQLWrapper, id: SQLWrapper) =>
  place ? sql`(${at}, ${id}) < (${place.at}::timestamptz, ${place.key}::uuid)` : undefined;

/** Cuts off what was read beyond a page, and says where the next one begins. rows: one more than the page, where there are more. */
export function turnPage<T extends Placed>(rows: readonly T[], pageSize: number): { rows: T[]; next: string | null } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: rows.length > pageSize && last ? writeCursor(last.place) : null };
}
