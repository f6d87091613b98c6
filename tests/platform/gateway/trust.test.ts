import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { sign } from '@kozyr/kit/signature';
import { afterAll, expect } from 'vitest';
import { createApp } from '../../../gateway/src/app';
import { parseEnv as parseGatewayEnv } from '../../../gateway/src/env';
import { parseEnv } from '../../../platform/src/env';
import { hostedGateway } from '../../../platform/src/gateways/payments/hosted';
import { GatewayRefused, GatewayUnavailable } from '../../../platform/src/gateways/payments/port';
import { freePort } from '../../../scripts/postgres.mjs';
import { gatewayClient } from '../../support/gateway/client';
import { startMerchant, type TestMerchant } from '../../support/gateway/merchant';
import { type PaymentHarness, payAs, SECRET } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';

const FRESH = 'the-gateway-secret-that-comes-next';
const CARD_SECRET = 'test-card-secret-0123456789';

const it = paymentsTest({ GATEWAY_SECRET: `${FRESH}, ${SECRET}` });
let merchant: TestMerchant;
it.beforeAll(async ({ platform }) => {
  merchant = await startMerchant(SECRET, platform.clock);
});
afterAll(async () => {
  await merchant.stop();
});

const wanted = () => ({
  merchant_reference: randomUUID(),
  method: 'visa' as const,
  amount: '100',
  currency: 'uah' as const,
  return_url: 'https://kozyr.test/',
  callback_url: merchant.url,
  locale: 'uk',
});

/** The gateway of the harness once more, on another port and with other secrets. */
async function gatewayWith(platform: TestPlatform, payments: PaymentHarness, secrets: string) {
  const port = await freePort();
  const settings = { DATABASE_URL: 'postgres://unused', GATEWAY_SECRET: secrets, CARD_SECRET, LOG_LEVEL: 'silent' };
  const env = parseGatewayEnv({ ...settings, GATEWAY_PUBLIC_URL: `http://127.0.0.1:${port}` });
  const app = await createApp({ env, db: payments.gateway.db, now: () => platform.clock.now });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    app,
    client: (own: readonly string[]) => gatewayClient({ ...payments, gateway: { ...payments.gateway, url } }, own),
  };
}

it('a call is served at every step of an exchange of secrets: old, both on either end, new', async ({
  platform,
  payments,
}) => {
  for (const [theirs, ours] of [
    [SECRET, [SECRET]],
    [SECRET, [FRESH, SECRET]],
    [`${FRESH},${SECRET}`, [SECRET]],
    [`${FRESH},${SECRET}`, [FRESH, SECRET]],
    [`${FRESH},${SECRET}`, [FRESH]],
    [FRESH, [FRESH, SECRET]],
    [FRESH, [FRESH]],
  ] as const) {
    const { app, client } = await gatewayWith(platform, payments, theirs);
    expect(await client(ours).open(wanted())).toMatchObject({ status: 'pending' });
    await app.close();
  }
  const { app, client } = await gatewayWith(platform, payments, FRESH);
  await expect(client([SECRET]).open(wanted())).rejects.toThrow(GatewayUnavailable);
  await app.close();
});

it('the gateway tells by every secret it has, so that a receiver with the old one or the new one hears it', async ({
  platform,
  payments,
}) => {
  const { app, client } = await gatewayWith(platform, payments, `${FRESH},${SECRET}`);
  const { hosted_url, merchant_reference } = await client([FRESH]).open(wanted());
  // Both gateways share the queue: the one with the old secret alone must not take it.
  await payments.gateway.app.close();
  await payAs(hosted_url, 'approve');
  await expect.poll(() => merchant.toldOf(merchant_reference).length).toBe(1);
  expect(merchant.told.at(-1)).toMatchObject({
    signed: true,
    header: expect.stringMatching(/^t=\d+(,v1=[0-9a-f]{64}){2}$/),
  });
  await app.close();
  await payments.reopenGateway();
});

it('the gateway’s webhooks are heard by either secret, and by no other', async ({ platform, payments }) => {
  const body = JSON.stringify({
    event_id: `evt_${randomUUID()}`,
    occurred_at: platform.clock.now.toISOString(),
    type: 'payout',
    payout: {
      id: 'out_1',
      merchant_reference: randomUUID(),
      status: 'paid',
      fail_reason: null,
      amount: '1.00',
      currency: 'uah',
    },
  });
  const path = '/webhooks/payments/hosted';
  const send = async (...secrets: string[]) => {
    const signature = sign(secrets, { method: 'POST', path, body }, platform.clock.now);
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return (await fetch(`${payments.platformUrl}${path}`, { method: 'POST', headers, body })).status;
  };
  // 404: the signature is good, and there is no such withdrawal.
  expect([await send(SECRET), await send(FRESH), await send('another-secret-0123', SECRET)]).toEqual([404, 404, 404]);
  expect(await send('another-secret-0123')).toBe(401);
});

