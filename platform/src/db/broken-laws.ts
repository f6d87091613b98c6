import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from './database';

/** One broken law: which one, how often, and the first of what breaks it. */
export type Violation = { law: string; count: number; sample: string };

const found = z.tuple([z.object({ count: z.coerce.number(), sample: z.string().nullable() })]);

/**
 * Looks for what breaks laws. @param laws by their names; each is a query with a row for every breach, whose one column is a text and is
 * called breach
 */
export async function findViolations(db: Queryable, laws: Readonly<Record<string, SQL>>): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [law, breaches] of Object.entries(laws)) {
    const { rows } = await db.execute(
      sql`select count(*) as count, min(breach) as sample from (${breaches}) as broken(breach)`,
    );
    const [{ count, sample }] = found.parse(rows);
    if (count > 0) violations.push({ law, count, sample: sample ?? '' });
  }
  return violations;
}
