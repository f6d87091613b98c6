import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import { gatewayClient } from '../../support/gateway/client';
import { startMerchant, type TestMerchant } from '../../support/gateway/merchant';
import { type PaymentHarness, payAs, SECRET } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();
let quick: TestMerchant;
const slow: TestMerchant[] = [];
it.beforeAll(async ({ platform }) => {
  quick = await startMerchant(SECRET, platform.clock);
  for (let count = 0; count < 3; count += 1) slow.push(await startMerchant(SECRET, platform.clock));
  for (const one of slow) one.answer = 'silence';
});
afterAll(async () => {
  await Promise.all([quick, ...slow].map((one) => one.stop()));
});

const paymentFor = (payments: PaymentHarness, merchant: TestMerchant) =>
  gatewayClient(payments).open({
    merchant_reference: randomUUID(),
    method: 'visa',
    amount: '100',
    currency: 'uah',
    return_url: 'https://kozyr.test/',
    callback_url: merchant.url,
    locale: 'uk',
  });

/** A telling that is due now, as a settled payment leaves it. */
async function queue(
  platform: TestPlatform,
  payments: PaymentHarness,
  merchant: TestMerchant,
  count: number,
): Promise<void> {
  const { id, merchant_reference } = await paymentFor(payments, merchant);
  const now = platform.clock.now;
  const chargeback = {
    id: 'cbk_1',
    payment_id: id,
    merchant_reference,
    amount: '1.00',
    currency: 'uah',
    reason: 'fraudulent',
  };
  for (let made = 0; made < count; made += 1) {
    const event = { event_id: randomUUID(), occurred_at: now.toISOString(), type: 'chargeback', chargeback };
    await payments.gateway.db.query(
      `insert into deliveries (event_id, subject_id, callback_url, receiver, body, due_at) values ($1, $2, $3, $4, $5, $6)`,
      [event.event_id, id, merchant.url, new URL(merchant.url).origin, JSON.stringify(event), now],
    );
  }
}

it('the gateway tells the others while three merchants do not answer, and asks one for eight at once at most', async ({
  platform,
  payments,
}) => {
  for (const merchant of slow) await queue(platform, payments, merchant, 40);
  await expect.poll(() => slow.map(({ mostAtOnce }) => mostAtOnce)).toEqual([8, 8, 8]);
  for (let paid = 0; paid < 20; paid += 1) {
    const { hosted_url, merchant_reference } = await paymentFor(payments, quick);
    await payAs(hosted_url, 'approve');
    // Told before the payer is back: nobody waited for the silent ones.
    expect(quick.toldOf(merchant_reference)).toHaveLength(1);
  }
  await queue(platform, payments, quick, 100);
  await expect.poll(() => quick.told.length).toBe(120);
  expect(slow.map(({ mostAtOnce }) => mostAtOnce)).toEqual([8, 8, 8]);
  const waiting = () =>
    payments.gateway.db.query('select 1 from deliveries where receiver = $1 and delivered_at is null', [
      new URL(quick.url).origin,
    ]);
  await expect.poll(async () => (await waiting()).rowCount).toBe(0);
});

it('the gateway asks a merchant that fails one thing at a time, until it answers again', async ({
  platform,
  payments,
}) => {
  const failing = await startMerchant(SECRET, platform.clock);
  failing.answer = 500;
  await queue(platform, payments, failing, 1);
  const noted = () =>
    payments.gateway.db.query('select 1 from deliveries where receiver = $1 and last_error is not null', [
      new URL(failing.url).origin,
    ]);
  await expect.poll(async () => (await noted()).rowCount).toBe(1);
  failing.answer = 'silence';
  failing.mostAtOnce = 0;
  await queue(platform, payments, failing, 30);
  await expect.poll(() => failing.told.length).toBe(2);
  // Whatever is due meanwhile is sent: there was room for the silent one's other 29, had it been given any.
  await queue(platform, payments, quick, 20);
  await expect.poll(() => quick.told.length).toBe(140);
  expect(failing.mostAtOnce).toBe(1);
  await failing.stop();
});

it('the gateway breaks off what nobody answers when it stops, and tells it after it has started again', async ({
  platform,
  payments,
}) => {
  for (const merchant of slow) {
    merchant.told = [];
    merchant.answer = 200;
  }
  await payments.reopenGateway();
  platform.clock.now = new Date(platform.clock.now.getTime() + 16_000);
  const events = () => slow.map(({ told }) => new Set(told.map(({ event }) => event.event_id)).size);
  await expect.poll(events).toEqual([40, 40, 40]);
});
