import { randomUUID } from 'node:crypto';
import type { GatewayEvent, GatewayPayment } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deposits, paymentEvents } from '../../../platform/src/db/schema/payments';
import { getBalances } from '../../../platform/src/ledger/balances';
import { createDeposit } from '../../../platform/src/services/money/payments/create-deposit';
import { makePlayer } from '../../support/funded-player';
import { type PaymentHarness, SECRET } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();

async function awaited(platform: TestPlatform) {
  const player = await makePlayer(platform);
  const { deposit } = await createDeposit(
    platform.ctx,
    { userId: player.id, sessionId: '' },
    { method: 'visa', amount: '500', idempotency_key: randomUUID(), return_path: '/', locale: 'uk' },
  );
  const [row] = await platform.ctx.db.select().from(deposits).where(eq(deposits.id, deposit.id));
  const payment: GatewayPayment = {
    id: row?.gatewayPaymentId ?? '',
    merchant_reference: deposit.id,
    status: 'approved',
    amount: '500.00',
    currency: 'uah',
    decline_reason: null,
    hosted_url: 'https://gateway.test/pay/x',
  };
  const state = async () => {
    const [now] = await platform.ctx.db.select().from(deposits).where(eq(deposits.id, deposit.id));
    return { status: now?.status, game: (await getBalances(platform.ctx.db, player.id, 'uah')).game };
  };
  return { payment, state, id: deposit.id };
}

const event = (platform: TestPlatform, payment: GatewayPayment, eventId = `evt_${randomUUID()}`): GatewayEvent => ({
  event_id: eventId,
  occurred_at: platform.clock.now.toISOString(),
  type: 'payment',
  payment,
});

const PATH = '/webhooks/payments/hosted';
const signatureOf = (body: string, at: Date, secret = SECRET, path = PATH) =>
  sign(secret, { method: 'POST', path, body }, at);

async function send(
  platform: TestPlatform,
  payments: PaymentHarness,
  told: unknown,
  header?: string,
  gateway = 'hosted',
) {
  const body = typeof told === 'string' ? told : JSON.stringify(told);
  const answer = await fetch(`${payments.platformUrl}/webhooks/payments/${gateway}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': header ?? signatureOf(body, platform.clock.now),
    },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

it('a deposit is credited once in a race of 20 identical webhooks, and all of them are answered', async ({
  platform,
  payments,
}) => {
  const { payment, state, id } = await awaited(platform);
  const told = event(platform, payment);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(platform, payments, told)));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await state()).toEqual({ status: 'SUCCESS', game: 50_000n });
  const heard = await platform.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, id));
  expect(heard).toHaveLength(1);
});

it('a deposit is credited once when 20 different events say the same', async ({ platform, payments }) => {
  const { payment, state } = await awaited(platform);
  await Promise.all(Array.from({ length: 20 }, () => send(platform, payments, event(platform, payment))));
  expect(await state()).toEqual({ status: 'SUCCESS', game: 50_000n });
});

it('a webhook of a deposit is refused with a forged, a stale, a moved or a missing signature', async ({
  platform,
  payments,
}) => {
  const { payment, state } = await awaited(platform);
  const told = event(platform, payment);
  const { now } = platform.clock;
  const body = JSON.stringify(told);
  const forged = [
    signatureOf(body, now, 'another-secret-entirely'),
    signatureOf(body, new Date(now.getTime() - 301_000)),
    signatureOf(body, now).replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`),
    signatureOf(JSON.stringify(event(platform, payment)), now),
    signatureOf(body, now, SECRET, '/v1/payments'),
    '',
  ];
  for (const header of forged)
    expect(await send(platform, payments, told, header)).toMatchObject({
      status: 401,
      body: { errorCode: 'UNAUTHORIZED' },
    });
  expect(await state()).toEqual({ status: 'AWAITING_DEPOSIT', game: 0n });
});

it('a webhook of another amount, currency, payment or reference is refused, and the right event taken after', async ({
  platform,
  payments,
}) => {
  const { payment, state } = await awaited(platform);
  const eventId = `evt_${randomUUID()}`;
  for (const wrong of [{ amount: '5000.00' }, { amount: '499.99' }, { currency: 'kzt' as const }, { id: 'pay_other' }])
    expect(await send(platform, payments, event(platform, { ...payment, ...wrong }, eventId))).toMatchObject({
      status: 400,
      body: { errorCode: 'BAD_REQUEST' },
    });
  for (const merchant_reference of [randomUUID(), 'no-uuid'])
    expect((await send(platform, payments, event(platform, { ...payment, merchant_reference }, eventId))).status).toBe(
      404,
    );
  expect(await state()).toEqual({ status: 'AWAITING_DEPOSIT', game: 0n });
  expect((await send(platform, payments, event(platform, payment, eventId))).status).toBe(200);
  expect(await state()).toEqual({ status: 'SUCCESS', game: 50_000n });
});

it('webhooks of a deposit end in the same balances in every order, and contradictions are kept for a person to see', async ({
  platform,
  payments,
}) => {
  const first = await awaited(platform);
  const second = await awaited(platform);
  const declined = { status: 'declined', decline_reason: 'card_declined' } as const;
  await send(platform, payments, event(platform, first.payment));
  await send(platform, payments, event(platform, { ...first.payment, ...declined }));
  await send(platform, payments, event(platform, { ...second.payment, ...declined }));
  expect(await second.state()).toEqual({ status: 'DENIED', game: 0n });
  await send(platform, payments, event(platform, { ...second.payment, status: 'pending' }));
  await send(platform, payments, event(platform, second.payment));
  for (const { state } of [first, second]) expect(await state()).toEqual({ status: 'SUCCESS', game: 50_000n });
  const heard = await platform.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, first.id));
  expect(heard.map((one) => one.outcome).toSorted()).toEqual(['contradiction', 'settled']);
});

it('webhooks of nonsense and of unknown gateways are refused with the error object', async ({ platform, payments }) => {
  expect(await send(platform, payments, '{"event_id":1}')).toMatchObject({
    status: 400,
    body: { errorCode: 'BAD_REQUEST' },
  });
  expect(await send(platform, payments, 'not json')).toMatchObject({ status: 400, body: { errorCode: 'BAD_REQUEST' } });
  expect(await send(platform, payments, {}, undefined, 'elsewhere')).toMatchObject({
    status: 404,
    body: { errorCode: 'NOT_FOUND' },
  });
  const form = await fetch(`${payments.platformUrl}/webhooks/payments/hosted`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  });
  expect(form.status).toBeGreaterThanOrEqual(400);
  expect(await form.json()).toMatchObject({ errorCode: 'BAD_REQUEST' });
});
