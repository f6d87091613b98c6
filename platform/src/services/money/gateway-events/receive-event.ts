import type { GatewayEvent } from '@kozyr/contracts/payment-gateway';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { deposits, type EventOutcome, paymentEvents } from '../../../db/schema/payments';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { receiveChargeback } from '../chargebacks/receive-chargeback';
import { PaymentMismatch, settleDeposit } from '../payments/settle-deposit';
import { settleCard, settlePayout } from '../withdrawals/settle-withdrawal';

/** What an event changed, and the deposit it speaks of. Whatever settles works in the transaction of tx and is safe to repeat. */
type Handled = { outcome: EventOutcome; depositId: string | null };

type Began = { gateway: string };

/** Settles what an event's merchant_reference names, if it began at this gateway; every reference of ours is a uuid. */
async function settleOf<T extends { outcome: EventOutcome }>(
  { reference, gateway, rows }: { reference: string; gateway: string; rows: (id: string) => PromiseLike<Began[]> },
  settle: (id: string) => Promise<T | null>,
): Promise<T> {
  const id = z.uuid().safeParse(reference).data;
  const [began] = id === undefined ? [] : await rows(id);
  // A gateway says what became of its own, and of nothing that began at another.
  const settlement = id === undefined || began?.gateway !== gateway ? null : await settle(id);
  if (!settlement) throw new DomainError('NOT_FOUND', 'Nothing has this reference.');
  return settlement;
}

async function handle(ctx: Context, tx: Queryable, gateway: string, event: GatewayEvent): Promise<Handled> {
  const ofDeposit = (id: string) => tx.select({ gateway: deposits.gateway }).from(deposits).where(eq(deposits.id, id));
  const ofWithdrawal = (id: string) =>
    tx.select({ gateway: withdrawals.gateway }).from(withdrawals).where(eq(withdrawals.id, id));
  switch (event.type) {
    case 'payment': {
      const { payment } = event;
      const settled = await settleOf({ reference: payment.merchant_reference, gateway, rows: ofDeposit }, (id) =>
        settleDeposit(ctx, tx, id, payment),
      );
      return { outcome: settled.outcome, depositId: settled.deposit.id };
    }
    case 'card': {
      const { card } = event;
      const { outcome } = await settleOf({ reference: card.merchant_reference, gateway, rows: ofWithdrawal }, (id) =>
        settleCard(ctx, tx, id, card),
      );
      return { outcome, depositId: null };
    }
    case 'payout': {
      const { payout } = event;
      const { outcome } = await settleOf({ reference: payout.merchant_reference, gateway, rows: ofWithdrawal }, (id) =>
        settlePayout(ctx, tx, id, payout),
      );
      return { outcome, depositId: null };
    }
    case 'chargeback':
      return receiveChargeback(ctx, tx, gateway, event.chargeback);
  }
}

/** The event as it is kept: the token of a card stands with the saved card or the withdrawal that it is for, and nowhere else. */
function withoutToken(event: GatewayEvent): object {
  if (event.type === 'card') {
    const { token: _, ...card } = event.card;
    return { ...event, card };
  }
  if (event.type !== 'payment' || !event.payment.kept_card) return event;
  const { token: _, ...card } = event.payment.kept_card;
  return { ...event, payment: { ...event.payment, kept_card: card } };
}

/**
 * Takes in a gateway's event whose signature is good. An event received before changes nothing.
 * @throws DomainError NOT_FOUND for what we do not know, BAD_REQUEST for what is not ours: the gateway keeps the event and repeats
 * it, and nothing was changed here
 */
export async function receiveEvent(ctx: Context, gateway: string, event: GatewayEvent): Promise<void> {
  const { event_id: eventId, type } = event;
  const sameEvent = and(eq(paymentEvents.gateway, gateway), eq(paymentEvents.eventId, eventId));
  const [before] = await ctx.db.select({ at: paymentEvents.receivedAt }).from(paymentEvents).where(sameEvent);
  if (before) return;
  try {
    await ctx.db.transaction(async (tx) => {
      const { outcome, depositId } = await handle(ctx, tx, gateway, event);
      // Repeats that raced us waited for the subject's lock, found nothing new, and stop here.
      await tx
        .insert(paymentEvents)
        .values({ gateway, eventId, type, depositId, outcome, body: withoutToken(event), receivedAt: ctx.now() })
        .onConflictDoNothing();
    });
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error;
    ctx.log.error({ err: error, eventId }, 'a webhook does not match what it names');
    throw new DomainError('BAD_REQUEST', 'Amount, currency or id differ from what this reference names.');
  }
}
