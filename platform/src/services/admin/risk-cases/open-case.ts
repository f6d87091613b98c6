import type { RiskCaseDetail, RiskCaseKind } from '@kozyr/contracts/operator/risk-cases';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { riskCases, riskLinks } from '../../../db/schema/risk';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { type Actor, recordAudit } from '../../kernel/audit/record-audit';
import { operatorActor } from '../../kernel/audit/record-operator-deed';
import { lockPlayer } from '../../kernel/players/lock-player';
import { readRiskCase } from './internal/case-view';
import { writeStep } from './internal/write-step';

/** A case to be opened. withdrawal: the one it is about, if it is. */
type NewCase = { userId: string; kind: RiskCaseKind; reason: string; withdrawal: string | null };

/** The open case of a player, if there is one. */
export async function openCaseOf(db: Queryable, userId: string): Promise<string | null> {
  const [open] = await db
    .select({ id: riskCases.id })
    .from(riskCases)
    .where(and(eq(riskCases.userId, userId), isNull(riskCases.closedAt)));
  return open?.id ?? null;
}

/** Links a case to something, once. @returns whether the link is new */
export async function writeLink(
  tx: Queryable,
  at: Date,
  link: Pick<typeof riskLinks.$inferSelect, 'caseId' | 'kind' | 'subject'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(riskLinks)
    .values({ ...link, at })
    .onConflictDoNothing();
  return rowCount === 1;
}

/**
 * Writes a case into being, with its first step and its entry of the audit log; the player is locked by the caller, and has no open case.
 * @returns its id
 */
export async function writeNewCase(
  tx: Queryable,
  now: Date,
  actor: Actor,
  { userId, kind, reason, withdrawal }: NewCase,
): Promise<string> {
  const operatorId = actor.kind === 'operator' ? actor.id : null;
  const [opened] = await tx
    .insert(riskCases)
    .values({ userId, kind, reason, openedAt: now, openedBy: operatorId, changedAt: now })
    .returning({ id: riskCases.id });
  if (!opened) throw new Error(`No case of ${userId} was opened.`);
  await writeStep(tx, now, opened.id, { operatorId, step: 'opened', text: reason });
  if (withdrawal !== null) await writeLink(tx, now, { caseId: opened.id, kind: 'withdrawal', subject: withdrawal });
  await recordAudit(tx, now, {
    actor,
    action: 'risk_case_opened',
    subject: { kind: 'player', id: userId },
    details: { case: opened.id, kind, reason, ...(withdrawal === null ? {} : { withdrawal }) },
  });
  return opened.id;
}

/** Whose case it is to be. @throws DomainError NOT_FOUND */
async function playerOf(tx: Queryable, about: 'player' | 'withdrawal', id: string): Promise<string> {
  const [found] =
    about === 'player'
      ? await tx.select({ userId: users.id }).from(users).where(eq(users.id, id))
      : await tx.select({ userId: withdrawals.userId }).from(withdrawals).where(eq(withdrawals.id, id));
  if (!found) throw new DomainError('NOT_FOUND', `There is no ${about} ${id}.`);
  return found.userId;
}

type Input = { about: 'player' | 'withdrawal'; id: string; kind: RiskCaseKind; reason: string };

/**
 * Opens a case by hand, about a player or a withdrawal of theirs.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT with `case`, the one that is open
 */
export async function openRiskCase(
  ctx: Context,
  operator: OperatorCaller,
  { about, id, kind, reason }: Input,
): Promise<RiskCaseDetail> {
  return ctx.db.transaction(async (tx) => {
    const userId = await playerOf(tx, about, id);
    await lockPlayer(tx, userId);
    const open = await openCaseOf(tx, userId);
    if (open !== null) throw new DomainError('STATE_CONFLICT', `The case ${open} is open already.`, { case: open });
    const withdrawal = about === 'withdrawal' ? id : null;
    const opened = await writeNewCase(tx, ctx.now(), operatorActor(operator), { userId, kind, reason, withdrawal });
    return readRiskCase(tx, opened);
  });
}
