import { fromMinor } from '@kozyr/contracts/money';
import type { WithdrawalReason } from '@kozyr/contracts/withdrawals';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { ownRow, ownRowOf } from '../../../../db/own-row';
import { withdrawalSteps, withdrawals } from '../../../../db/schema/withdrawals';
import type { Posted } from '../../../../ledger/answer';
import { postHold, voidHold } from '../../../../ledger/holds';
import { publish } from '../../../../outbox/publish';
import { walletSummary } from '../../../kernel/events/current-wallet';
import { writeNotifications } from '../../../kernel/notifications/write-notifications';
import { daysLater } from '../../../kernel/time/days';
import { type WithdrawalRow, withdrawalView } from '../withdrawal-view';

type Patch = Partial<
  Pick<WithdrawalRow, 'cardToken' | 'cardBrand' | 'cardMask' | 'cardFingerprint' | 'cardId' | 'payoutId'>
>;
type To = { status: 'WAITING_FOR_APPROVAL' | 'PAYING' | 'SUCCESS' } | { status: 'DENIED'; reason: WithdrawalReason };

async function publishWallet(tx: Queryable, row: WithdrawalRow, posted: Posted): Promise<void> {
  const own = posted.balances[row.userId];
  if (own) await publish(tx, row.userId, { type: 'wallet', wallet: walletSummary(row.currency, own) });
}

/** What the end of a withdrawal does with its hold: paid money leaves for the gateway, denied money goes back. */
async function endHold(tx: Queryable, row: WithdrawalRow, to: To): Promise<void> {
  const memo = { withdrawal: row.id };
  if (to.status === 'SUCCESS') {
    const posted = await postHold(tx, {
      key: `withdrawal-paid:${row.id}`,
      kind: 'withdrawal_paid',
      holdId: row.holdId,
      player: row.userId,
      to: { house: 'gateway_clearing' },
      memo,
    });
    await publishWallet(tx, row, posted);
  }
  if (to.status === 'DENIED') {
    const { holdId, userId: player } = row;
    const key = `withdrawal-returned:${row.id}`;
    await publishWallet(tx, row, await voidHold(tx, { key, kind: 'withdrawal_returned', holdId, player, memo }));
  }
}

/** Writes the end of a withdrawal into the player's centre, unless they ended it themselves. @returns whether it is new there */
async function noteEnd(
  tx: Queryable,
  now: Date,
  { id, userId, amount, currency }: WithdrawalRow,
  to: To,
): Promise<boolean> {
  const declined = to.status === 'DENIED';
  if (!declined && to.status !== 'SUCCESS') return false;
  if (declined && to.reason === 'cancelled_by_payer') return false;
  const outcome = declined ? 'declined' : 'paid';
  const news = { kind: 'payout', withdrawal_id: id, amount: fromMinor(amount), currency, outcome } as const;
  const told = await writeNotifications(tx, now, [{ userId, key: `payout:${id}`, news, until: daysLater(now, 1) }]);
  return told.length > 0;
}

/** The withdrawal, locked until the transaction ends; null when there is none. */
export async function lockWithdrawal(tx: Queryable, id: string): Promise<WithdrawalRow | null> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(await ownRowOf(tx, withdrawals, id))
    .for('update');
  return row ?? null;
}

/**
 * Moves a locked withdrawal to its next status: row, step, hold, and what the player is told, all in the transaction of tx.
 * @throws Error when the status moved under the lock, which can't be
 */
export async function moveOn(
  ctx: Context,
  tx: Queryable,
  row: WithdrawalRow,
  to: To,
  patch: Patch = {},
): Promise<WithdrawalRow> {
  const now = ctx.now();
  const ends = to.status === 'SUCCESS' || to.status === 'DENIED';
  const [moved] = await tx
    .update(withdrawals)
    .set({ ...patch, ...to, statusSince: now, settledAt: ends ? now : null, askedAt: null })
    .where(and(ownRow(withdrawals, row), eq(withdrawals.status, row.status)))
    .returning();
  if (!moved) throw new Error(`Withdrawal ${row.id} moved under its lock.`);
  await tx.insert(withdrawalSteps).values({ withdrawalId: row.id, status: to.status, at: now });
  const noted = await noteEnd(tx, now, moved, to);
  await endHold(tx, moved, to);
  await publish(
    tx,
    row.userId,
    { type: 'withdrawal', withdrawal: await withdrawalView(tx, now, moved) },
    ...(noted ? [{ type: 'notifications' as const }] : []),
  );
  return moved;
}
