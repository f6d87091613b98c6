import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { operators } from '../../../../db/schema/operators';

/** Every admin who was not disabled, locked in one order, so that of two who go at once one stays. */
export async function lockAdmins(tx: Queryable): Promise<{ id: string }[]> {
  return tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'admin'), isNull(operators.disabledAt)))
    .orderBy(operators.id)
    .for('update');
}
