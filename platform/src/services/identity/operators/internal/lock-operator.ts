import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { operators } from '../../../../db/schema/operators';

export type OperatorRow = typeof operators.$inferSelect;

/**
 * The row of an operator, locked: whatever changes how they sign in takes this lock first, so that no two do it at once.
 * undefined: there is none, or they were disabled.
 */
export async function lockOperator(tx: Queryable, id: string): Promise<OperatorRow | undefined> {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id)).for('no key update');
  return row?.disabledAt === null ? row : undefined;
}
