import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { ownRowOf } from '../../../../db/own-row';
import { chargebacks } from '../../../../db/schema/chargebacks';
import { DomainError } from '../../../../errors';
import type { ChargebackRow } from '../chargeback-view';

/** The open chargeback of this id, locked. @throws DomainError NOT_FOUND; STATE_CONFLICT when nothing is owed for it */
export async function lockOpenChargeback(tx: Queryable, id: string): Promise<ChargebackRow> {
  const [row] = await tx
    .select()
    .from(chargebacks)
    .where(await ownRowOf(tx, chargebacks, id))
    .for('update');
  if (!row) throw new DomainError('NOT_FOUND', 'There is no such chargeback.');
  if (row.status !== 'open')
    throw new DomainError('STATE_CONFLICT', 'Nothing is owed for this chargeback.', {
      why: 'nothing_owed',
      status: row.status,
    });
  return row;
}

/** Updates a locked chargeback. */
export async function updateChargeback(
  tx: Queryable,
  id: string,
  state: Pick<ChargebackRow, 'recovered' | 'status' | 'closedAt'>,
): Promise<ChargebackRow> {
  const [kept] = await tx.update(chargebacks).set(state).where(eq(chargebacks.id, id)).returning();
  if (!kept) throw new Error(`Chargeback ${id} vanished under its lock.`);
  return kept;
}
