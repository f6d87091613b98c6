import { fromMinor } from '@kozyr/contracts/money';
import type { GatewayPayment } from '@kozyr/contracts/payment-gateway';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { ownRow } from '../../../../db/own-row';
import { deposits } from '../../../../db/schema/payments';
import { savedCards } from '../../../../db/schema/saved-cards';
import { webhooksOf } from '../../../../gateways/callbacks-at';
import { gatewayOf } from '../../../../gateways/payments/gateways';
import { GatewayRefused } from '../../../../gateways/payments/port';
import { publish } from '../../../../outbox/publish';
import { findUsableCard } from '../../saved-cards/find-usable';
import { forgetCards } from '../../saved-cards/forget-cards';
import { openToken } from '../../saved-cards/sealed-token';
import { type DepositRow, depositView } from '../deposit-view';
import { returnUrl } from '../rules';
import { settleDeposit } from '../settle-deposit';

type Card = Pick<DepositRow, 'userId'> & { savedCardId: string };

const openingOf = (ctx: Context, deposit: DepositRow) => ({
  merchant_reference: deposit.id,
  method: deposit.method,
  amount: fromMinor(deposit.amount),
  currency: deposit.currency,
  return_url: returnUrl(ctx.env.PUBLIC_URL, deposit.returnPath, deposit.id),
  callback_url: webhooksOf(ctx.env, deposit.gateway),
  locale: deposit.locale,
});

/** Keeps what the gateway says of the payment that it opened, and settles the deposit where that has an end already. */
async function writeOpened(ctx: Context, deposit: DepositRow, payment: GatewayPayment): Promise<DepositRow> {
  return ctx.db.transaction(async (tx) => {
    const settlement = await settleDeposit(ctx, tx, deposit.id, payment);
    const [kept] = await tx
      .update(deposits)
      .set({ gatewayPaymentId: payment.id, redirectUrl: payment.hosted_url })
      .where(ownRow(deposits, deposit))
      .returning();
    if (!settlement || !kept) throw new Error(`Deposit ${deposit.id} vanished while it was opened.`);
    return kept;
  });
}

/** Why a saved card was not charged: the gateway does not know it any more, or it was not sent there. */
type NotCharged = 'unknown_card' | 'not_sent';

/** Ends a deposit whose saved card was not charged; one that the gateway does not know is forgotten here too. */
async function writeNotCharged(ctx: Context, deposit: DepositRow & Card, why: NotCharged): Promise<DepositRow> {
  return ctx.db.transaction(async (tx) => {
    const [denied] = await tx
      .update(deposits)
      .set({
        status: 'DENIED',
        settledAt: ctx.now(),
        declineReason: why === 'unknown_card' ? 'expired_card' : 'timeout',
      })
      .where(and(ownRow(deposits, deposit), eq(deposits.status, 'AWAITING_DEPOSIT')))
      .returning();
    if (!denied) return deposit;
    const own = and(eq(savedCards.id, deposit.savedCardId), eq(savedCards.userId, deposit.userId));
    if (why === 'unknown_card') await forgetCards(tx, ctx.now(), own);
    await publish(tx, deposit.userId, { type: 'deposit', deposit: depositView(denied) });
    return denied;
  });
}

/** Charges a saved card, unless it was charged before. One that was forgotten meanwhile, or is sent again too late, is only looked for. */
async function chargeCard(ctx: Context, deposit: DepositRow & Card): Promise<GatewayPayment | NotCharged> {
  const gateway = await gatewayOf(ctx, deposit);
  const { userId, savedCardId: id } = deposit;
  const card = deposit.expiresAt > ctx.now() ? await findUsableCard(ctx.db, ctx.now(), { userId, id }) : null;
  const token = card?.gateway === deposit.gateway ? openToken(ctx, card) : null;
  if (token === null) return (await gateway.findByReference(deposit.id)) ?? 'not_sent';
  try {
    return await gateway.open({ ...openingOf(ctx, deposit), card_token: token });
  } catch (error) {
    if (error instanceof GatewayRefused && error.code === 'invalid') return 'unknown_card';
    throw error;
  }
}

/**
 * Opens the hosted payment of a deposit and keeps its address, or charges its saved card. Safe to repeat after a crash at any point: the
 * gateway answers the same payment to the same reference, and if that has moved on meanwhile, so does the deposit. Only for a player who
 * waits for it: nobody's card is charged behind their back.
 * @throws GatewayUnavailable
 */
export async function openAtGateway(ctx: Context, deposit: DepositRow): Promise<DepositRow> {
  const { savedCardId, keepCard } = deposit;
  if (savedCardId === null) {
    const opening = { ...openingOf(ctx, deposit), ...(keepCard ? { keep_card: true } : {}) };
    return writeOpened(ctx, deposit, await (await gatewayOf(ctx, deposit)).open(opening));
  }
  const byCard = { ...deposit, savedCardId };
  const charged = await chargeCard(ctx, byCard);
  return typeof charged === 'string' ? writeNotCharged(ctx, byCard, charged) : writeOpened(ctx, deposit, charged);
}

/**
 * Finds out what became of a deposit whose opening was not heard of. A page is opened again, since that takes nothing; a saved card is not
 * charged, only looked for.
 * @throws GatewayUnavailable
 */
export async function findOrOpenAtGateway(ctx: Context, deposit: DepositRow): Promise<DepositRow> {
  if (deposit.savedCardId === null) return openAtGateway(ctx, deposit);
  const payment = await (await gatewayOf(ctx, deposit)).findByReference(deposit.id);
  return payment ? writeOpened(ctx, deposit, payment) : deposit;
}
