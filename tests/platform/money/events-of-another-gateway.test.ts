import { randomUUID } from 'node:crypto';
import type { GatewayEvent } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { chargebacks } from '../../../platform/src/db/schema/chargebacks';
import { paymentEvents } from '../../../platform/src/db/schema/payments';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import { getBalances } from '../../../platform/src/ledger/balances';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { FondyOrder, TestFondy } from '../../support/money/fondy-server';
import {
  awaitedDeposit,
  beginDeposit,
  FONDY_NAME,
  fondySettings,
  fondyTest,
  stateOf,
} from '../../support/money/fondy-test';
import { changeGateway } from '../../support/money/gateway-at-desk';
import { type PaymentHarness, SECRET } from '../../support/money/payments';
import { askForWithdrawal, makePayee } from '../../support/money/withdrawals';
import type { TestPlatform } from '../../support/platform';

const it = fondyTest();
const PATH = '/webhooks/payments/hosted';

/** Tells an event by a good signature of the environment's gateway. @returns the status that the platform answers */
async function tellAsHosted({ platform, platformUrl }: PaymentHarness, event: GatewayEvent): Promise<number> {
  const body = JSON.stringify(event);
  const signature = sign(SECRET, { method: 'POST', path: PATH, body }, platform.clock.now);
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  return (await fetch(`${platformUrl}${PATH}`, { method: 'POST', headers, body })).status;
}

/** An order at the desk's gateway under an id of the environment's, told by a good signature. @returns the status of the answer */
async function tellAsFondy(platform: TestPlatform, fondy: TestFondy, order: Partial<FondyOrder>): Promise<number> {
  const { id: own } = await awaitedDeposit(platform);
  fondy.settle(own, 'approved');
  const like = fondy.orders.get(own);
  const id = order.order_id ?? '';
  if (!like) throw new Error('The gateway has no order to take as a pattern.');
  fondy.orders.set(id, { ...like, ...order, order_id: id });
  return (await fondy.tell(id)).status;
}

const withdrawalOf = async ({ ctx }: TestPlatform, id: string) => {
  const [row] = await ctx.db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row;
};
/** An approved withdrawal that waits for its gateway's word, of 500 out of 1,000. */
async function payingWithdrawal(payments: PaymentHarness): Promise<{ player: TestPlayer; id: string }> {
  const player = await makePayee(payments, 100_000n);
  const { answer } = await askForWithdrawal(payments, player);
  const paying = { status: 'PAYING', cardToken: 'tok_1', cardBrand: 'visa', cardMask: '•••• 4242' } as const;
  await payments.platform.ctx.db.update(withdrawals).set(paying).where(eq(withdrawals.id, answer.id));
  return { player, id: answer.id };
}
const heldBy = async ({ ctx }: TestPlatform, { id, currency }: TestPlayer) => {
  const { game, electronic, holds } = await getBalances(ctx.db, id, currency);
  return { game, electronic, holds };
};
const chargebacksOf = ({ ctx }: TestPlatform, id: string) =>
  ctx.db.select().from(chargebacks).where(eq(chargebacks.depositId, id));

it('the environment’s gateway says nothing of a deposit, card, payout or chargeback of the desk’s', async ({
  platform,
  payments,
  fondy,
}) => {
  const base = () => ({ event_id: randomUUID(), occurred_at: platform.clock.now.toISOString() });
  const money = { amount: '500.00', currency: 'uah' } as const;
  const [awaited, paid] = [await awaitedDeposit(platform), await awaitedDeposit(platform)];
  fondy.settle(paid.id, 'approved');
  await fondy.tell(paid.id);
  const asked = await askForWithdrawal(payments, await makePayee(payments, 100_000n));
  const paying = await payingWithdrawal(payments);
  const page = { hosted_url: 'https://gateway.test/x' };
  const named = (reference: string, id = reference) => ({ id, merchant_reference: reference });
  const card = { status: 'saved', token: 'tok_2', brand: 'visa', mask: '•••• 4242', fingerprint: null } as const;
  const events: GatewayEvent[] = [
    {
      ...base(),
      type: 'payment',
      payment: { ...named(awaited.id), ...money, ...page, status: 'approved', decline_reason: null },
    },
    {
      ...base(),
      type: 'chargeback',
      chargeback: { ...named(paid.id, 'cbk_1'), ...money, payment_id: paid.id, reason: 'fraudulent' },
    },
    {
      ...base(),
      type: 'card',
      card: { ...named(asked.answer.id, `card-${asked.answer.id}`), ...card, ...page, refuse_reason: null },
    },
    {
      ...base(),
      type: 'payout',
      payout: { ...named(paying.id, `payout-${paying.id}`), ...money, status: 'paid', fail_reason: null },
    },
  ];
  for (const event of events) expect([event.type, await tellAsHosted(payments, event)]).toEqual([event.type, 404]);
  expect(await stateOf(platform, awaited.id)).toMatchObject({ status: 'AWAITING_DEPOSIT', game: 0n });
  expect(await stateOf(platform, paid.id)).toMatchObject({ status: 'SUCCESS', game: 50_000n });
  expect(await chargebacksOf(platform, paid.id)).toEqual([]);
  expect(await withdrawalOf(platform, asked.answer.id)).toMatchObject({ status: 'AWAITING_CARD', cardToken: null });
  expect(await withdrawalOf(platform, paying.id)).toMatchObject({ status: 'PAYING', payoutId: null });
  expect(await heldBy(platform, paying.player)).toEqual({ game: 0n, electronic: 50_000n, holds: 50_000n });
  expect(await platform.ctx.db.$count(paymentEvents, eq(paymentEvents.gateway, 'hosted'))).toBe(0);
});

it('a gateway of the desk says nothing of a deposit, payout or chargeback of the environment’s', async ({
  platform,
  payments,
  fondy,
}) => {
  await changeGateway(platform, FONDY_NAME, { settings: { ...fondySettings(fondy.url), deposits: [], payouts: [] } });
  const player = await makePlayer(platform);
  const { deposit } = await beginDeposit(platform, player);
  const paying = await payingWithdrawal(payments);
  await changeGateway(platform, FONDY_NAME, { settings: fondySettings(fondy.url) });
  expect(await stateOf(platform, deposit.id)).toMatchObject({ gateway: 'hosted' });
  const approved = { order_status: 'approved', amount: '50000', currency: 'UAH' } as const;
  const reversed = { ...approved, order_status: 'reversed', reversal_amount: '50000' } as const;
  const tell = (order: Partial<FondyOrder>) => tellAsFondy(platform, fondy, order);
  expect(await tell({ order_id: deposit.id, ...approved })).toBe(404);
  expect(await tell({ order_id: deposit.id, ...reversed })).toBe(404);
  expect(await tell({ order_id: `payout-${paying.id}`, ...approved })).toBe(404);
  expect(await tell({ order_id: `payout-${paying.id}`, ...reversed })).toBe(404);
  expect(await stateOf(platform, deposit.id)).toMatchObject({ status: 'AWAITING_DEPOSIT', game: 0n });
  expect(await chargebacksOf(platform, deposit.id)).toEqual([]);
  expect(await withdrawalOf(platform, paying.id)).toMatchObject({
    gateway: 'hosted',
    status: 'PAYING',
    payoutId: null,
  });
  expect(await heldBy(platform, paying.player)).toEqual({ game: 0n, electronic: 50_000n, holds: 50_000n });
});
