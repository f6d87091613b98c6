import type { RiskCaseDetail, RiskLinkKind, RiskOutcome } from '@kozyr/contracts/operator/risk-cases';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { operators } from '../../../db/schema/operators';
import { deposits } from '../../../db/schema/payments';
import { riskCases } from '../../../db/schema/risk';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockPlayer } from '../../kernel/players/lock-player';
import { readRiskCase } from './internal/case-view';
import { type Step, writeStep } from './internal/write-step';
import { openCaseOf, writeLink } from './open-case';

type CaseRow = typeof riskCases.$inferSelect;

/** What is done about a case under its lock: the step to be written, if anything changes, and what the audit log keeps of it. */
type Done = { step: Omit<Step, 'operatorId'>; action: string; details: Record<string, string> } | null;

/**
 * Does something about a case: player and case locked, the deed, its step and its entry of the audit log in one transaction.
 * @throws DomainError NOT_FOUND, and what the deed throws
 */
async function workOn(
  ctx: Context,
  operator: OperatorCaller,
  id: string,
  deed: (tx: Queryable, row: CaseRow) => Promise<Done>,
): Promise<RiskCaseDetail> {
  return ctx.db.transaction(async (tx) => {
    const [whose] = await tx.select({ userId: riskCases.userId }).from(riskCases).where(eq(riskCases.id, id));
    if (whose) await lockPlayer(tx, whose.userId);
    const [row] = await tx.select().from(riskCases).where(eq(riskCases.id, id)).for('update');
    if (!row) throw new DomainError('NOT_FOUND', `There is no case ${id}.`);
    const done = await deed(tx, row);
    if (done === null) return readRiskCase(tx, id);
    await writeStep(tx, ctx.now(), id, { operatorId: operator.operatorId, ...done.step });
    await recordOperatorDeed(ctx, tx, operator, {
      action: done.action,
      subject: { kind: 'player', id: row.userId },
      details: { case: id, ...done.details },
    });
    return readRiskCase(tx, id);
  });
}

/** @throws DomainError STATE_CONFLICT for a case that is closed */
function requireOpen({ closedAt }: CaseRow): void {
  if (closedAt !== null)
    throw new DomainError('STATE_CONFLICT', 'This case is closed: open it again before you change it.');
}

async function nameOf(tx: Queryable, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await tx.select({ name: operators.name }).from(operators).where(eq(operators.id, id));
  return found?.name ?? null;
}

/**
 * Says who sees to a case. Whoever has seen another assignee than there is now is told, and changes nothing.
 * @throws DomainError NOT_FOUND without such a case or operator; STATE_CONFLICT when it is closed, or with `assignee`
 */
export const assignRiskCase = (
  ctx: Context,
  operator: OperatorCaller,
  { id, operator: name, from }: { id: string; operator: string | null; from: string | null },
): Promise<RiskCaseDetail> =>
  workOn(ctx, operator, id, async (tx, row) => {
    requireOpen(row);
    const current = await nameOf(tx, row.assignee);
    if (current === name) return null;
    if (current !== from)
      throw new DomainError('STATE_CONFLICT', `This case is seen to by ${current ?? 'nobody'} meanwhile.`, {
        assignee: current ?? '',
      });
    const [found] =
      name === null
        ? []
        : await tx
            .select({ id: operators.id })
            .from(operators)
            .where(and(eq(operators.name, name), isNull(operators.disabledAt)));
    if (name !== null && !found) throw new DomainError('NOT_FOUND', `There is no operator ${name}.`);
    await tx
      .update(riskCases)
      .set({ assignee: found?.id ?? null })
      .where(eq(riskCases.id, id));
    return {
      step: { step: 'assigned', text: name ?? '' },
      action: 'risk_case_assigned',
      details: { before: current ?? '', after: name ?? '' },
    };
  });

/** Writes a note into a case, open or closed. @throws DomainError NOT_FOUND */
export const noteRiskCase = (
  ctx: Context,
  operator: OperatorCaller,
  { id, text }: { id: string; text: string },
): Promise<RiskCaseDetail> =>
  workOn(ctx, operator, id, async () => ({
    step: { step: 'note', text },
    action: 'risk_case_noted',
    details: { note: text },
  }));

/** @throws DomainError NOT_FOUND; STATE_CONFLICT for the case's own player */
async function requireSubject(tx: Queryable, row: CaseRow, kind: RiskLinkKind, subject: string): Promise<void> {
  if (kind === 'player' && subject === row.userId)
    throw new DomainError('STATE_CONFLICT', 'The case is about this player already: link it to another one.');
  const table = kind === 'withdrawal' ? withdrawals : kind === 'deposit' ? deposits : users;
  const [found] = await tx.select({ id: table.id }).from(table).where(eq(table.id, subject));
  if (!found) throw new DomainError('NOT_FOUND', `There is no ${kind} ${subject}.`);
}

/** Links an open case to a payment or another player; what is linked already stays so. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export const linkRiskCase = (
  ctx: Context,
  operator: OperatorCaller,
  { id, kind, subject }: { id: string; kind: RiskLinkKind; subject: string },
): Promise<RiskCaseDetail> =>
  workOn(ctx, operator, id, async (tx, row) => {
    requireOpen(row);
    await requireSubject(tx, row, kind, subject);
    if (!(await writeLink(tx, ctx.now(), { caseId: id, kind, subject }))) return null;
    return { step: { step: 'linked', text: subject }, action: 'risk_case_linked', details: { kind, id: subject } };
  });

/** Closes a case, with what it came to. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is closed */
export const closeRiskCase = (
  ctx: Context,
  operator: OperatorCaller,
  { id, outcome, text }: { id: string; outcome: RiskOutcome; text: string },
): Promise<RiskCaseDetail> =>
  workOn(ctx, operator, id, async (tx, row) => {
    requireOpen(row);
    await tx
      .update(riskCases)
      .set({ closedAt: ctx.now(), closedBy: operator.operatorId, outcome })
      .where(eq(riskCases.id, id));
    return { step: { step: 'closed', text, outcome }, action: 'risk_case_closed', details: { outcome, note: text } };
  });

/** Opens a closed case again. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is open, or with `case`, another open one */
export const reopenRiskCase = (
  ctx: Context,
  operator: OperatorCaller,
  { id, text }: { id: string; text: string },
): Promise<RiskCaseDetail> =>
  workOn(ctx, operator, id, async (tx, row) => {
    const open = await openCaseOf(tx, row.userId);
    if (open !== null)
      throw new DomainError('STATE_CONFLICT', `The case ${open} of this player is open.`, { case: open });
    await tx.update(riskCases).set({ closedAt: null, closedBy: null, outcome: null }).where(eq(riskCases.id, id));
    return { step: { step: 'reopened', text }, action: 'risk_case_reopened', details: { note: text } };
  });
