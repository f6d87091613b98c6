import type { HarmCase, HarmCaseDetail } from '@kozyr/contracts/operator/harm';
import { and, asc, desc, eq, gte, lte, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { harmCases, harmSignals, harmSteps } from '../../../../db/schema/harm';
import { operators } from '../../../../db/schema/operators';
import { DomainError } from '../../../../errors';
import { dayIn } from '../../../kernel/time/days';

const closers = alias(operators, 'closers');

/** Cases with the names of who opened and closed them, and when something was last done about each. */
export const selectCases = (db: Queryable, wanted: SQL | undefined) =>
  db
    .select({
      row: harmCases,
      currency: users.currency,
      openedBy: operators.name,
      closedBy: closers.name,
      lastStepAt: sql<Date | null>`(${db
        .select({ at: max(harmSteps.at) })
        .from(harmSteps)
        .where(eq(harmSteps.caseId, harmCases.id))})`.mapWith(harmSteps.at),
    })
    .from(harmCases)
    .innerJoin(users, eq(users.id, harmCases.userId))
    .leftJoin(operators, eq(operators.id, harmCases.openedBy))
    .leftJoin(closers, eq(closers.id, harmCases.closedBy))
    .where(wanted)
    .$dynamic();

export type SelectedCase = Awaited<ReturnType<typeof selectCases>>[number];

export const caseView = ({ row, openedBy, closedBy, lastStepAt }: SelectedCase): HarmCase => ({
  id: row.id,
  player: row.userId,
  status: row.closedAt === null ? 'OPEN' : 'CLOSED',
  opened_at: row.openedAt.toISOString(),
  opened_by: openedBy,
  reason: row.reason,
  last_step_at: lastStepAt?.toISOString() ?? null,
  closed_at: row.closedAt?.toISOString() ?? null,
  closed_by: closedBy,
  outcome: row.outcome,
  closing_note: row.closingNote,
});

/** One case with its signals and steps. @throws DomainError NOT_FOUND */
export async function readCase(db: Queryable, id: string): Promise<HarmCaseDetail> {
  const [found] = await selectCases(db, eq(harmCases.id, id));
  if (!found) throw new DomainError('NOT_FOUND', `There is no case ${id}.`);
  const { userId, signalsFrom, closedAt } = found.row;
  const until = closedAt && lte(harmSignals.day, dayIn(closedAt, found.currency));
  const signals = await db
    .select()
    .from(harmSignals)
    .where(and(eq(harmSignals.userId, userId), gte(harmSignals.day, signalsFrom), until ?? undefined))
    .orderBy(desc(harmSignals.day), asc(harmSignals.marker));
  const steps = await db
    .select({ row: harmSteps, by: operators.name })
    .from(harmSteps)
    .innerJoin(operators, eq(operators.id, harmSteps.operatorId))
    .where(eq(harmSteps.caseId, id))
    .orderBy(asc(harmSteps.at), asc(harmSteps.id));
  return {
    ...caseView(found),
    signals: signals.map(({ day, marker, weight, reason }) => ({ day, marker, weight, reason })),
    steps: steps.map(({ row: { at, step, note }, by }) => ({ at: at.toISOString(), by, step, note })),
  };
}
