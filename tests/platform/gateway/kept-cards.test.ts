import { randomUUID } from 'node:crypto';
import { gatewayPaymentSchema } from '@kozyr/contracts/payment-gateway';
import { afterAll, beforeEach, expect } from 'vitest';
import * as z from 'zod/mini';
import { GatewayRefused } from '../../../platform/src/gateways/payments/port';
import { gatewayClient } from '../../support/gateway/client';
import { startMerchant, type TestMerchant } from '../../support/gateway/merchant';
import { type PaymentHarness, pageToken, SECRET, sendForm } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';

const it = paymentsTest();
let merchant: TestMerchant;
it.beforeAll(async ({ platform }) => {
  merchant = await startMerchant(SECRET, platform.clock);
});
afterAll(async () => {
  await merchant.stop();
});
beforeEach(() => {
  merchant.told = [];
});

const wanted = (more: object = {}) => ({
  merchant_reference: randomUUID(),
  method: 'visa' as const,
  amount: '250.00',
  currency: 'uah' as const,
  return_url: 'https://kozyr.test/uk/cashbox',
  callback_url: merchant.url,
  locale: 'en',
  ...more,
});

/** Types a card on the page of a payment and approves it. */
async function approve(hostedUrl: string, fields: Record<string, string>) {
  return sendForm(hostedUrl, { token: (await pageToken(hostedUrl)) ?? '', outcome: 'approve', ...fields });
}

/** A payment whose payer had their card kept. @returns the card */
async function keep(payments: PaymentHarness, number: string, month = '12/49') {
  const gateway = gatewayClient(payments);
  const opened = await gateway.open(wanted({ keep_card: true }));
  await approve(opened.hosted_url, { number, good_until: month });
  const card = (await gateway.find(opened.id))?.kept_card;
  if (!card) throw new Error('the card was not kept');
  return card;
}

it('a card is kept when its payer asked for it, and told in the signed event without its number', async ({
  payments,
}) => {
  const opened = await gatewayClient(payments).open(wanted({ keep_card: true }));
  expect(opened.kept_card).toBeNull();
  await approve(opened.hosted_url, { number: '4242 4242 4242 4242', good_until: '12/49' });
  await expect.poll(() => merchant.toldOf(opened.merchant_reference).length).toBe(1);
  expect(merchant.told[0]).toMatchObject({
    signed: true,
    event: { payment: { status: 'approved', kept_card: { brand: 'visa', last_four: '4242', good_until: '2049-12' } } },
  });
  expect(JSON.stringify(merchant.told)).not.toContain('4242424242424242');
});

it('no card is kept unasked, without a number, or by a payment that was declined', async ({ payments }) => {
  const gateway = gatewayClient(payments);
  const pay = async (more: object, fields: Record<string, string>) => {
    const opened = await gateway.open(wanted(more));
    await approve(opened.hosted_url, fields);
    return (await gateway.find(opened.id))?.kept_card;
  };
  const card = { number: '4242424242424242', good_until: '12/49' };
  expect(await pay({}, card)).toBeNull();
  expect(await pay({ keep_card: true }, {})).toBeNull();
  expect(await pay({ keep_card: true }, { ...card, outcome: 'card_declined' })).toBeNull();
});

it('a card that is to be kept needs a month that is not over', async ({ payments }) => {
  const gateway = gatewayClient(payments);
  const opened = await gateway.open(wanted({ keep_card: true }));
  for (const month of ['', '13/49', '01/20']) {
    const answer = await approve(opened.hosted_url, { number: '4242424242424242', good_until: month });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('id="good_until-error"');
  }
  expect((await gateway.find(opened.id))?.status).toBe('pending');
});

it('a payment by a kept card is answered at once, once for its reference', async ({ payments }) => {
  const gateway = gatewayClient(payments);
  const { token } = await keep(payments, '4242424242424242');
  const body = wanted({ card_token: token });
  const paid = await gateway.open(body);
  expect(paid).toMatchObject({ status: 'approved', kept_card: null });
  expect(paid.card_fingerprint).toBeTruthy();
  expect(await gateway.open(body)).toEqual(paid);
  expect(await gateway.findByReference(body.merchant_reference)).toEqual(paid);
  await expect(gateway.open({ ...body, amount: '251.00' })).rejects.toMatchObject({ code: 'conflict' });
  const other = await keep(payments, '4000000000000341');
  await expect(gateway.open({ ...body, card_token: other.token })).rejects.toMatchObject({ code: 'conflict' });
  await expect.poll(() => merchant.toldOf(body.merchant_reference).length).toBe(1);
});

it('two payments of one reference that come at the same time charge a kept card once', async ({ payments }) => {
  const gateway = gatewayClient(payments);
  const { token } = await keep(payments, '4242424242424242');
  const body = wanted({ card_token: token });
  const [one, other] = await Promise.all([gateway.open(body), gateway.open(body)]);
  expect(one).toEqual(other);
  await expect.poll(() => merchant.toldOf(body.merchant_reference).length).toBe(1);
});

it('a kept card is declined, expired or asked about as its number says', async ({ payments }) => {
  const gateway = gatewayClient(payments);
  const payBy = async (number: string) => gateway.open(wanted({ card_token: (await keep(payments, number)).token }));
  expect(await payBy('4000000000000341')).toMatchObject({ status: 'declined', decline_reason: 'card_declined' });
  expect(await payBy('4000000000000069')).toMatchObject({ status: 'declined', decline_reason: 'expired_card' });
  const asked = await payBy('4000000000003220');
  expect(asked.status).toBe('pending');
  await approve(asked.hosted_url, {});
  expect(await gateway.find(asked.id)).toMatchObject({ status: 'approved', card_fingerprint: asked.card_fingerprint });
});

it('a revoked card is charged no more, and a payment that it made stays what it is', async ({ payments }) => {
  const gateway = gatewayClient(payments);
  const { token } = await keep(payments, '4242424242424242');
  const before = wanted({ card_token: token });
  const paid = await gateway.open(before);
  await gateway.revokeCard(token);
  await gateway.revokeCard(token);
  await gateway.revokeCard('ktok_never');
  const refused = await gateway.open(wanted({ card_token: token })).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(GatewayRefused);
  expect(refused).toMatchObject({ code: 'invalid' });
  expect(z.parse(gatewayPaymentSchema, await gateway.open(before))).toEqual(paid);
});
