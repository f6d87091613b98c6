import { randomUUID } from 'node:crypto';
import { toMinor } from '@kozyr/contracts/money';
import type { Adjustment, createAdjustment } from '@kozyr/contracts/operator/adjustments';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Context, OperatorCaller } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { adjustments } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { IdempotencyConflict } from '../../../ledger/errors';
import { requireAmount } from '../../identity/operators/require-amount';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { readAdjustment } from './internal/adjustment-view';

type Proposal = z.output<(typeof createAdjustment)['body']>;

/**
 * Records that money of one wallet is to be put right; nothing moves. The same key answers the same proposal.
 * @throws DomainError NOT_FOUND for an unknown player, AMOUNT_ABOVE_PERMISSION, IdempotencyConflict for a key used for something else
 */
export async function proposeAdjustment(
  ctx: Context,
  operator: OperatorCaller,
  { player, wallet, amount, note, reason, idempotency_key: idempotencyKey }: Proposal,
): Promise<Adjustment> {
  return ctx.db.transaction(async (tx) => {
    const [owner] = await tx.select({ currency: users.currency }).from(users).where(eq(users.id, player));
    if (!owner) throw new DomainError('NOT_FOUND', `There is no player ${player}.`);
    const { currency } = owner;
    const minor = toMinor(amount);
    await requireAmount(tx, operator, 'adjustments.propose', { amount: minor, currency });
    const [made] = await tx
      .insert(adjustments)
      .values({
        id: randomUUID(),
        userId: player,
        wallet,
        currency,
        amount: minor,
        note,
        reason,
        status: 'PENDING',
        idempotencyKey,
        proposedBy: operator.operatorId,
        proposedAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: adjustments.id });
    if (made) {
      await recordOperatorDeed(ctx, tx, operator, {
        action: 'adjustment_proposed',
        subject: { kind: 'adjustment', id: made.id },
        details: { player, wallet, amount, currency, note, reason },
      });
      return readAdjustment(tx, made.id);
    }
    const mine = and(eq(adjustments.proposedBy, operator.operatorId), eq(adjustments.idempotencyKey, idempotencyKey));
    const [before] = await tx.select().from(adjustments).where(mine);
    const same =
      before?.userId === player &&
      before.wallet === wallet &&
      before.amount === minor &&
      before.note === note &&
      before.reason === reason;
    if (!before || !same) throw new IdempotencyConflict();
    return readAdjustment(tx, before.id);
  });
}
