import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { paymentEvents } from '../../../platform/src/db/schema/payments';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import { reconcileMissingDays } from '../../../platform/src/services/admin/reconciliation/reconcile-missing-days';
import { reconcileWithdrawals } from '../../../platform/src/services/money/withdrawals/reconcile-withdrawals';
import type { TestPlayer } from '../../support/funded-player';
import type { TestFondy } from '../../support/money/fondy-server';
import { awaitedDeposit, FONDY_NAME, fondySettings, fondyTest } from '../../support/money/fondy-test';
import { changeGateway } from '../../support/money/gateway-at-desk';
import type { PaymentHarness } from '../../support/money/payments';
import { askForWithdrawal, makePayee, payablesOf } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';

const it = fondyTest();
let payer: TestOperator;
it.beforeAll(async ({ platform }) => {
  payer = await makeOperator(platform, 'payments');
});

const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1_000);
};
const rowOf = async ({ ctx }: TestPlatform, id: string) => {
  const [row] = await ctx.db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!row) throw new Error(`There is no withdrawal ${id}.`);
  return row;
};

/** A withdrawal whose player gave a card on the gateway's page. */
async function withCard(
  payments: PaymentHarness,
  fondy: TestFondy,
): Promise<{ player: TestPlayer; id: string; url: string | null }> {
  const player = await makePayee(payments, 100_000n);
  const { answer } = await askForWithdrawal(payments, player);
  fondy.settle(`card-${answer.id}`, 'approved');
  expect((await fondy.tell(`card-${answer.id}`)).status).toBe(200);
  return { player, id: answer.id, url: answer.card_url };
}

const approve = (platform: TestPlatform, id: string) =>
  callAs(platform, payer, `/operator/withdrawals/${id}/approve`, { body: {} });

it('a withdrawal takes its card on a page that holds one unit and gives it back, and pays out to its token', async ({
  platform,
  payments,
  fondy,
}) => {
  const { player, id, url } = await withCard(payments, fondy);
  expect(url).toBe(`${fondy.url}/pay?order=card-${id}`);
  expect(fondy.orders.get(`card-${id}`)).toMatchObject({ amount: '100', currency: 'UAH' });
  expect(await rowOf(platform, id)).toMatchObject({
    gateway: FONDY_NAME,
    status: 'WAITING_FOR_APPROVAL',
    cardBrand: 'visa',
    cardMask: '•••• 1111',
  });
  const { cardToken } = await rowOf(platform, id);
  const [heard] = await platform.ctx.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.eventId, `card-${id}:approved`));
  expect(heard?.body).toMatchObject({ card: { merchant_reference: id, status: 'saved' } });
  expect(JSON.stringify(heard?.body)).not.toContain(cardToken ?? '');
  expect((await approve(platform, id)).statusCode).toBe(200);
  expect(await rowOf(platform, id)).toMatchObject({ status: 'SUCCESS', payoutId: `payout-${id}` });
  expect(fondy.orders.get(`payout-${id}`)).toMatchObject({ amount: '50000', currency: 'UAH' });
  expect(await payablesOf(payments, player)).toEqual({ electronic: 50_000n, holds: 0n });
});

it('a payout that the bank declines gives the money back, and says why', async ({ platform, payments, fondy }) => {
  const { player, id } = await withCard(payments, fondy);
  Object.assign(fondy.trouble, { bank: 'declined', words: 'Card is expired' });
  await approve(platform, id);
  fondy.trouble.bank = 'approved';
  expect(await rowOf(platform, id)).toMatchObject({ status: 'DENIED', reason: 'card_expired' });
  expect(await payablesOf(payments, player)).toEqual({ electronic: 100_000n, holds: 0n });
});

it('a payout whose answer was lost is found by its order and never sent twice', async ({
  platform,
  payments,
  fondy,
}) => {
  const { player, id } = await withCard(payments, fondy);
  fondy.trouble.silent = /p2pcredit/;
  await approve(platform, id);
  fondy.trouble.silent = /^$/;
  expect(await rowOf(platform, id)).toMatchObject({ status: 'PAYING', payoutId: null });
  later(platform, 60);
  await reconcileWithdrawals(platform.ctx);
  expect(await rowOf(platform, id)).toMatchObject({ status: 'SUCCESS' });
  expect(await payablesOf(payments, player)).toEqual({ electronic: 50_000n, holds: 0n });
});

