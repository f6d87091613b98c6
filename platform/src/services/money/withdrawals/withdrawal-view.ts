import { fromMinor } from '@kozyr/contracts/money';
import type { Withdrawal } from '@kozyr/contracts/withdrawals';
import { addMinutes } from 'date-fns';
import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { withdrawalSteps, type withdrawals } from '../../../db/schema/withdrawals';
import { type UsualTimes, usualTimes } from './internal/usual-times';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
type Step = Pick<typeof withdrawalSteps.$inferSelect, 'status' | 'at'>;

function expectedOf(row: WithdrawalRow, usual: UsualTimes): Withdrawal['expected'] {
  const state = row.status === 'WAITING_FOR_APPROVAL' ? usual.approval : row.status === 'PAYING' ? usual.payout : null;
  if (!state) return null;
  const after = (minutes: number) => addMinutes(row.statusSince, minutes).toISOString();
  return { earliest: after(state.earliest), latest: after(state.latest), basis: state.basis };
}

function viewWithSteps(row: WithdrawalRow, steps: readonly Step[], usual: UsualTimes): Withdrawal {
  const waits = row.status === 'AWAITING_CARD';
  return {
    id: row.id,
    amount: fromMinor(row.amount),
    currency: row.currency,
    recipient_name: row.recipientName,
    card: row.cardBrand && row.cardMask ? { brand: row.cardBrand, mask: row.cardMask } : null,
    status: row.status,
    reason: row.reason,
    steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
    expected: expectedOf(row, usual),
    card_url: waits ? row.cardUrl : null,
    card_until: waits ? row.cardUntil.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}

/** Withdrawals as their player sees them, in the order given. */
export async function withdrawalViews(db: Queryable, now: Date, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  if (rows.length === 0) return [];
  const usual = await usualTimes(db, now);
  const steps = await db
    .select()
    .from(withdrawalSteps)
    .where(
      inArray(
        withdrawalSteps.withdrawalId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(withdrawalSteps.at));
  return rows.map((row) =>
    viewWithSteps(
      row,
      steps.filter(({ withdrawalId }) => withdrawalId === row.id),
      usual,
    ),
  );
}

export async function withdrawalView(db: Queryable, now: Date, row: WithdrawalRow): Promise<Withdrawal> {
  const [one] = await withdrawalViews(db, now, [row]);
  if (!one) throw new Error(`Withdrawal ${row.id} has no view.`);
  return one;
}
