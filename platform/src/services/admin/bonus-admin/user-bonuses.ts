import { fromMinor } from '@kozyr/contracts/money';
import type { OperatorUserBonus } from '@kozyr/contracts/operator/bonuses';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { userBonusEvents, userBonuses } from '../../../db/schema/bonuses';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockPlayer } from '../../kernel/players/lock-player';
import type { UserBonusRow } from '../../money/user-bonuses/bonus-view';
import { endBonus } from '../../money/user-bonuses/end-bonus';
import { runningBonus } from '../../money/user-bonuses/running-bonus';
import { ownTerms } from '../../rewards/bonuses/list-own-bonuses';

async function requirePlayer(db: Queryable, id: string): Promise<void> {
  const [player] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (!player) throw new DomainError('NOT_FOUND', 'There is no such player.');
}

async function userBonusViews(db: Queryable, rows: readonly UserBonusRow[]): Promise<OperatorUserBonus[]> {
  const ids = rows.map(({ id }) => id);
  const events =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(userBonusEvents)
          .where(inArray(userBonusEvents.userBonusId, ids))
          .orderBy(asc(userBonusEvents.id));
  return rows.map((row) => ({
    ...ownTerms(row),
    wager_total: fromMinor(row.wagerTotal),
    wager_done: fromMinor(row.wagerDone),
    deposit: row.depositId === null ? null : { id: row.depositId, amount: fromMinor(row.depositAmount) },
    max_win: row.cap === null ? null : fromMinor(row.cap),
    expires_at: row.expiresAt?.toISOString() ?? null,
    events: events
      .filter(({ userBonusId }) => userBonusId === row.id)
      .map(({ at, kind, amount, transferId }) => ({
        at: at.toISOString(),
        kind,
        amount: amount === null ? null : fromMinor(amount),
        transfer_id: transferId,
      })),
  }));
}

/** What a player has taken, newest first; page counts from 1. @throws DomainError NOT_FOUND */
export async function listUserBonuses(
  ctx: Context,
  { id, page, pageSize }: { id: string; page: number; pageSize: number },
) {
  await requirePlayer(ctx.db, id);
  const theirs = eq(userBonuses.userId, id);
  const rows = await ctx.db
    .select()
    .from(userBonuses)
    .where(theirs)
    .orderBy(desc(userBonuses.subscribedAt), desc(userBonuses.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: await userBonusViews(ctx.db, rows),
    total: await ctx.db.$count(userBonuses, theirs),
    page,
    pageSize,
  };
}

/** Ends the bonus that runs for a player, and records why. @throws DomainError NOT_FOUND, BONUS_NOT_ACTIVE */
export async function endUserBonus(
  ctx: Context,
  operator: OperatorCaller,
  { id, note }: { id: string; note: string },
): Promise<OperatorUserBonus> {
  return ctx.db.transaction(async (tx) => {
    await requirePlayer(tx, id);
    await lockPlayer(tx, id);
    const running = await runningBonus(tx, id);
    if (!running) throw new DomainError('BONUS_NOT_ACTIVE', 'No bonus runs for this player.');
    const ended = await endBonus(tx, ctx.now(), running, 'ended');
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'bonus_ended',
      subject: { kind: 'player', id },
      details: { note, user_bonus: running.id, name: running.terms.name, lost: fromMinor(ended.forfeited) },
    });
    const [view] = await userBonusViews(tx, [ended]);
    if (!view) throw new Error(`User bonus ${running.id} vanished while it was ended.`);
    return view;
  });
}
