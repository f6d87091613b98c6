import { fromMinor } from '@kozyr/contracts/money';
import type { QueuedWithdrawal } from '@kozyr/contracts/operator/withdrawal-queue';
import { differenceInSeconds } from 'date-fns';
import { eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { nicknames } from '../../../../db/schema/nicknames';
import { withdrawalRulings } from '../../../../db/schema/risk';
import { withdrawals } from '../../../../db/schema/withdrawals';
import { readRiskFacts } from '../read-risk-facts';
import { hintsOf } from '../rules';

/** Withdrawals with who asks, by nickname alone; the caller orders and limits. */
export function selectQueued(db: Queryable, where: SQL | undefined) {
  return db
    .select({ row: withdrawals, rating: users.rating, nickname: nicknames.nickname, ruling: withdrawalRulings })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .leftJoin(withdrawalRulings, eq(withdrawalRulings.withdrawalId, withdrawals.id))
    .leftJoin(nicknames, eq(nicknames.userId, withdrawals.userId))
    .where(where)
    .$dynamic();
}
export type QueuedRow = Awaited<ReturnType<typeof selectQueued>>[number];

/** Rows of the queue with their hints, in the order given. */
export async function viewQueued(ctx: Context, rows: readonly QueuedRow[]): Promise<QueuedWithdrawal[]> {
  const now = ctx.now();
  const facts = await readRiskFacts(
    ctx,
    ctx.db,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, rating, nickname, ruling }) => {
    const known = facts.get(row.id);
    return {
      id: row.id,
      player: { id: row.userId, nickname, rating },
      amount: fromMinor(row.amount),
      currency: row.currency,
      rail: row.cardBrand,
      status: row.status,
      created_at: row.createdAt.toISOString(),
      status_since: row.statusSince.toISOString(),
      waited_seconds: Math.max(0, differenceInSeconds(row.settledAt ?? now, row.createdAt)),
      hints: known ? hintsOf(known) : [],
      ruling:
        ruling && ruling.version > 0 ? { outcome: ruling.outcome, rule: ruling.rule, guards: ruling.guards } : null,
    };
  });
}
