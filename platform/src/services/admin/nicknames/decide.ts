import type { NicknameReason } from '@kozyr/contracts/nicknames';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { nicknameReports, nicknames, playerNames, type ReportOutcome } from '../../../db/schema/nicknames';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockPlayer } from '../../kernel/players/lock-player';

type Named = { id: string; nickname: string };

/** Locks a player. @throws DomainError NOT_FOUND */
async function lockNamed(tx: Queryable, id: string): Promise<void> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (!known) throw new DomainError('NOT_FOUND', `There is no player ${id}.`);
  await lockPlayer(tx, id);
}

/** Ends the open reports of a nickname. @returns how many there were */
async function endReports(
  ctx: Context,
  tx: Queryable,
  operator: OperatorCaller,
  { id, nickname, outcome }: Named & { outcome: ReportOutcome },
): Promise<number> {
  const { userId, nickname: reported, outcome: decided } = nicknameReports;
  const ended = await tx
    .update(nicknameReports)
    .set({ outcome, decidedAt: ctx.now(), decidedBy: operator.operatorId })
    .where(and(eq(userId, id), eq(reported, nickname), isNull(decided)))
    .returning({ id: nicknameReports.id });
  return ended.length;
}

/**
 * Takes a nickname away: the player is read masked where they were by it, is told why in the profile and may choose another at once. Nobody
 * may choose this one or one that reads alike. The audit log does not say which it was: it outlives an erasure, the reports do not.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT: the player has another nickname now, or none
 */
export async function takeNickname(
  ctx: Context,
  operator: OperatorCaller,
  { id, nickname, reason }: Named & { reason: NicknameReason },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockNamed(tx, id);
    const [own] = await tx
      .update(nicknames)
      .set({ userId: null, nickname: null })
      .where(and(eq(nicknames.userId, id), eq(nicknames.nickname, nickname)))
      .returning();
    if (!own)
      throw new DomainError('STATE_CONFLICT', 'The player does not have this nickname now.', { why: 'other_nickname' });
    const { shown } = playerNames;
    await tx
      .update(playerNames)
      .set({
        shown: sql`case when ${shown} = 'nickname' then 'masked' else ${shown} end`,
        chosenAt: null,
        taken: nickname,
        takenFor: reason,
        takenAt: ctx.now(),
      })
      .where(eq(playerNames.userId, id));
    const reports = await endReports(ctx, tx, operator, { id, nickname, outcome: 'taken' });
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'nickname_taken',
      subject: { kind: 'player', id },
      details: { reason, reports: String(reports) },
    });
  });
}

/**
 * Finds nothing wrong with a reported nickname. Whoever reported it can't do so again.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT: no report of it is open
 */
export async function dismissReports(ctx: Context, operator: OperatorCaller, named: Named): Promise<void> {
  const { id } = named;
  await ctx.db.transaction(async (tx) => {
    await lockNamed(tx, id);
    const reports = await endReports(ctx, tx, operator, { ...named, outcome: 'dismissed' });
    if (reports === 0)
      throw new DomainError('STATE_CONFLICT', 'No report of this nickname waits.', { why: 'no_report' });
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'nickname_reports_dismissed',
      subject: { kind: 'player', id },
      details: { reports: String(reports) },
    });
  });
}
