import { toMinor } from '@kozyr/contracts/money';
import type { GatewayCard, GatewayPayout } from '@kozyr/contracts/payment-gateway';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import type { EventOutcome } from '../../../db/schema/payments';
import { rememberMark } from '../../kernel/protection/remember-mark';
import { PaymentMismatch } from '../payments/settle-deposit';
import { lockWithdrawal, moveOn } from './internal/move-on';
import { afterCard, afterPayout, type Move } from './rules';
import type { WithdrawalRow } from './withdrawal-view';

export type Settlement = { withdrawal: WithdrawalRow; outcome: EventOutcome };

async function settleByWord(
  ctx: Context,
  tx: Queryable,
  row: WithdrawalRow,
  move: Move,
  patch: Parameters<typeof moveOn>[4],
): Promise<Settlement> {
  if (move === 'contradiction')
    ctx.log.error({ withdrawalId: row.id, status: row.status }, 'the gateway contradicts the outcome of a withdrawal');
  if (move === 'nothing_new' || move === 'contradiction') return { withdrawal: row, outcome: move };
  const to = move.to === 'DENIED' ? { status: move.to, reason: move.reason } : { status: move.to };
  return { withdrawal: await moveOn(ctx, tx, row, to, patch), outcome: 'settled' };
}

/**
 * Brings a withdrawal to where the gateway says its card is. Safe to repeat and in any order: the row is locked.
 * @returns null when there is no such withdrawal
 * @throws PaymentMismatch for a card that is not this withdrawal's
 */
export async function settleCard(
  ctx: Context,
  tx: Queryable,
  withdrawalId: string,
  card: GatewayCard,
): Promise<Settlement | null> {
  const row = await lockWithdrawal(tx, withdrawalId);
  if (!row) return null;
  if (card.merchant_reference !== row.id || (row.cardId !== null && row.cardId !== card.id))
    throw new PaymentMismatch(`A card does not match withdrawal ${row.id}.`);
  const move = afterCard(row.status, card);
  if (card.status === 'saved' && (!card.token || !card.brand || !card.mask))
    throw new PaymentMismatch(`A saved card of withdrawal ${row.id} lacks its token, brand or mask.`);
  const { token: cardToken, brand: cardBrand, mask: cardMask, fingerprint: cardFingerprint } = card;
  const kept = { cardId: card.id, cardToken, cardBrand, cardMask, cardFingerprint };
  return settleByWord(ctx, tx, row, move, card.status === 'saved' ? kept : { cardId: card.id });
}

/**
 * Brings a withdrawal to where the gateway says its payout is: SUCCESS posts the hold, DENIED gives it back.
 * @returns null when there is no such withdrawal
 * @throws PaymentMismatch for a payout of other money
 */
export async function settlePayout(
  ctx: Context,
  tx: Queryable,
  withdrawalId: string,
  payout: GatewayPayout,
): Promise<Settlement | null> {
  const row = await lockWithdrawal(tx, withdrawalId);
  if (!row) return null;
  const same =
    payout.merchant_reference === row.id &&
    payout.currency === row.currency &&
    toMinor(payout.amount) === row.amount &&
    (row.payoutId === null || row.payoutId === payout.id);
  if (!same) throw new PaymentMismatch(`A payout does not match withdrawal ${row.id}.`);
  const move = afterPayout(row.status, payout);
  // Paid and not only named: a bank pays to a card whose holder is the recipient, and anybody can type a number.
  if (typeof move === 'object' && move.to === 'SUCCESS' && row.cardFingerprint)
    await rememberMark(ctx, tx, { userId: row.userId, kind: 'card', value: row.cardFingerprint });
  return settleByWord(ctx, tx, row, move, { payoutId: payout.id });
}
