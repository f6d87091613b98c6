import { fromMinor } from '@kozyr/contracts/money';
import type { Adjustment } from '@kozyr/contracts/operator/adjustments';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { ownRowOf } from '../../../db/own-row';
import { adjustments } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { requireAmount } from '../../identity/operators/require-amount';
import { needSecondPerson } from '../../identity/operators/second-person';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { walletSummary } from '../../kernel/events/current-wallet';
import { lockPlayer } from '../../kernel/players/lock-player';
import { runningBonus } from '../../money/user-bonuses/running-bonus';
import { type AdjustmentRow, readAdjustment } from './internal/adjustment-view';
import { judgeDecision } from './rules';

async function decide(
  ctx: Context,
  operator: OperatorCaller,
  { id, decision }: { id: string; decision: 'POSTED' | 'REJECTED' },
  act: (tx: Queryable, row: AdjustmentRow) => Promise<void>,
): Promise<Adjustment> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(adjustments)
      .where(await ownRowOf(tx, adjustments, id))
      .for('update');
    if (!row) throw new DomainError('NOT_FOUND', `There is no adjustment ${id}.`);
    if (judgeDecision(row, operator.operatorId, decision) === 'decided') return readAdjustment(tx, id);
    if (decision === 'POSTED') {
      await requireAmount(tx, operator, 'adjustments.confirm', row);
      await needSecondPerson(tx, row.proposedBy, operator.operatorId);
    }
    await tx
      .update(adjustments)
      .set({ status: decision, decidedBy: operator.operatorId, decidedAt: ctx.now() })
      .where(eq(adjustments.id, id));
    const { userId: player, wallet, currency, amount } = row;
    await recordOperatorDeed(ctx, tx, operator, {
      action: decision === 'POSTED' ? 'adjustment_confirmed' : 'adjustment_rejected',
      subject: { kind: 'adjustment', id },
      details: { before: row.status, after: decision, player, wallet, amount: fromMinor(amount), currency },
    });
    await act(tx, row);
    return readAdjustment(tx, id);
  });
}

/**
 * Moves the money of an adjustment that another operator proposed, once however often it is asked for.
 * @throws DomainError NOT_FOUND, AMOUNT_ABOVE_PERMISSION, SECOND_PERSON_NEEDED, STATE_CONFLICT; InsufficientFunds when it would take the wallet below
 * zero: then nothing has changed, and it still waits
 */
export function confirmAdjustment(ctx: Context, operator: OperatorCaller, id: string): Promise<Adjustment> {
  return decide(ctx, operator, { id, decision: 'POSTED' }, async (tx, row) => {
    const { userId, currency } = row;
    await lockPlayer(tx, userId);
    if (row.wallet === 'bonus' && row.amount > 0n && (await runningBonus(tx, userId))?.status !== 'ACTIVE')
      throw new DomainError('STATE_CONFLICT', 'Bonus money needs a running bonus to belong to; use another wallet.', {
        why: 'no_running_bonus',
      });
    const wallet = { player: userId, wallet: row.wallet };
    const house = { house: 'adjustments' } as const;
    const { balances } = await post(tx, {
      key: `adjustment:${id}`,
      kind: 'adjustment',
      currency,
      legs: [
        row.amount > 0n
          ? { from: house, to: wallet, amount: row.amount }
          : { from: wallet, to: house, amount: -row.amount },
      ],
      memo: { adjustment: id, note: row.note },
    });
    const own = balances[userId];
    if (own) await publish(tx, userId, { type: 'wallet', wallet: walletSummary(currency, own) });
  });
}

/** Puts an adjustment aside. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export function rejectAdjustment(ctx: Context, operator: OperatorCaller, id: string): Promise<Adjustment> {
  return decide(ctx, operator, { id, decision: 'REJECTED' }, async () => {});
}
