import { randomUUID } from 'node:crypto';
import { toMinor } from '@kozyr/contracts/money';
import type { createDeposit as endpoint } from '@kozyr/contracts/payments';
import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller, Context } from '../../../context';
import { deposits } from '../../../db/schema/payments';
import { DomainError } from '../../../errors';
import { paymentGateway } from '../../../gateways/payments/gateways';
import { GatewayUnavailable } from '../../../gateways/payments/port';
import { type DepositRow, depositView } from './deposit-view';
import { depositor } from './depositor';
import { openMethods } from './get-payment-methods';
import { openAtGateway } from './internal/open-at-gateway';
import { canDeposit, DEPOSIT_MINUTES, MAX_AWAITED } from './rules';

export type CreateDeposit = z.output<typeof endpoint.body> & { locale: string };

/** @throws DomainError TOO_MANY_REQUESTS while too many deposits of the player wait at the gateway */
async function requireFewAwaited(ctx: Context, userId: string): Promise<void> {
  const awaited = and(eq(deposits.userId, userId), eq(deposits.status, 'AWAITING_DEPOSIT'));
  if ((await ctx.db.$count(deposits, awaited)) >= MAX_AWAITED)
    throw new DomainError('TOO_MANY_REQUESTS', 'Too many deposits are begun and not finished; finish one or wait.');
}

/** The deposit of this intent, made now or before. @throws DomainError IDEMPOTENCY_CONFLICT for another intent by the same key */
async function findOrCreateDeposit(ctx: Context, userId: string, wanted: CreateDeposit): Promise<DepositRow> {
  const { currency } = await depositor(ctx, userId);
  const amount = toMinor(wanted.amount);
  const byKey = and(eq(deposits.userId, userId), eq(deposits.idempotencyKey, wanted.idempotency_key));
  const [before] = await ctx.db.select().from(deposits).where(byKey);
  if (!before) {
    const allowed = canDeposit(await openMethods(ctx.db, currency), wanted.method, amount);
    if (!allowed.ok) throw new DomainError(allowed.code, 'This deposit is outside the limits.', allowed.details);
    await requireFewAwaited(ctx, userId);
    const now = ctx.now();
    await ctx.db
      .insert(deposits)
      .values({
        id: randomUUID(),
        userId,
        idempotencyKey: wanted.idempotency_key,
        method: wanted.method,
        amount,
        currency,
        status: 'AWAITING_DEPOSIT',
        gateway: paymentGateway(ctx).name,
        returnPath: wanted.return_path,
        locale: wanted.locale,
        createdAt: now,
        expiresAt: addMinutes(now, DEPOSIT_MINUTES),
      })
      .onConflictDoNothing();
  }
  const [deposit] = before ? [before] : await ctx.db.select().from(deposits).where(byKey);
  if (!deposit) throw new Error('The deposit just made is not there.');
  if (deposit.method !== wanted.method || deposit.amount !== amount || deposit.returnPath !== wanted.return_path)
    throw new DomainError('IDEMPOTENCY_CONFLICT', 'This idempotency key began another deposit.');
  return deposit;
}

/**
 * Starts a deposit, or answers the one this key started. redirectUrl is the gateway's page; null once the deposit is settled.
 * @throws DomainError DEPOSIT_BELOW_MINIMUM, DEPOSIT_ABOVE_MAXIMUM, PAYMENT_METHOD_UNAVAILABLE, IDEMPOTENCY_CONFLICT;
 * PAYMENT_GATEWAY_UNAVAILABLE: nothing was charged, the same call may be repeated
 */
export async function createDeposit(ctx: Context, caller: Caller, wanted: CreateDeposit) {
  let deposit = await findOrCreateDeposit(ctx, caller.userId, wanted);
  if (deposit.status === 'AWAITING_DEPOSIT' && deposit.redirectUrl === null) {
    try {
      deposit = await openAtGateway(ctx, deposit);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      ctx.log.error({ err: error, depositId: deposit.id }, 'payment gateway unavailable');
      throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE', 'The payment gateway does not answer; try again later.');
    }
  }
  return {
    deposit: depositView(deposit),
    redirect_url: deposit.status === 'AWAITING_DEPOSIT' ? deposit.redirectUrl : null,
  };
}
