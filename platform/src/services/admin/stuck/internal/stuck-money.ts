import { fromMinor } from '@kozyr/contracts/money';
import type { StuckItem } from '@kozyr/contracts/operator/stuck';
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { chargebacks } from '../../../../db/schema/chargebacks';
import { adjustments, writeOffProposals } from '../../../../db/schema/operators';
import { deposits } from '../../../../db/schema/payments';
import { withdrawals } from '../../../../db/schema/withdrawals';
import { outstandingIn } from '../../../money/chargebacks/chargeback-view';
import { stuckBefore } from '../rules';

/** Of each kind at most; more than that is one trouble, not many. */
export const MAX_OF_A_KIND = 200;

export async function stuckDeposits(ctx: Context): Promise<StuckItem[]> {
  const rows = await ctx.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.status, 'AWAITING_DEPOSIT'), lt(deposits.expiresAt, stuckBefore('deposit', ctx.now()))))
    .orderBy(asc(deposits.createdAt))
    .limit(MAX_OF_A_KIND);
  return rows.map((row) => ({
    kind: 'deposit_awaiting',
    id: row.id,
    since: row.createdAt.toISOString(),
    player: row.userId,
    amount: fromMinor(row.amount),
    currency: row.currency,
    what: 'Past its time, and the gateway has not said how it ended. Ask the gateway by this reference.',
  }));
}

type WithdrawalKind = 'withdrawal_waiting' | 'payout_not_taken' | 'payout_unheard';

export async function stuckWithdrawals(ctx: Context): Promise<StuckItem[]> {
  const now = ctx.now();
  const since = withdrawals.statusSince;
  const paying = eq(withdrawals.status, 'PAYING');
  const wanted = {
    withdrawal_waiting: [
      and(eq(withdrawals.status, 'WAITING_FOR_APPROVAL'), lt(since, stuckBefore('approval', now))),
      'Waits for approval for more than a day. Approve or deny it.',
    ],
    payout_not_taken: [
      and(paying, isNull(withdrawals.payoutId), lt(since, stuckBefore('payoutNotTaken', now))),
      'Approved, but the gateway does not take the payout. It is tried every minute; see the log, then the gateway.',
    ],
    payout_unheard: [
      and(paying, isNotNull(withdrawals.payoutId), lt(since, stuckBefore('payout', now))),
      'The gateway took the payout over two hours ago and has not said how it ended. Ask it by this reference.',
    ],
  } as const;
  const kinds: readonly WithdrawalKind[] = ['withdrawal_waiting', 'payout_not_taken', 'payout_unheard'];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const [where, what] = wanted[kind];
      const rows = await ctx.db.select().from(withdrawals).where(where).orderBy(asc(since)).limit(MAX_OF_A_KIND);
      return rows.map(
        (row): StuckItem => ({
          kind,
          id: row.id,
          since: row.statusSince.toISOString(),
          player: row.userId,
          amount: fromMinor(row.amount),
          currency: row.currency,
          what,
        }),
      );
    }),
  );
  return found.flat();
}

export async function openChargebacks(ctx: Context): Promise<StuckItem[]> {
  const rows = await ctx.db
    .select({ row: chargebacks, proposal: writeOffProposals })
    .from(chargebacks)
    .leftJoin(writeOffProposals, eq(writeOffProposals.chargebackId, chargebacks.id))
    .where(eq(chargebacks.status, 'open'))
    .orderBy(asc(chargebacks.createdAt))
    .limit(MAX_OF_A_KIND);
  return rows.map(({ row, proposal }) => ({
    kind: proposal ? 'write_off_waiting' : 'chargeback_open',
    id: row.id,
    since: (proposal?.proposedAt ?? row.createdAt).toISOString(),
    player: row.userId,
    amount: fromMinor(outstandingIn(row)),
    currency: row.currency,
    what: proposal
      ? `Somebody proposes to write it off: ${proposal.reason}. Another operator has to do so, or collect it.`
      : 'The bank took a deposit back and the player owes for it. Collect it, or write it off.',
  }));
}

export async function waitingAdjustments(ctx: Context): Promise<StuckItem[]> {
  const rows = await ctx.db
    .select()
    .from(adjustments)
    .where(eq(adjustments.status, 'PENDING'))
    .orderBy(asc(adjustments.proposedAt))
    .limit(MAX_OF_A_KIND);
  return rows.map((row) => ({
    kind: 'adjustment_waiting',
    id: row.id,
    since: row.proposedAt.toISOString(),
    player: row.userId,
    amount: fromMinor(row.amount),
    currency: row.currency,
    what: `Waits for a second operator: ${row.reason}.`,
  }));
}