it('a payout that stands pays, though its call is refused when it is given again', async ({
  platform,
  payments,
  fondy,
}) => {
  const { player, id } = await withCard(payments, fondy);
  fondy.trouble.silent = /p2pcredit/;
  await approve(platform, id);
  fondy.forget(`card-${id}`);
  // What is not known of an order gives no money back.
  fondy.trouble.silent = /status/;
  later(platform, 60);
  await reconcileWithdrawals(platform.ctx);
  expect(await rowOf(platform, id)).toMatchObject({ status: 'PAYING', payoutId: null });
  fondy.trouble.silent = /^$/;
  later(platform, 60);
  await reconcileWithdrawals(platform.ctx);
  expect(await rowOf(platform, id)).toMatchObject({ status: 'SUCCESS', payoutId: `payout-${id}` });
  expect(await payablesOf(payments, player)).toEqual({ electronic: 50_000n, holds: 0n });
});

it('a payout to a card that the gateway keeps no more gives the money back', async ({ platform, payments, fondy }) => {
  const { player, id } = await withCard(payments, fondy);
  fondy.forget(`card-${id}`);
  await approve(platform, id);
  expect(await rowOf(platform, id)).toMatchObject({ status: 'DENIED', reason: 'card_declined' });
  expect(await payablesOf(payments, player)).toEqual({ electronic: 100_000n, holds: 0n });
});

it('a payout that is under way is settled by its webhook, also after the gateway was turned off', async ({
  platform,
  payments,
  fondy,
}) => {
  const { id } = await withCard(payments, fondy);
  fondy.trouble.bank = 'processing';
  await approve(platform, id);
  fondy.trouble.bank = 'approved';
  expect(await rowOf(platform, id)).toMatchObject({ status: 'PAYING' });
  await changeGateway(platform, FONDY_NAME, { state: 'off' });
  try {
    const other = await askForWithdrawal(payments, await makePayee(payments, 100_000n));
    expect(await rowOf(platform, other.answer.id)).toMatchObject({ gateway: 'hosted' });
    fondy.settle(`payout-${id}`, 'approved');
    expect((await fondy.tell(`payout-${id}`, { by: fondy.keys.payout[0] ?? '' })).status).toBe(200);
    expect(await rowOf(platform, id)).toMatchObject({ status: 'SUCCESS' });
  } finally {
    await changeGateway(platform, FONDY_NAME, { state: 'on' });
  }
});

it('a withdrawal goes out by the environment’s gateway while no other is given the money', async ({
  platform,
  payments,
  fondy,
}) => {
  await changeGateway(platform, FONDY_NAME, { settings: { ...fondySettings(fondy.url), payouts: [] } });
  const { answer } = await askForWithdrawal(payments, await makePayee(payments, 100_000n));
  await changeGateway(platform, FONDY_NAME, { settings: fondySettings(fondy.url) });
  expect(await rowOf(platform, answer.id)).toMatchObject({ gateway: 'hosted' });
});

it('a day is held against the report of each gateway, and one that is silent keeps no other waiting', async ({
  platform,
  payments,
  fondy,
}) => {
  const finance = await makeOperator(platform, 'finance');
  const reconcile = (gateway?: string) =>
    callAs(platform, finance, '/operator/reconciliations', {
      body: { day: '2026-05-04', ...(gateway ? { gateway } : {}) },
    });
  platform.clock.now = new Date('2026-05-04T10:00:00Z');
  const [agrees, unheard] = [await awaitedDeposit(platform), await awaitedDeposit(platform)];
  for (const { id } of [agrees, unheard]) fondy.settle(id, 'approved');
  await fondy.tell(agrees.id);
  const { id } = await withCard(payments, fondy);
  await approve(platform, id);
  const early = await reconcile(FONDY_NAME);
  expect(early.json()).toMatchObject({ gateway: FONDY_NAME, complete: false, matched: 2, mismatched: 1 });
  platform.clock.now = new Date('2026-05-05T08:00:00Z');
  expect((await reconcile(FONDY_NAME)).json()).toMatchObject({ complete: true, matched: 2, mismatched: 1 });
  const day = await callAs(platform, finance, '/operator/reconciliations/2026-05-04', {
    query: { gateway: FONDY_NAME },
  });
  expect(day.json().items).toMatchObject([
    { difference: 'missing_here', kind: 'payment', reference: unheard.id, theirs: '500.00' },
  ]);
  const stuck = (await callAs(platform, finance, '/operator/stuck')).json();
  const named = stuck.items.filter(({ kind }: { kind: string }) => kind === 'reconciliation_mismatch');
  expect(named).toMatchObject([{ id: `2026-05-04/${FONDY_NAME}` }]);
  expect((await reconcile('nobody')).statusCode).toBe(404);

  await fondy.tell(unheard.id);
  await payments.gateway.app.close();
  await expect(reconcileMissingDays(platform.ctx)).rejects.toMatchObject({ code: 'PAYMENT_GATEWAY_UNAVAILABLE' });
  expect((await reconcile(FONDY_NAME)).json()).toMatchObject({ matched: 3, mismatched: 0, runs: 3 });
  const list = (await callAs(platform, finance, '/operator/reconciliations')).json();
  expect(list.gateways).toEqual(['hosted', FONDY_NAME]);
});
