import type { StuckItem } from '@kozyr/contracts/operator/stuck';
import { and, asc, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../../../context';
import { auditLog } from '../../../../db/schema/audit';
import { paymentEvents } from '../../../../db/schema/payments';
import { reconciliations } from '../../../../db/schema/reconciliations';
import { listJobs } from '../../job-runs/list-jobs';
import { namedDay } from '../../reconciliation/named-day';
import { MAX_OF_A_KIND } from './stuck-money';

/** The act by which an operator says that something has been seen to. */
export const ACKNOWLEDGED = 'stuck_acknowledged';

/** Whether nobody has seen to it since it was found. */
function unseen(
  ctx: Context,
  kind: 'event_contradiction' | 'reconciliation_mismatch',
  { id, found }: { id: SQL; found: AnyPgColumn },
): SQL {
  return notExists(
    ctx.db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectKind, kind),
          eq(auditLog.subject, id),
          eq(auditLog.action, ACKNOWLEDGED),
          sql`${auditLog.at} >= ${found}`,
        ),
      ),
  );
}

/** Events of the gateway that contradict what was settled, by id. */
export async function contradictions(ctx: Context): Promise<StuckItem[]> {
  const rows = await ctx.db
    .select()
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.outcome, 'contradiction'),
        unseen(ctx, 'event_contradiction', {
          id: sql`${paymentEvents.eventId}`,
          found: paymentEvents.receivedAt,
        }),
      ),
    )
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(MAX_OF_A_KIND);
  return rows.map((row) => ({
    kind: 'event_contradiction',
    id: row.eventId,
    since: row.receivedAt.toISOString(),
    player: null,
    amount: null,
    currency: null,
    what: `The gateway's event (${row.type}${row.depositId ? `, deposit ${row.depositId}` : ''}) contradicts what was settled. Nothing was changed; ask the gateway, then acknowledge.`,
  }));
}

/** Days that do not agree with the gateway's statement. */
export async function mismatchedDays(ctx: Context): Promise<StuckItem[]> {
  const rows = await ctx.db
    .select({ id: namedDay, ranAt: reconciliations.ranAt, mismatched: reconciliations.mismatched })
    .from(reconciliations)
    .where(
      and(
        gt(reconciliations.mismatched, 0),
        eq(reconciliations.complete, true),
        unseen(ctx, 'reconciliation_mismatch', {
          id: namedDay,
          found: reconciliations.ranAt,
        }),
      ),
    )
    .orderBy(asc(reconciliations.day), asc(reconciliations.gateway))
    .limit(MAX_OF_A_KIND);
  return rows.map((row) => ({
    kind: 'reconciliation_mismatch',
    id: row.id,
    since: row.ranAt.toISOString(),
    player: null,
    amount: null,
    currency: null,
    what: `${row.mismatched} of this day do not agree with the gateway's statement. See the day's reconciliation.`,
  }));
}

/** Jobs that fail, or do not run when they should. */
export async function stuckJobs(ctx: Context): Promise<StuckItem[]> {
  const now = ctx.now().toISOString();
  const item = (kind: 'job_failing' | 'job_overdue', job: string, since: string, what: string): StuckItem => ({
    kind,
    id: job,
    since,
    player: null,
    amount: null,
    currency: null,
    what,
  });
  return (await listJobs(ctx)).flatMap((run) => {
    const since = run.succeeded_at ?? run.started_at ?? now;
    if (run.failures_in_a_row > 0) {
      const times = run.failures_in_a_row === 1 ? 'once' : `${run.failures_in_a_row} times in a row`;
      return [item('job_failing', run.job, since, `Failed ${times}: ${run.error ?? 'no reason kept'}`)];
    }
    return run.overdue
      ? [item('job_overdue', run.job, since, 'Should have run and has not: is a platform process running?')]
      : [];
  });
}
