import { fromMinor } from '@kozyr/contracts/money';
import type { QueuedWithdrawalCase } from '@kozyr/contracts/operator/withdrawal-queue';
import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { rounds } from '../../../db/schema/games';
import { deposits } from '../../../db/schema/payments';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import type { WithdrawalRow } from '../../money/withdrawals/withdrawal-view';
import { readWithdrawalCase } from '../withdrawal-admin/read-withdrawal-case';
import { selectQueued, viewQueued } from './internal/queued-view';

const LAST = 10;
type Movement = QueuedWithdrawalCase['deposits'][number];

type Moved = Pick<WithdrawalRow, 'id' | 'amount' | 'currency' | 'createdAt' | 'settledAt'> & {
  status: string;
  rail: string | null;
};

const movementView = ({ id, amount, currency, status, rail, createdAt, settledAt }: Moved): Movement => ({
  id,
  amount: fromMinor(amount),
  currency,
  status,
  rail,
  created_at: createdAt.toISOString(),
  settled_at: settledAt?.toISOString() ?? null,
});

async function lastDeposits(ctx: Context, userId: string): Promise<(typeof deposits.$inferSelect)[]> {
  return ctx.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'SUCCESS')))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(LAST);
}

/** Every settled stake of real money since the last deposit that had arrived before the withdrawal; null: there was none. */
async function stakedSinceDeposit(ctx: Context, { userId, currency, createdAt }: WithdrawalRow) {
  const [deposit] = await ctx.db
    .select({ settledAt: deposits.settledAt })
    .from(deposits)
    .where(
      and(
        eq(deposits.userId, userId),
        eq(deposits.status, 'SUCCESS'),
        eq(deposits.currency, currency),
        lte(deposits.settledAt, createdAt),
      ),
    )
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(1);
  if (!deposit?.settledAt) return null;
  const [since] = await ctx.db
    .select({ sum: sql<string>`coalesce(sum(${rounds.stakeGame} + ${rounds.stakeElectronic}), 0)::text` })
    .from(rounds)
    .where(
      and(
        eq(rounds.userId, userId),
        eq(rounds.currency, currency),
        eq(rounds.status, 'settled'),
        gte(rounds.createdAt, deposit.settledAt),
        lte(rounds.createdAt, createdAt),
      ),
    );
  return fromMinor(BigInt(since?.sum ?? '0'));
}

/** One withdrawal with its hints, and everything that a decision about it needs. @throws DomainError NOT_FOUND */
export async function readQueuedWithdrawal(ctx: Context, id: string): Promise<QueuedWithdrawalCase> {
  const [found] = await selectQueued(ctx.db, eq(withdrawals.id, id)).limit(1);
  const [withdrawal] = found ? await viewQueued(ctx, [found]) : [];
  if (!found || !withdrawal) throw new DomainError('NOT_FOUND', `There is no withdrawal ${id}.`);
  const { row } = found;
  const [known, paidIn, staked, others] = await Promise.all([
    readWithdrawalCase(ctx, id),
    lastDeposits(ctx, row.userId),
    stakedSinceDeposit(ctx, row),
    ctx.db
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.userId, row.userId), ne(withdrawals.id, id)))
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(LAST),
  ]);
  return {
    withdrawal,
    recipient_name: row.recipientName,
    card: known.withdrawal.card,
    reason: row.reason,
    payout_id: row.payoutId,
    steps: known.steps,
    sums: known.sums,
    account_age_days: known.account_age_days,
    staked_since_deposit: staked,
    deposits: paidIn.map((deposit) => movementView({ ...deposit, rail: deposit.method })),
    withdrawals: others.map((other) => movementView({ ...other, rail: other.cardBrand })),
    notes: known.notes,
  };
}
