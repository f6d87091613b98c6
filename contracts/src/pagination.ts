import * as z from 'zod/mini';

/**
 * Items that a list counts and turns the pages of at most, where a player has ever more of them: a page far back is read over all
 * that is before it. What is older is found by dates, or in the export.
 */
export const MAX_LISTED = 10_000;

/** page counts from 1 to 1,000; pageSize 1 to 100. Query strings are text, so numbers are coerced. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000), z.describe('Counts from 1.')), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
};

/** The paginated list of spec §3. */
export function paginated<T extends z.ZodMiniType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().check(z.describe('Items over all pages; of what grows without end at most 10,000.')),
    page: z.number(),
    pageSize: z.number(),
  });
}

/**
 * Pages of a list that grows while it is read: cursor is `next` of the page before, of the same filters and order, and absent for the
 * first page. What is added meanwhile moves nothing: no item comes twice, and none is left out.
 */
export const cursorQuery = {
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(400), z.describe('next of the page before.'))),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
};

/** A page that is turned by its cursor. */
export function cursorPaged<T extends z.ZodMiniType>(item: T) {
  return z.object({
    items: z.array(item),
    next: z.nullable(z.string()).check(z.describe('The cursor of the page after; null: there is none.')),
  });
}
