import { fromMinor } from '@kozyr/contracts/money';
import type { RiskCase, RiskCaseDetail, RiskLink } from '@kozyr/contracts/operator/risk-cases';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/database';
import { nicknames } from '../../../../db/schema/nicknames';
import { operators } from '../../../../db/schema/operators';
import { deposits } from '../../../../db/schema/payments';
import { riskCases, riskLinks, riskSteps } from '../../../../db/schema/risk';
import { withdrawals } from '../../../../db/schema/withdrawals';
import { DomainError } from '../../../../errors';

const closers = alias(operators, 'closers');
const assignees = alias(operators, 'assignees');

/** Cases with the names of everybody in them; the caller orders and limits. */
export const selectRiskCases = (db: Queryable, wanted: SQL | undefined) =>
  db
    .select({
      row: riskCases,
      nickname: nicknames.nickname,
      openedBy: operators.name,
      closedBy: closers.name,
      assignee: assignees.name,
      openedText: sql<string>`(${riskCases.openedAt} at time zone 'UTC')::text || '+00'`,
      changedText: sql<string>`(${riskCases.changedAt} at time zone 'UTC')::text || '+00'`,
    })
    .from(riskCases)
    .leftJoin(nicknames, eq(nicknames.userId, riskCases.userId))
    .leftJoin(operators, eq(operators.id, riskCases.openedBy))
    .leftJoin(closers, eq(closers.id, riskCases.closedBy))
    .leftJoin(assignees, eq(assignees.id, riskCases.assignee))
    .where(wanted)
    .$dynamic();

type SelectedRiskCase = Awaited<ReturnType<typeof selectRiskCases>>[number];

export const riskCaseView = ({ row, nickname, openedBy, assignee }: SelectedRiskCase): RiskCase => ({
  id: row.id,
  player: { id: row.userId, nickname },
  kind: row.kind,
  state: row.closedAt === null ? 'open' : 'closed',
  opened_at: row.openedAt.toISOString(),
  opened_by: openedBy,
  reason: row.reason,
  assignee,
  changed_at: row.changedAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
  outcome: row.outcome,
});

type LinkRow = typeof riskLinks.$inferSelect;
type Known = Pick<RiskLink, 'label' | 'amount' | 'currency' | 'status'>;
const UNKNOWN: Known = { label: null, amount: null, currency: null, status: null };

/** What is known now of payments and players, by id. */
async function readSubjects(db: Queryable, links: readonly LinkRow[]): Promise<Map<string, Known>> {
  const ids = (kind: LinkRow['kind']) => links.filter((link) => link.kind === kind).map(({ subject }) => subject);
  const found = new Map<string, Known>();
  for (const [table, wanted] of [
    [withdrawals, ids('withdrawal')],
    [deposits, ids('deposit')],
  ] as const) {
    if (wanted.length === 0) continue;
    const rows = await db
      .select({ id: table.id, amount: table.amount, currency: table.currency, status: table.status })
      .from(table)
      .where(inArray(table.id, wanted));
    for (const { id, amount, currency, status } of rows)
      found.set(id, { label: null, amount: fromMinor(amount), currency, status });
  }
  const players = ids('player');
  if (players.length > 0)
    for (const { id, label } of await db
      .select({ id: nicknames.userId, label: nicknames.nickname })
      .from(nicknames)
      .where(inArray(nicknames.userId, players)))
      if (id !== null) found.set(id, { ...UNKNOWN, label });
  return found;
}

async function readLinks(db: Queryable, caseId: string): Promise<RiskLink[]> {
  const links = await db.select().from(riskLinks).where(eq(riskLinks.caseId, caseId)).orderBy(asc(riskLinks.at));
  const subjects = await readSubjects(db, links);
  return links.map(({ kind, subject, at }) => ({
    kind,
    id: subject,
    at: at.toISOString(),
    ...(subjects.get(subject) ?? UNKNOWN),
  }));
}

/** One case with its links and timeline. @throws DomainError NOT_FOUND */
export async function readRiskCase(db: Queryable, id: string): Promise<RiskCaseDetail> {
  const [found] = await selectRiskCases(db, eq(riskCases.id, id));
  if (!found) throw new DomainError('NOT_FOUND', `There is no case ${id}.`);
  const steps = await db
    .select({ row: riskSteps, by: operators.name })
    .from(riskSteps)
    .leftJoin(operators, eq(operators.id, riskSteps.operatorId))
    .where(eq(riskSteps.caseId, id))
    .orderBy(asc(riskSteps.at), asc(riskSteps.id));
  return {
    ...riskCaseView(found),
    closed_by: found.closedBy,
    links: await readLinks(db, id),
    timeline: steps.map(({ row, by }) => ({
      id: row.id,
      at: row.at.toISOString(),
      by,
      step: row.step,
      text: row.text,
      outcome: row.outcome,
    })),
  };
}