it('the gateway starts with one to four secrets of 16 characters, and says what is wrong otherwise', () => {
  const settings = {
    DATABASE_URL: 'postgres://unused',
    CARD_SECRET,
    JWT_SECRET: SECRET,
    WALLET_SECRET: SECRET,
    PSEUDONYM_SECRET: SECRET,
    SECOND_FACTOR_SECRET: SECRET,
  };
  for (const parse of [parseEnv, parseGatewayEnv]) {
    expect(parse({ ...settings, GATEWAY_SECRET: `${FRESH}, ${SECRET}` }).GATEWAY_SECRET).toEqual([FRESH, SECRET]);
    expect(() => parse({ ...settings, GATEWAY_SECRET: `${FRESH},short` })).toThrow(/GATEWAY_SECRET.*at least 16/);
    expect(() => parse({ ...settings, GATEWAY_SECRET: `${FRESH},` })).toThrow(/GATEWAY_SECRET.*at least 16/);
    expect(() => parse({ ...settings, GATEWAY_SECRET: Array(5).fill(SECRET).join(',') })).toThrow(/at most 4/);
  }
});

it('the gateway is reached behind a front door that shows it under a path of its own', async ({ payments }) => {
  const port = await freePort();
  const door = http.createServer(async (request, response) => {
    const path = request.url?.replace(/^\/outside\/pay/, '') ?? '';
    const body = Buffer.concat(await request.toArray());
    const headers = { 'x-signature': String(request.headers['x-signature']), 'content-type': 'application/json' };
    const answer = await fetch(`${payments.gateway.url}${path}`, { method: 'POST', headers, body });
    response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
  for (const url of [`http://127.0.0.1:${port}/outside/pay`, `http://127.0.0.1:${port}/outside/pay/`])
    expect(await gatewayClient({ ...payments, gateway: { ...payments.gateway, url } }).open(wanted())).toMatchObject({
      status: 'pending',
    });
  door.close();
});

it('a gateway that answers nonsense, an error or nothing is called unavailable, and one that says no refused', async ({
  platform,
}) => {
  const port = await freePort();
  let reply: { status: number; body: string } | null = null;
  const other = http.createServer((_request, response) => {
    if (reply) response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${port}`;
  const within = (timeout: number) =>
    hostedGateway({ name: 'hosted', url, secrets: [SECRET], now: () => platform.clock.now, timeout });
  // Only what never answers is given up soon: an answer that is late on a busy machine is read all the same.
  const [gateway, impatient] = [within(30_000), within(200)];
  const asks = [
    (of: typeof gateway) => of.open(wanted()),
    (of: typeof gateway) => of.findCard('card_1'),
    (of: typeof gateway) => of.findPayoutByReference('a'),
    (of: typeof gateway) => of.statement('2026-03-05'),
  ];
  for (const answer of [
    null,
    { status: 200, body: '{"id":1}' },
    { status: 200, body: 'hello' },
    { status: 500, body: '{}' },
    { status: 401, body: '{}' },
    { status: 302, body: '' },
    // Somebody between the ends says no in the gateway's place: nothing is known then, least of all that nothing was paid.
    { status: 404, body: '<h1>Not Found</h1>' },
    { status: 404, body: '{}' },
    { status: 400, body: '{"error":"invalid","message":""}' },
    { status: 422, body: '{"error":"conflict","message":""}' },
    { status: 409, body: 'null' },
  ]) {
    reply = answer;
    for (const ask of asks) {
      const error = await ask(answer === null ? impatient : gateway).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(GatewayUnavailable);
      expect(error).not.toBeInstanceOf(GatewayRefused);
      expect(String(error)).not.toContain('card_1');
    }
  }
  const no = (error: string) => JSON.stringify({ error, message: 'No.' });
  for (const [status, error, code] of [
    [409, 'conflict', 'conflict'],
    [422, 'invalid', 'invalid'],
    [422, 'unknown_card', 'invalid'],
  ] as const) {
    reply = { status, body: no(error) };
    await expect(gateway.open(wanted())).rejects.toMatchObject({ name: 'GatewayRefused', code });
  }
  reply = { status: 404, body: no('not_found') };
  expect(await gateway.findPayout('out_1')).toBeNull();
  await expect(gateway.statement('2026-03-05')).rejects.toThrow(GatewayUnavailable);
  other.closeAllConnections();
  other.close();
});
