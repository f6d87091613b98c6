import type { z } from 'zod';
import { DomainError } from '../../../errors';

/** The place in a list after which the next page begins, as the caller carries it: by what the list is ordered, and for what. */
export const writeCursor = (place: readonly string[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/** What writeCursor wrote. @throws DomainError BAD_REQUEST for what is of no such list */
export function readCursor<T>(schema: z.ZodType<T>, cursor: string): T {
  const place = schema.safeParse(parsed(cursor));
  if (!place.success)
    throw new DomainError('BAD_REQUEST', 'The cursor is of another list or order: begin with the first page.');
  return place.data;
}

/** A moment as the database writes it, to the microsecond: a list goes on exactly where it stopped. */
export const MOMENT_TEXT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/;
