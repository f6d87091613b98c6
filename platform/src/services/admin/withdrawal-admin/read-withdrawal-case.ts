import { fromMinor } from '@kozyr/contracts/money';
import type { WithdrawalCase } from '@kozyr/contracts/operator/withdrawals';
import { and, asc, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { auditLog } from '../../../db/schema/audit';
import { operators } from '../../../db/schema/operators';
import { deposits } from '../../../db/schema/payments';
import { playerTurnover } from '../../../db/schema/rating';
import { withdrawalSteps, withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { operatorPlayerView } from '../../kernel/players/player-view';
import { fullDaysBetween } from '../../kernel/time/days';
import { outstandingOf } from '../../money/chargebacks/outstanding-of';
import { adminWithdrawalView, readWithdrawalForAdmin, selectWithdrawalsForAdmin } from './admin-withdrawal-view';

const EARLIER = 10;

/** What a player paid in, took out, staked and owes, of all time. */
export async function sumsOf(db: Queryable, userId: string): Promise<WithdrawalCase['sums']> {
  const [paidIn] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)::text`, count: count() })
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'SUCCESS')));
  const [paidOut] = await db
    .select({ sum: sql<string>`coalesce(sum(${withdrawals.amount}), 0)::text`, count: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.status, 'SUCCESS')));
  const [turnover] = await db
    .select({ staked: playerTurnover.staked })
    .from(playerTurnover)
    .where(eq(playerTurnover.userId, userId));
  return {
    deposited: fromMinor(BigInt(paidIn?.sum ?? '0')),
    deposits: paidIn?.count ?? 0,
    withdrawn: fromMinor(BigInt(paidOut?.sum ?? '0')),
    withdrawals: paidOut?.count ?? 0,
    staked: fromMinor(turnover?.staked ?? 0n),
    owed: fromMinor(await outstandingOf(db, userId)),
  };
}

/** What operators wrote when they decided about it. */
async function notesOf(db: Queryable, id: string): Promise<WithdrawalCase['notes']> {
  const rows = await db
    .select({ entry: auditLog, name: operators.name })
    .from(auditLog)
    .leftJoin(operators, sql`${operators.id}::text = ${auditLog.actor}`)
    .where(and(eq(auditLog.subjectKind, 'withdrawal'), eq(auditLog.subject, id)))
    .orderBy(asc(auditLog.id));
  return rows.map(({ entry, name }) => ({
    at: entry.at.toISOString(),
    operator: name ?? entry.actor,
    action: entry.action,
    text: entry.details.note ?? '',
  }));
}

/** Everything a decision about a withdrawal needs. @throws DomainError NOT_FOUND */
export async function readWithdrawalCase(ctx: Context, id: string): Promise<WithdrawalCase> {
  const { db } = ctx;
  const found = await readWithdrawalForAdmin(db, id);
  const { userId, createdAt } = found.row;
  const [player] = await db.select().from(users).where(eq(users.id, userId));
  if (!player) throw new DomainError('NOT_FOUND', `There is no player ${userId}.`);
  const steps = await db
    .select()
    .from(withdrawalSteps)
    .where(eq(withdrawalSteps.withdrawalId, id))
    .orderBy(asc(withdrawalSteps.at));
  const before = and(eq(withdrawals.userId, userId), ne(withdrawals.id, id), lt(withdrawals.createdAt, createdAt));
  const earlier = await selectWithdrawalsForAdmin(db, before).orderBy(desc(withdrawals.createdAt)).limit(EARLIER);
  return {
    withdrawal: adminWithdrawalView(found),
    steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
    player: await operatorPlayerView(db, player),
    account_age_days: Math.max(0, fullDaysBetween(player.createdAt, ctx.now())),
    sums: await sumsOf(db, userId),
    notes: await notesOf(db, id),
    earlier: earlier.map(adminWithdrawalView),
  };
}
