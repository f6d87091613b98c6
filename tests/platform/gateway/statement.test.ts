import { randomUUID } from 'node:crypto';
import { STATEMENT_PAGE } from '@kozyr/contracts/payment-gateway';
import { afterAll, expect } from 'vitest';
import { GatewayRefused, type PaymentGateway } from '../../../platform/src/gateways/payments/port';
import { gatewayClient, payAndDispute, sendCardForm } from '../../support/gateway/client';
import { startMerchant, type TestMerchant } from '../../support/gateway/merchant';
import { payAs, SECRET } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();
let merchant: TestMerchant;
let gateway: PaymentGateway;
it.beforeAll(async ({ platform, payments }) => {
  merchant = await startMerchant(SECRET, platform.clock);
  gateway = gatewayClient(payments);
});
afterAll(async () => {
  await merchant.stop();
});

const at = (platform: TestPlatform, moment: string) => {
  platform.clock.now = new Date(moment);
};
const intent = (currency: 'uah' | 'kzt' = 'uah') => ({
  merchant_reference: randomUUID(),
  amount: '250.50',
  currency,
  return_url: 'https://kozyr.test/',
  callback_url: merchant.url,
  locale: 'uk',
});
const open = (currency?: 'uah' | 'kzt') => gateway.open({ ...intent(currency), method: 'visa' });

it('the gateway states what really moved on a day in UTC, and nothing else', async ({ platform }) => {
  at(platform, '2026-03-04T23:59:59.999Z');
  const before = await open();
  await payAs(before.hosted_url, 'approve');
  at(platform, '2026-03-05T00:00:00.000Z');
  const first = await open();
  await payAs(first.hosted_url, 'approve_duplicate');
  const declined = await open();
  await payAs(declined.hosted_url, 'card_declined');
  await open();
  at(platform, '2026-03-05T10:00:00.000Z');
  const tenge = await open('kzt');
  await payAndDispute(tenge.hosted_url, 'approve', 'fraudulent');
  const card = await gateway.openCard({ ...intent(), recipient_name: 'Олена Коваленко' });
  await sendCardForm(card.hosted_url, { number: '4242424242424242' });
  const token = (await gateway.findCard(card.id))?.token ?? '';
  const payout = await gateway.payOut({ ...intent(), card_token: token, recipient_name: 'Олена Коваленко' });
  expect(await gateway.statement('2026-03-05')).toMatchObject({ complete: false, lines: { length: 3 } });
  at(platform, '2026-03-05T10:00:03.000Z');
  await expect.poll(async () => (await gateway.findPayout(payout.id))?.status).toBe('paid');
  at(platform, '2026-03-06T00:00:00.000Z');
  const next = await open();
  await payAs(next.hosted_url, 'approve');
  at(platform, '2026-03-06T00:01:00.000Z');

  const statement = await gateway.statement('2026-03-05');
  const line = { amount: '250.50', currency: 'uah' };
  expect(statement.lines).toEqual([
    {
      ...line,
      kind: 'payment',
      id: first.id,
      merchant_reference: first.merchant_reference,
      at: '2026-03-05T00:00:00.000Z',
    },
    {
      ...line,
      kind: 'chargeback',
      id: expect.stringMatching(/^cbk_/),
      merchant_reference: tenge.merchant_reference,
      currency: 'kzt',
      at: '2026-03-05T10:00:00.000Z',
    },
    {
      ...line,
      kind: 'payment',
      id: tenge.id,
      merchant_reference: tenge.merchant_reference,
      currency: 'kzt',
      at: '2026-03-05T10:00:00.000Z',
    },
    {
      ...line,
      kind: 'payout',
      id: payout.id,
      merchant_reference: payout.merchant_reference,
      at: '2026-03-05T10:00:03.000Z',
    },
  ]);
  const total = { count: 1, amount: '250.50' };
  expect(statement).toMatchObject({ day: '2026-03-05', complete: true, next_cursor: null });
  expect(statement.totals).toEqual([
    { ...total, kind: 'chargeback', currency: 'kzt' },
    { ...total, kind: 'payment', currency: 'kzt' },
    { ...total, kind: 'payment', currency: 'uah' },
    { ...total, kind: 'payout', currency: 'uah' },
  ]);
  expect((await gateway.statement('2026-03-04')).lines).toMatchObject([{ id: before.id }]);
  expect((await gateway.statement('2026-03-06')).lines).toMatchObject([{ id: next.id }]);
});

it('the gateway’s statement comes in pages that miss and repeat nothing, with the totals of the day on each', async ({
  payments,
}) => {
  const count = STATEMENT_PAGE * 2 + 500;
  // Many in one moment: a page may end between them.
  await payments.gateway.db.query(
    `insert into payments (id, merchant_reference, method, amount, currency, return_url, callback_url, locale, status, created_at, expires_at, settled_at)
     select 'pay_' || n, 'ref_' || n, 'visa', '10.01', 'uah', 'https://kozyr.test/', 'https://kozyr.test/', 'uk', 'approved', moment, moment, moment
     from (select n, timestamptz '2026-04-01T00:00:00Z' + (n / 700) * interval '1 hour' as moment from generate_series(1, $1::int) n) made`,
    [count],
  );
  const ids: string[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await gateway.statement('2026-04-01', cursor);
    expect(page.totals).toEqual([{ kind: 'payment', currency: 'uah', count, amount: '25025.00' }]);
    ids.push(...page.lines.map(({ id }) => id));
    sizes.push(page.lines.length);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(sizes).toEqual([STATEMENT_PAGE, STATEMENT_PAGE, 500]);
  expect(new Set(ids).size).toBe(count);
});

it('the gateway has an empty statement for a day without payments, and none for a day or a cursor that is none', async () => {
  expect(await gateway.statement('2020-02-29')).toEqual({
    day: '2020-02-29',
    complete: true,
    lines: [],
    totals: [],
    next_cursor: null,
  });
  for (const day of ['2026-02-30', 'today', '2026-3-5', '20260305'])
    await expect(gateway.statement(day)).rejects.toThrow(GatewayRefused);
  for (const cursor of ['x', Buffer.from('["2026","payment","a"]').toString('base64url')])
    await expect(gateway.statement('2026-03-05', cursor)).rejects.toThrow(GatewayRefused);
});
