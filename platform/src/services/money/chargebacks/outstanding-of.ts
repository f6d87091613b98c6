import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { chargebacks } from '../../../db/schema/chargebacks';
import { outstandingIn } from './chargeback-view';

/** What a player owes for deposits that were taken back, minor units of their currency. */
export async function outstandingOf(db: Queryable, userId: string): Promise<bigint> {
  const open = await db
    .select()
    .from(chargebacks)
    .where(and(eq(chargebacks.userId, userId), eq(chargebacks.status, 'open')));
  return open.reduce((sum, row) => sum + outstandingIn(row), 0n);
}
