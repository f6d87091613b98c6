import { randomUUID } from 'node:crypto';
import type { GatewayEvent, GatewayPayment } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deposits, paymentEvents } from '../../../platform/src/db/schema/payments';
import { getBalances } from '../../../platform/src/ledger/balances';
import { checkLedger } from '../../../platform/src/ledger/check';
import { createDeposit } from '../../../platform/src/services/money/payments/create-deposit';
import { makePlayer } from '../../support/funded-player';
import { type PaymentHarness, SECRET, startPaymentHarness } from '../../support/money/payments';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(async () => {
  expect((await checkLedger(harness.platform.ctx.db)).violations).toEqual([]);
  await harness.stop();
});

async function awaited() {
  const player = await makePlayer(harness.platform);
  const { deposit } = await createDeposit(
    harness.platform.ctx,
    { userId: player.id, sessionId: '' },
    { method: 'visa', amount: '500', idempotency_key: randomUUID(), return_path: '/', locale: 'uk' },
  );
  const [row] = await harness.platform.ctx.db.select().from(deposits).where(eq(deposits.id, deposit.id));
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
    const [now] = await harness.platform.ctx.db.select().from(deposits).where(eq(deposits.id, deposit.id));
    return { status: now?.status, game: (await getBalances(harness.platform.ctx.db, player.id, 'uah')).game };
  };
  return { payment, state, id: deposit.id };
}

const event = (payment: GatewayPayment, eventId = `evt_${randomUUID()}`): GatewayEvent => ({
  event_id: eventId,
  occurred_at: harness.platform.clock.now.toISOString(),
  type: 'payment',
  payment,
});

const PATH = '/webhooks/payments/hosted';
const signatureOf = (body: string, at: Date, secret = SECRET, path = PATH) =>
  sign(secret, { method: 'POST', path, body }, at);

async function send(told: unknown, header?: string, gateway = 'hosted') {
  const body = typeof told === 'string' ? told : JSON.stringify(told);
  const answer = await fetch(`${harness.platformUrl}/webhooks/payments/${gateway}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': header ?? signatureOf(body, harness.platform.clock.now),
    },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

it('a deposit is credited once in a race of 20 identical webhooks, and all of them are answered', async () => {
  const { payment, state, id } = await awaited();
  const told = event(payment);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(told)));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await state()).toEqual({ status: 'SUCCESS', game: 50_000n });
  const heard = await harness.platform.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, id));
  expect(heard).toHaveLength(1);
});

it('a deposit is credited once when 20 different events say the same', async () => {
  const { payment, state } = await awaited();
  await Promise.all(Array.from({ length: 20 }, () => send(event(payment))));
  expect(await state()).toEqual({ status: 'SUCCESS', game: 50_000n });
});

it('a webhook of a deposit is refused with a forged, a stale, a moved or a missing signature', async () => {
  const { payment, state } = await awaited();
  const told = event(payment);
  const { now } = harness.platform.clock;
  const body = JSON.stringify(told);
  const forged = [
    signatureOf(body, now, 'another-secret-entirely'),
    signatureOf(body, new Date(now.getTime() - 301_000)),
    signatureOf(body, now).replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`),
    signatureOf(JSON.stringify(event(payment)), now),
    signatureOf(body, now, SECRET, '/v1/payments'),
    '',
  ];
  for (const header of forged)
    expect(await send(told, header)).toMatchObject({ status: 401, body: { errorCode: 'UNAUTHORIZED' } });
  expect(await state()).toEqual({ status: 'AWAITING_DEPOSIT', game: 0n });
});

it('a webhook of another amount, currency, payment or reference is refused, and the right event taken after', async () => {
  const { payment, state } = await awaited();
  const eventId = `evt_${randomUUID()}`;
  for (const wrong of [{ amount: '5000.00' }, { amount: '499.99' }, { currency: 'kzt' as const }, { id: 'pay_other' }])
    expect(await send(event({ ...payment, ...wrong }, eventId))).toMatchObject({
      status: 400,
      body: { errorCode: 'BAD_REQUEST' },
    });
  for (const merchant_reference of [randomUUID(), 'no-uuid'])
    expect((await send(event({ ...payment, merchant_reference }, eventId))).status).toBe(404);
  expect(await state()).toEqual({ status: 'AWAITING_DEPOSIT', game: 0n });
  expect((await send(event(payment, eventId))).status).toBe(200);
  expect(await state()).toEqual({ status: 'SUCCESS', game: 50_000n });
});

it('webhooks of a deposit end in the same balances in every order, and contradictions are kept for a person to see', async () => {
  const first = await awaited();
  const second = await awaited();
  const declined = { status: 'declined', decline_reason: 'card_declined' } as const;
  await send(event(first.payment));
  await send(event({ ...first.payment, ...declined }));
  await send(event({ ...second.payment, ...declined }));
  expect(await second.state()).toEqual({ status: 'DENIED', game: 0n });
  await send(event({ ...second.payment, status: 'pending' }));
  await send(event(second.payment));
  for (const { state } of [first, second]) expect(await state()).toEqual({ status: 'SUCCESS', game: 50_000n });
  const heard = await harness.platform.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, first.id));
  expect(heard.map((one) => one.outcome).toSorted()).toEqual(['contradiction', 'settled']);
});

it('webhooks of nonsense and of unknown gateways are refused with the error object', async () => {
  expect(await send('{"event_id":1}')).toMatchObject({ status: 400, body: { errorCode: 'BAD_REQUEST' } });
  expect(await send('not json')).toMatchObject({ status: 400, body: { errorCode: 'BAD_REQUEST' } });
  expect(await send({}, undefined, 'elsewhere')).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND' } });
  const form = await fetch(`${harness.platformUrl}/webhooks/payments/hosted`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  });
  expect(form.status).toBeGreaterThanOrEqual(400);
  expect(await form.json()).toMatchObject({ errorCode: 'BAD_REQUEST' });
});
