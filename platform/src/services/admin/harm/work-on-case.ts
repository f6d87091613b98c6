import type { HarmCaseDetail, HarmOutcome, HarmStep } from '@kozyr/contracts/operator/harm';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { harmCases, harmSteps } from '../../../db/schema/harm';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockPlayer } from '../../kernel/players/lock-player';
import { dayIn, daysBack } from '../../kernel/time/days';
import { readCase } from './internal/case-view';

/** A case that is opened by hand has the signals of the week before. */
const WEEK_BEFORE = 6;

/**
 * Opens a case by hand, for what an operator has seen or was told.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT with `case`, the one that is open
 */
export async function openHarmCase(
  ctx: Context,
  operator: OperatorCaller,
  { id: userId, reason }: { id: string; reason: string },
): Promise<HarmCaseDetail> {
  return ctx.db.transaction(async (tx) => {
    const [player] = await tx.select({ currency: users.currency }).from(users).where(eq(users.id, userId));
    if (!player) throw new DomainError('NOT_FOUND', `There is no player ${userId}.`);
    await lockPlayer(tx, userId);
    const now = ctx.now();
    const [open] = await tx
      .select({ id: harmCases.id })
      .from(harmCases)
      .where(and(eq(harmCases.userId, userId), isNull(harmCases.closedAt)));
    if (open)
      throw new DomainError('STATE_CONFLICT', `The case ${open.id} is open already.`, {
        why: 'case_open',
        case: open.id,
      });
    const signalsFrom = daysBack(dayIn(now, player.currency), WEEK_BEFORE);
    const [opened] = await tx
      .insert(harmCases)
      .values({ userId, openedAt: now, openedBy: operator.operatorId, reason, signalsFrom })
      .returning({ id: harmCases.id });
    if (!opened) throw new Error(`No case of ${userId} was opened.`);
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'harm_case_opened',
      subject: { kind: 'player', id: userId },
      details: { case: opened.id, reason },
    });
    return readCase(tx, opened.id);
  });
}

/** An open case, locked. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is closed */
async function lockOpenCase(tx: Queryable, id: string): Promise<typeof harmCases.$inferSelect> {
  const [row] = await tx.select().from(harmCases).where(eq(harmCases.id, id)).for('update');
  if (!row) throw new DomainError('NOT_FOUND', `There is no case ${id}.`);
  if (row.closedAt !== null)
    throw new DomainError('STATE_CONFLICT', 'This case is closed. Open another one by `harm open`.', {
      why: 'case_closed',
    });
  return row;
}

/** Records what was done about a case. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is closed */
export async function addHarmStep(
  ctx: Context,
  operator: OperatorCaller,
  { id, step, note }: { id: string; step: HarmStep; note: string },
): Promise<HarmCaseDetail> {
  return ctx.db.transaction(async (tx) => {
    const { userId } = await lockOpenCase(tx, id);
    await tx.insert(harmSteps).values({ caseId: id, at: ctx.now(), operatorId: operator.operatorId, step, note });
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'harm_case_step',
      subject: { kind: 'player', id: userId },
      details: { case: id, step, note },
    });
    return readCase(tx, id);
  });
}

/** Closes a case, with what it came to. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is closed */
export async function closeHarmCase(
  ctx: Context,
  operator: OperatorCaller,
  { id, outcome, note }: { id: string; outcome: HarmOutcome; note: string },
): Promise<HarmCaseDetail> {
  return ctx.db.transaction(async (tx) => {
    const { userId } = await lockOpenCase(tx, id);
    await tx
      .update(harmCases)
      .set({ closedAt: ctx.now(), closedBy: operator.operatorId, outcome, closingNote: note })
      .where(eq(harmCases.id, id));
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'harm_case_closed',
      subject: { kind: 'player', id: userId },
      details: { case: id, outcome, note },
    });
    return readCase(tx, id);
  });
}
