import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { gatewayPaymentSchema } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';
import { afterAll, beforeEach, expect } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '../../../gateway/src/app';
import { parseEnv } from '../../../gateway/src/env';
import { startMerchant, type TestMerchant } from '../../support/gateway/merchant';
import { type PaymentHarness, pageToken, payAs, SECRET, sendForm } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';

const warnings: string[] = [];
process.on('warning', ({ name, message }) => {
  if (name === 'DeprecationWarning') warnings.push(message);
});

const it = paymentsTest();
let merchant: TestMerchant;
it.beforeAll(async ({ platform }) => {
  merchant = await startMerchant(SECRET, platform.clock);
});
afterAll(async () => {
  await merchant.stop();
});
beforeEach(() => {
  merchant.answer = 200;
  merchant.told = [];
});

const after = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};

async function call(
  platform: TestPlatform,
  payments: PaymentHarness,
  path: string,
  payload?: unknown,
  header?: string,
) {
  const body = payload === undefined ? undefined : JSON.stringify(payload);
  const method = body === undefined ? 'GET' : 'POST';
  const signature = header ?? sign(SECRET, { method, path, body: body ?? '' }, platform.clock.now);
  return fetch(`${payments.gateway.url}${path}`, {
    method,
    headers: { 'x-signature': signature, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body,
  });
}
const wanted = (more: Record<string, string> = {}) => ({
  merchant_reference: randomUUID(),
  method: 'visa',
  amount: '1250.5',
  currency: 'uah',
  return_url: 'https://kozyr.test/uk/cashbox?deposit=1',
  callback_url: merchant.url,
  locale: 'uk',
  ...more,
});
const open = async (platform: TestPlatform, payments: PaymentHarness, more?: Record<string, string>) =>
  z.parse(gatewayPaymentSchema, await (await call(platform, payments, '/v1/payments', wanted(more))).json());
/** What the merchant was told of a payment; others end by themselves as the clock moves. */
const toldOf = (id: string) => merchant.told.filter(({ event }) => event.type === 'payment' && event.payment.id === id);
const told = (id: string, times: number) => expect.poll(() => toldOf(id).length).toBe(times);
const waiting = async (payments: PaymentHarness, id: string) => {
  const { rows } = await payments.gateway.db.query<{ attempts: number; last_error: string | null; due_at: Date }>(
    'select attempts, last_error, due_at from deliveries where subject_id = $1 and delivered_at is null',
    [id],
  );
  return rows;
};

it('the gateway opens one payment for one reference, and refuses other money by it', async ({ platform, payments }) => {
  const body = wanted();
  const first = await call(platform, payments, '/v1/payments', body);
  expect(first.status).toBe(201);
  const payment = z.parse(gatewayPaymentSchema, await first.json());
  expect(payment).toMatchObject({ status: 'pending', amount: '1250.50', merchant_reference: body.merchant_reference });
  const again = await call(platform, payments, '/v1/payments', body);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(payment);
  expect((await call(platform, payments, '/v1/payments', { ...body, amount: '1250.51' })).status).toBe(409);
  expect(await (await call(platform, payments, `/v1/payments/${payment.id}`)).json()).toEqual(payment);
  expect((await call(platform, payments, '/v1/payments/pay_none')).status).toBe(404);
});

it('the gateway serves nobody without the signature of the merchant', async ({ platform, payments }) => {
  const { id } = await open(platform, payments);
  const { now } = platform.clock;
  const path = `/v1/payments/${id}`;
  for (const [method, signed] of [
    ['GET', '/v1/payments/other'],
    ['POST', path],
  ] as const)
    expect(
      (await call(platform, payments, path, undefined, sign(SECRET, { method, path: signed, body: '' }, now))).status,
    ).toBe(401);
  expect((await call(platform, payments, '/v1/payments', wanted(), 't=1,v1=00')).status).toBe(401);
  expect((await call(platform, payments, '/v1/payments', wanted({ amount: '0' }))).status).toBe(422);
  expect((await call(platform, payments, '/v1/payments', wanted({ return_url: 'nowhere' }))).status).toBe(422);
});

it('the gateway’s page is in the language of the payment, self-contained and under a strict policy', async ({
  platform,
  payments,
}) => {
  const pay = { uk: 'Сплатити 1 250.50 ₴', ru: 'Оплатить 1 250.50 ₴', en: 'Pay 1 250.50 ₴', kk: '1 250.50 ₴ төлеу' };
  for (const [locale, text] of Object.entries(pay)) {
    const answer = await fetch((await open(platform, payments, { locale })).hosted_url);
    const page = (await answer.text()).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(text);
    expect(page).not.toMatch(/<script|src=|@import|url\((?!"\/fonts\/)/);
    const [font = ''] = /\/fonts\/[\w.-]+\.woff2/.exec(page) ?? [];
    const served = await fetch(new URL(font, payments.gateway.url));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(served.headers.get('cache-control')).toContain('immutable');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-[\w+/=]+'; font-src 'self'; form-action 'self' https:\/\/kozyr\.test; /,
    );
    expect(policy).not.toContain('unsafe');
  }
  expect((await fetch(`${payments.gateway.url}/pay/pay_none`)).status).toBe(404);
});

it('the gateway takes a form once, and only with the token of its own page', async ({ platform, payments }) => {
  const { hosted_url, id } = await open(platform, payments);
  const other = await open(platform, payments);
  const outcome = 'approve';
  for (const token of ['', 'guess', (await pageToken(other.hosted_url)) ?? ''])
    expect((await sendForm(hosted_url, { token, outcome })).headers.get('location')).toBe(`/pay/${id}`);
  const token = (await pageToken(hosted_url)) ?? '';
  expect((await sendForm(hosted_url, { token, outcome: 'steal' })).headers.get('location')).toBe(`/pay/${id}`);
  expect(await (await call(platform, payments, `/v1/payments/${id}`)).json()).toMatchObject({ status: 'pending' });
  expect((await sendForm(hosted_url, { token, outcome })).headers.get('location')).toContain('https://kozyr.test/');
  expect((await sendForm(hosted_url, { token, outcome: 'card_declined' })).headers.get('location')).toBe(`/pay/${id}`);
  expect(await (await call(platform, payments, `/v1/payments/${id}`)).json()).toMatchObject({ status: 'approved' });
  expect(await (await fetch(hosted_url)).text()).not.toContain('name="outcome"');
});

it('the gateway says a fingerprint of the card that paid, the same for the same number, and refuses a number that is none', async ({
  platform,
  payments,
}) => {
  const printOf = async (number: string) => {
    const { hosted_url, id } = await open(platform, payments);
    await payAs(hosted_url, 'approve', number);
    return (await (await call(platform, payments, `/v1/payments/${id}`)).json()).card_fingerprint;
  };
  const print = await printOf('4242 4242 4242 4242');
  expect(print).toMatch(/^[\w-]{43}$/);
  expect(await printOf('4242424242424242')).toBe(print);
  expect(await printOf('5555555555554444')).not.toBe(print);
  expect(await printOf('')).toBeNull();

  const { hosted_url, id } = await open(platform, payments);
  const wrong = await sendForm(hosted_url, {
    token: (await pageToken(hosted_url)) ?? '',
    outcome: 'approve',
    number: '4242424242424241',
  });
  expect(wrong.status).toBe(422);
  const page = await wrong.text();
  expect(page).toContain('id="number-error"');
  expect(page).not.toContain('4242424242424241');
  expect(await (await call(platform, payments, `/v1/payments/${id}`)).json()).toMatchObject({ status: 'pending' });
});

it('the gateway tells the merchant, signed, before the payer is back', async ({ platform, payments }) => {
  const payment = await open(platform, payments);
  await payAs(payment.hosted_url, 'limit_exceeded');
  expect(toldOf(payment.id)).toMatchObject([
    { signed: true, event: { payment: { id: payment.id, status: 'declined', decline_reason: 'limit_exceeded' } } },
  ]);
});

it('the gateway repeats the same event with growing pauses until it is heard', async ({ platform, payments }) => {
  merchant.answer = 500;
  const { id, hosted_url } = await open(platform, payments);
  await payAs(hosted_url, 'approve');
  expect(toldOf(id)).toHaveLength(1);
  after(platform, 1);
  await told(id, 2);
  // Due by the pause after the second time: until that is noted it is only claimed, and the error that is there is of the first.
  const due_at = new Date(platform.clock.now.getTime() + 2_000);
  await expect.poll(() => waiting(payments, id)).toEqual([{ attempts: 2, last_error: 'answered 500', due_at }]);
  merchant.answer = 200;
  after(platform, 2);
  await told(id, 3);
  expect(new Set(toldOf(id).map((one) => JSON.stringify(one.event))).size).toBe(1);
  await expect.poll(() => waiting(payments, id)).toEqual([]);
});

it('the gateway tells after a restart what it could not tell before, also what died in the middle', async ({
  platform,
  payments,
}) => {
  merchant.answer = 503;
  const first = await open(platform, payments);
  await payAs(first.hosted_url, 'approve');
  const second = await open(platform, payments);
  await payAs(second.hosted_url, 'approve_late');
  // As a kill -9 leaves it: taken for delivery, never finished.
  await payments.gateway.db.query(`update deliveries set due_at = $1 where delivered_at is null`, [
    new Date(platform.clock.now.getTime() + 15_000),
  ]);
  merchant.told = [];
  await payments.reopenGateway();
  merchant.answer = 200;
  after(platform, 16);
  for (const { id } of [first, second]) await told(id, 1);
  expect(
    [first, second]
      .flatMap(({ id }) => toldOf(id))
      .every((one) => one.signed && one.event.type === 'payment' && one.event.payment.status === 'approved'),
  ).toBe(true);
});

it('the gateway expires what nobody pays, and takes no payment after', async ({ platform, payments }) => {
  const payment = await open(platform, payments);
  const token = (await pageToken(payment.hosted_url)) ?? '';
  after(platform, 30 * 60);
  await told(payment.id, 1);
  expect(toldOf(payment.id)).toMatchObject([
    { event: { payment: { id: payment.id, status: 'expired', decline_reason: 'timeout' } } },
  ]);
  await sendForm(payment.hosted_url, { token, outcome: 'approve' });
  expect(await (await call(platform, payments, `/v1/payments/${payment.id}`)).json()).toMatchObject({
    status: 'expired',
  });
});

it('the gateway keeps the address of a payer’s page, which is its key, out of the log', async ({
  platform,
  payments,
}) => {
  const { id } = await open(platform, payments);
  const lines: string[] = [];
  const env = parseEnv({
    DATABASE_URL: 'postgres://unused',
    GATEWAY_SECRET: SECRET,
    CARD_SECRET: SECRET,
    LOG_LEVEL: 'trace',
  });
  const { db } = payments.gateway;
  const app = await createApp({
    env,
    db,
    now: () => platform.clock.now,
    logTo: { write: (line) => lines.push(line) },
  });
  app.log.info('listening');
  for (const url of [`/pay/${id}`, `/pay/${id}/`, `/v1/payments/${id}`]) await app.inject(url);
  for (const type of ['application/x-www-form-urlencoded', 'application/json', 'text/plain'])
    await app.inject({ method: 'POST', url: `/pay/${id}`, headers: { 'content-type': type }, payload: '{' });
  await app.close();
  expect(lines.join('')).toContain('listening');
  expect(lines.filter((line) => line.includes(id))).toEqual([]);
});

it('the gateway starts, as the platform does, without a word of what is deprecated', async () => {
  await setImmediate();
  expect(warnings).toEqual([]);
});

it('the gateway is healthy and ready', async ({ payments }) => {
  expect((await fetch(`${payments.gateway.url}/health`)).status).toBe(200);
  expect((await fetch(`${payments.gateway.url}/ready`)).status).toBe(200);
});
