import { randomUUID } from 'node:crypto';
import { type GatewayEvent, type GatewayPayment, gatewayEventSchema } from '@kozyr/contracts/payment-gateway';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { chargebacks } from '../../../platform/src/db/schema/chargebacks';
import { deposits } from '../../../platform/src/db/schema/payments';
import type { HouseAccount } from '../../../platform/src/ledger/accounts';
import { getBalances } from '../../../platform/src/ledger/balances';
import { getHouseBalance } from '../../../platform/src/ledger/house';
import { post } from '../../../platform/src/ledger/post';
import { receiveEvent } from '../../../platform/src/services/money/gateway-events/receive-event';
import { createDeposit } from '../../../platform/src/services/money/payments/create-deposit';
import { makePlayer } from '../funded-player';
import type { PaymentHarness } from './payments';

type Wallets = { game?: bigint; electronic?: bigint; bonus?: bigint };
export type Disputed = Awaited<ReturnType<typeof disputedDeposit>>;

/** A player who began a deposit of 500 UAH, the events that may come of it, and what the test does to their money. */
export async function disputedDeposit(harness: PaymentHarness, funds: Wallets = {}) {
  const { ctx } = harness.platform;
  const player = await makePlayer(harness.platform, funds);
  const { deposit, redirect_url } = await createDeposit(
    ctx,
    { userId: player.id, sessionId: '' },
    { method: 'visa', amount: '500', idempotency_key: randomUUID(), return_path: '/', locale: 'uk' },
  );
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, deposit.id));
  const payment: GatewayPayment = {
    id: row?.gatewayPaymentId ?? '',
    merchant_reference: deposit.id,
    status: 'approved',
    amount: '500.00',
    currency: 'uah',
    decline_reason: null,
    hosted_url: redirect_url ?? '',
  };
  const chargeback = {
    id: `cbk_${randomUUID()}`,
    payment_id: payment.id,
    merchant_reference: deposit.id,
    amount: '500.00',
    currency: 'uah' as const,
    reason: 'fraudulent' as const,
  };
  const base = () => ({ event_id: randomUUID(), occurred_at: ctx.now().toISOString() });
  const approved = (): GatewayEvent => ({ ...base(), type: 'payment', payment });
  const takenBack = (more: object = {}): GatewayEvent =>
    z.parse(gatewayEventSchema, { ...base(), type: 'chargeback', chargeback: { ...chargeback, ...more } });
  let moves = 0;
  const move = (wallet: 'game' | 'electronic', amount: bigint) => {
    const own = { player: player.id, wallet };
    const house = { house: 'game_providers' } as const;
    const leg = amount > 0n ? { from: house, to: own, amount } : { from: own, to: house, amount: -amount };
    moves += 1;
    return post(ctx.db, { key: `test:${player.id}:${moves}`, kind: 'test', currency: 'uah', legs: [leg] });
  };
  const kept = async () => {
    const [found] = await ctx.db.select().from(chargebacks).where(eq(chargebacks.depositId, deposit.id));
    return found;
  };
  const wallets = () => getBalances(ctx.db, player.id, 'uah');
  const hear = (event: GatewayEvent) => receiveEvent(ctx, 'hosted', event);
  return {
    player,
    depositId: deposit.id,
    hostedUrl: redirect_url ?? '',
    payment,
    approved,
    takenBack,
    move,
    kept,
    wallets,
    hear,
  };
}

/** What house accounts gained in UAH by the work, minor units. */
export async function houseGains({ platform }: PaymentHarness, work: () => Promise<unknown>) {
  const house = (account: HouseAccount) => getHouseBalance(platform.ctx.db, account, 'uah');
  const accounts = ['gateway_clearing', 'chargebacks_receivable', 'write_offs'] as const;
  const before = await Promise.all(accounts.map(house));
  await work();
  const now = await Promise.all(accounts.map(house));
  const [clearing, receivable, writtenOff] = now.map((balance, index) => balance - (before[index] ?? 0n));
  return { clearing, receivable, writtenOff };
}
