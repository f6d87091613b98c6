import type { GatewayEvent } from '@kozyr/contracts/payment-gateway';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context';
import { paymentEvents } from '../../db/schema/payments';
import { DomainError } from '../../errors';
import { PaymentMismatch, settleDeposit } from './settle-deposit';

/**
 * Takes in a gateway's event whose signature is good. An event heard before changes nothing.
 * @throws DomainError NOT_FOUND for a deposit we do not know, BAD_REQUEST for a payment that is not ours: the gateway keeps the
 * event and repeats it, and nothing was changed here
 */
export async function receiveEvent(ctx: Context, gateway: string, event: GatewayEvent): Promise<void> {
  const { event_id: eventId, payment } = event;
  const depositId = z.uuid().safeParse(payment.merchant_reference).data;
  if (depositId === undefined) throw new DomainError('NOT_FOUND', 'There is no deposit of this reference.');
  const heard = and(eq(paymentEvents.gateway, gateway), eq(paymentEvents.eventId, eventId));
  const [before] = await ctx.db.select({ at: paymentEvents.receivedAt }).from(paymentEvents).where(heard);
  if (before) return;
  try {
    await ctx.db.transaction(async (tx) => {
      const settlement = await settleDeposit(ctx, tx, depositId, payment);
      if (!settlement) throw new DomainError('NOT_FOUND', 'There is no deposit of this reference.');
      // Repeats that raced us waited for the deposit's lock, found nothing new, and stop here.
      await tx
        .insert(paymentEvents)
        .values({ gateway, eventId, depositId, outcome: settlement.outcome, body: event, receivedAt: ctx.now() })
        .onConflictDoNothing();
    });
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error;
    ctx.log.error({ err: error, eventId }, 'a webhook does not match its deposit');
    throw new DomainError('BAD_REQUEST', 'Amount, currency or payment differ from the deposit of this reference.');
  }
}
