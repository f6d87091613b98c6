import { toMinor } from '@kozyr/contracts/money';
import type { GatewayPayment } from '@kozyr/contracts/payment-gateway';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { ownRow, ownRowOf } from '../../../db/own-row';
import { users } from '../../../db/schema/accounts';
import { deposits } from '../../../db/schema/payments';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import { lockPlayer } from '../../kernel/players/lock-player';
import { rememberMark } from '../../kernel/protection/remember-mark';
import { takeBackWaiting } from '../chargebacks/take-back';
import { insertSavedCard, updateCardUsed } from '../saved-cards/save-card';
import { type DepositRow, depositView } from './deposit-view';
import { markFirst } from './internal/mark-first';
import { nextStatus } from './rules';

/** The gateway speaks of a payment that is not the one we asked for. Never credited; somebody has to look. */
export class PaymentMismatch extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PaymentMismatch';
  }
}

function requireSamePayment(deposit: DepositRow, payment: GatewayPayment): void {
  const same =
    payment.merchant_reference === deposit.id &&
    payment.currency === deposit.currency &&
    toMinor(payment.amount) === deposit.amount &&
    (deposit.gatewayPaymentId === null || deposit.gatewayPaymentId === payment.id);
  if (!same) throw new PaymentMismatch(`Payment ${payment.id} does not match deposit ${deposit.id}.`);
}

/**
 * Applies a credited deposit to the player's bonuses, and keeps in its row what came with it. What goes wrong there is undone alone: the
 * money that arrived stays. @returns the deposit as it is then
 */
async function applyDepositToBonuses(ctx: Context, tx: Queryable, deposit: DepositRow): Promise<DepositRow> {
  try {
    return await tx.transaction(async (inner) => {
      const came = await ctx.listeners.depositCredited(ctx, inner, deposit);
      if (!came) return deposit;
      const brought = { bonusTerms: came.terms, bonusGiven: came.given };
      await inner.update(deposits).set(brought).where(ownRow(deposits, deposit));
      return { ...deposit, ...brought };
    });
  } catch (error) {
    ctx.log.error({ err: error, depositId: deposit.id }, 'a deposit was credited without its bonus');
    return deposit;
  }
}

/** What a deposit that came leaves of its card: one to save, where the player asked for it, or one that was used. */
async function updateCards(ctx: Context, tx: Queryable, deposit: DepositRow, payment: GatewayPayment): Promise<void> {
  const { userId, gateway, keepCard, savedCardId } = deposit;
  const { kept_card: card, card_fingerprint: fingerprint = null } = payment;
  if (keepCard && card) await insertSavedCard(ctx, tx, { userId, gateway, card, fingerprint });
  if (savedCardId !== null) await updateCardUsed(tx, ctx.now(), savedCardId);
}

export type Settlement = { deposit: DepositRow; outcome: 'settled' | 'nothing_new' | 'contradiction' };

/**
 * Brings a deposit to where the gateway says its payment is: status, ledger and the player's events in the transaction of tx.
 * Safe to repeat and in any order: the row is locked, the posting's key is the deposit's.
 * @returns null when there is no such deposit
 * @throws PaymentMismatch
 */
export async function settleDeposit(
  ctx: Context,
  tx: Queryable,
  depositId: string,
  payment: GatewayPayment,
): Promise<Settlement | null> {
  const [deposit] = await tx
    .select()
    .from(deposits)
    .where(await ownRowOf(tx, deposits, depositId))
    .for('no key update');
  if (!deposit) return null;
  requireSamePayment(deposit, payment);
  const next = nextStatus(deposit.status, payment.status);
  if (next === 'contradiction')
    ctx.log.error({ depositId, payment: payment.id, said: payment.status }, 'gateway takes back a credited payment');
  if (next === 'nothing_new' || next === 'contradiction') return { deposit, outcome: next };

  const [settled] = await tx
    .update(deposits)
    .set({
      status: next,
      settledAt: ctx.now(),
      declineReason: next === 'SUCCESS' ? null : payment.decline_reason,
      gatewayPaymentId: payment.id,
    })
    .where(ownRow(deposits, deposit))
    .returning();
  if (!settled) throw new Error(`Deposit ${depositId} vanished under its lock.`);
  let credited = settled;
  if (next === 'SUCCESS') {
    const { userId, currency, amount } = settled;
    await lockPlayer(tx, userId);
    // Before the money comes: no bonus begins by it where the card is that of somebody who is excluded. The money itself is theirs.
    if (payment.card_fingerprint)
      await rememberMark(ctx, tx, { userId, kind: 'card', value: payment.card_fingerprint });
    await updateCards(ctx, tx, settled, payment);
    // What the operators' list of players shows and is ordered by.
    await tx
      .update(users)
      .set({ deposited: sql`${users.deposited} + ${amount}` })
      .where(eq(users.id, userId));
    const { balances } = await post(tx, {
      key: `deposit:${depositId}`,
      kind: 'deposit',
      currency,
      legs: [{ from: { house: 'gateway_clearing' }, to: { player: userId, wallet: 'game' }, amount }],
      memo: { deposit: depositId },
    });
    credited = { ...settled, first: await markFirst(tx, settled) };
    const takenBack = await takeBackWaiting(tx, ctx.now(), depositId);
    const own = takenBack ?? balances[userId];
    if (own) await publish(tx, userId, { type: 'wallet', wallet: walletSummary(currency, own) });
    if (!takenBack) credited = await applyDepositToBonuses(ctx, tx, credited);
  }
  await publish(tx, credited.userId, { type: 'deposit', deposit: depositView(credited) });
  return { deposit: credited, outcome: 'settled' };
}
