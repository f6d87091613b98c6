import { randomUUID } from 'node:crypto';
import { toMinor } from '@kozyr/contracts/money';
import type { GatewayChargeback } from '@kozyr/contracts/payment-gateway';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { ownRowOf } from '../../../db/own-row';
import { chargebacks } from '../../../db/schema/chargebacks';
import { deposits, type EventOutcome } from '../../../db/schema/payments';
import { DomainError } from '../../../errors';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import { takeBack } from './take-back';

/**
 * Takes in that a bank took a payment back. Before the deposit is settled it is only kept: settling applies it. Another chargeback of
 * the same deposit changes nothing and is a contradiction.
 * @throws DomainError NOT_FOUND without such a deposit, BAD_REQUEST when it is of other money; nothing was changed then
 */
export async function receiveChargeback(
  ctx: Context,
  tx: Queryable,
  gateway: string,
  told: GatewayChargeback,
): Promise<{ outcome: EventOutcome; depositId: string }> {
  const depositId = z.uuid().safeParse(told.merchant_reference).data;
  const [deposit] =
    depositId === undefined
      ? []
      : await tx
          .select()
          .from(deposits)
          .where(await ownRowOf(tx, deposits, depositId))
          .for('no key update');
  if (!deposit || deposit.gateway !== gateway)
    throw new DomainError('NOT_FOUND', 'There is no deposit of this reference.');
  const { id, userId, currency, amount } = deposit;
  const same =
    told.currency === currency &&
    toMinor(told.amount) === amount &&
    (deposit.gatewayPaymentId === null || deposit.gatewayPaymentId === told.payment_id);
  if (!same) {
    ctx.log.error({ depositId: id, chargeback: told.id }, 'a chargeback does not match its deposit');
    throw new DomainError('BAD_REQUEST', 'Amount, currency or payment differ from the deposit of this reference.');
  }

  const [before] = await tx.select().from(chargebacks).where(eq(chargebacks.depositId, id));
  if (before && before.gatewayId !== told.id)
    ctx.log.error({ depositId: id, chargeback: told.id }, 'a deposit is taken back a second time');
  if (before) return { outcome: before.gatewayId === told.id ? 'nothing_new' : 'contradiction', depositId: id };

  const now = ctx.now();
  const [made] = await tx
    .insert(chargebacks)
    .values({
      id: randomUUID(),
      gateway,
      gatewayId: told.id,
      depositId: id,
      userId,
      currency,
      amount,
      reason: told.reason,
      status: 'waiting',
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('The chargeback just kept is not there.');
  ctx.log.warn({ depositId: id, chargeback: made.id, reason: told.reason }, 'a bank took a deposit back');
  if (deposit.status === 'SUCCESS') {
    const balances = await takeBack(tx, now, made);
    if (balances) await publish(tx, userId, { type: 'wallet', wallet: walletSummary(currency, balances) });
  }
  return { outcome: 'settled', depositId: id };
}
