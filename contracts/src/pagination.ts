import * as z from 'zod/mini';

/** page counts from 1; pageSize 1 to 100. Query strings are text, so numbers are coerced. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.describe('Counts from 1.')), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
};

/** The paginated list of spec §3. */
export function paginated<T extends z.ZodMiniType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().check(z.describe('Items over all pages.')),
    page: z.number(),
    pageSize: z.number(),
  });
}
