import { and, eq, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { paymentEvents } from '../../../db/schema/payments';
import { reconciliations } from '../../../db/schema/reconciliations';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { namedDay } from '../reconciliation/named-day';
import { ACKNOWLEDGED } from './internal/stuck-records';

type Seen = { kind: 'event_contradiction' | 'reconciliation_mismatch'; id: string; note: string };

/**
 * Says that a contradiction or a day's mismatch has been seen to. It leaves the list of what is stuck, until the day is reconciled
 * again and still does not agree; what was found stays where it is.
 * @throws DomainError NOT_FOUND
 */
export async function acknowledgeStuck(
  ctx: Context,
  operator: OperatorCaller,
  { kind, id, note }: Seen,
): Promise<{ acknowledged: true }> {
  return ctx.db.transaction(async (tx) => {
    const known =
      kind === 'event_contradiction'
        ? await tx.$count(paymentEvents, and(eq(paymentEvents.eventId, id), eq(paymentEvents.outcome, 'contradiction')))
        : await tx.$count(reconciliations, sql`${namedDay} = ${id}`);
    if (known === 0) throw new DomainError('NOT_FOUND', `There is no ${kind} ${id}.`);
    await recordOperatorDeed(ctx, tx, operator, { action: ACKNOWLEDGED, subject: { kind, id }, details: { note } });
    return { acknowledged: true };
  });
}
