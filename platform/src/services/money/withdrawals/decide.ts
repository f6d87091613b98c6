import { fromMinor } from '@kozyr/contracts/money';
import type { OperatorDenial } from '@kozyr/contracts/withdrawals';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { DomainError } from '../../../errors';
import { GatewayUnavailable } from '../../../gateways/payments/port';
import { requireAmount } from '../../identity/operators/require-amount';
import { type Actor, recordAudit } from '../../kernel/audit/record-audit';
import { outstandingOf } from '../chargebacks/outstanding-of';
import { lockWithdrawal, moveOn } from './internal/move-on';
import { sendPayout } from './internal/send-payout';
import type { WithdrawalRow } from './withdrawal-view';

/** Who decides, as it stands in the audit log. */
type Operator = Omit<Actor, 'kind'>;
/** Who approves, by what their role lets them. */
type Approver = Operator & Pick<OperatorCaller, 'role' | 'rights'>;

/** The withdrawal that waits for a decision, locked. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export async function lockWaiting(tx: Queryable, id: string): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, id);
  if (!row) throw new DomainError('NOT_FOUND', 'There is no such withdrawal.');
  if (row.status !== 'WAITING_FOR_APPROVAL')
    throw new DomainError('STATE_CONFLICT', `This withdrawal does not wait for a decision: it is ${row.status}.`, {
      why: 'decided',
      status: row.status,
    });
  return row;
}

const subjectOf = (row: WithdrawalRow) => ({ kind: 'withdrawal', id: row.id });

/**
 * Approves a withdrawal that lockWaiting gave, in its transaction; payApproved sends it once that has ended.
 * @throws DomainError PAYOUTS_ON_HOLD while the player owes for a deposit that was taken back
 */
export async function writeApproval(
  ctx: Context,
  tx: Queryable,
  actor: Actor,
  row: WithdrawalRow,
  said: Readonly<Record<string, string>>,
): Promise<WithdrawalRow> {
  const owed = await outstandingOf(tx, row.userId);
  if (owed > 0n)
    throw new DomainError('PAYOUTS_ON_HOLD', 'A bank took a deposit of this player back, and it is not settled.', {
      owed: fromMinor(owed),
    });
  await recordAudit(tx, ctx.now(), {
    actor,
    action: 'withdrawal_approved',
    subject: subjectOf(row),
    details: { before: row.status, after: 'PAYING', player: row.userId, ...said },
  });
  return moveOn(ctx, tx, row, { status: 'PAYING' });
}

/** Sends an approved withdrawal to the gateway. @returns it as it is then: PAYING, or already at its end */
export async function payApproved(ctx: Context, approved: WithdrawalRow): Promise<WithdrawalRow> {
  try {
    return await sendPayout(ctx, approved);
  } catch (error) {
    // Approved it is; the job repeats the call until the gateway answers.
    if (!(error instanceof GatewayUnavailable)) throw error;
    ctx.log.warn({ err: error, withdrawalId: approved.id }, 'the gateway does not take a payout now');
    return approved;
  }
}

/**
 * Approves a withdrawal and sends it to the gateway; of an approval and a denial at once, one wins.
 * @returns the withdrawal as it is then: PAYING, or already at its end. @throws DomainError NOT_FOUND, STATE_CONFLICT,
 * AMOUNT_ABOVE_PERMISSION, PAYOUTS_ON_HOLD while the player owes for a deposit that was taken back
 */
export async function approveWithdrawal(
  ctx: Context,
  { role, rights, ...actor }: Approver,
  { id, note }: { id: string; note?: string | undefined },
): Promise<WithdrawalRow> {
  const approved = await ctx.db.transaction(async (tx) => {
    const row = await lockWaiting(tx, id);
    await requireAmount(tx, { role, rights }, 'withdrawals.decide', row);
    return writeApproval(ctx, tx, { ...actor, kind: 'operator' }, row, note ? { note } : {});
  });
  return payApproved(ctx, approved);
}

/** Denies a withdrawal: its money is back in the same moment. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export async function denyWithdrawal(
  ctx: Context,
  operator: Operator,
  { id, reason, note }: { id: string; reason: OperatorDenial; note?: string | undefined },
): Promise<WithdrawalRow> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockWaiting(tx, id);
    await recordAudit(tx, ctx.now(), {
      actor: { kind: 'operator', ...operator },
      action: 'withdrawal_denied',
      subject: subjectOf(row),
      details: { before: row.status, after: 'DENIED', player: row.userId, reason, ...(note ? { note } : {}) },
    });
    return moveOn(ctx, tx, row, { status: 'DENIED', reason });
  });
}
