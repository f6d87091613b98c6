import { expect } from 'vitest';
import { makePlayer } from '../../support/funded-player';
import { awaitedDeposit, beginDeposit, fondySettings, stateOf } from '../../support/money/fondy-test';
import { payAs, SECRET } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { integrators } from '../../support/play/integrations';

const NAME = 'second-gateway';
const it = paymentsTest();

const ours = (address: string, more: object = {}) => ({
  protocol: 'kozyr-payments',
  address,
  deposits: ['uah'],
  payouts: [],
  ...more,
});

it('a gateway of our own protocol takes payments once a second person has turned it on, and its webhooks count', async ({
  platform,
  payments,
}) => {
  const { one, make, addKey, read, turnOn, ask, act } = await integrators(platform);
  expect((await make(NAME, ours(payments.gateway.url))).status).toBe(201);
  expect(await read(NAME)).toMatchObject({
    kind: 'payments',
    lacks: ['shared'],
    call_address: `${payments.platformUrl}/webhooks/payments/${NAME}`,
  });
  await addKey(one, NAME, { use: 'shared', brought: SECRET });
  expect(await stateOf(platform, (await awaitedDeposit(platform)).id)).toMatchObject({ gateway: 'hosted' });
  await turnOn(NAME);
  expect((await ask(one, `/${NAME}/health`)).body).toMatchObject({ up: true, games: null });

  const player = await makePlayer(platform);
  const { deposit, redirect_url: page } = await beginDeposit(platform, player);
  await payAs(page ?? '', 'approve');
  await expect
    .poll(() => stateOf(platform, deposit.id))
    .toMatchObject({ status: 'SUCCESS', gateway: NAME, game: 50_000n });
  await expect.poll(async () => (await read(NAME)).keys[0]?.last_used_at).toEqual(expect.any(String));

  expect((await act(one, NAME, 'switch', { state: 'off' })).body).toMatchObject({ state: 'off' });
  expect(await stateOf(platform, (await awaitedDeposit(platform)).id)).toMatchObject({ gateway: 'hosted' });
  await turnOn(NAME);
});

it('new money of a currency goes to one gateway: another one is not turned on for it', async ({ platform }) => {
  const { one, other, make, addKey, act, read } = await integrators(platform);
  const settings = { ...fondySettings('http://127.0.0.1:9'), payouts: [] };
  expect((await make('fondy-two', settings)).status).toBe(201);
  await addKey(one, 'fondy-two', { use: 'shared', brought: 'test-payment-key-0123456789' });
  await addKey(one, 'fondy-two', { use: 'reports', brought: 'test-reports-key-0123456789' });
  expect(await read('fondy-two')).toMatchObject({ lacks: [] });
  expect((await act(one, 'fondy-two', 'switch', { state: 'on' })).status).toBe(200);
  const refused = await act(other, 'fondy-two', 'confirm');
  expect([refused.status, refused.body.details]).toEqual([409, { why: 'money_taken', other: NAME }]);

  const { version } = await read('fondy-two');
  const tenge = { version, title: 'Tenge', settings: { ...settings, deposits: ['kzt'] } };
  const { ask } = await integrators(platform);
  expect((await ask(one, '/fondy-two', { method: 'PUT', body: tenge })).status).toBe(200);
  expect((await act(one, 'fondy-two', 'switch', { state: 'on' })).status).toBe(200);
  expect((await act(other, 'fondy-two', 'confirm')).body).toMatchObject({ state: 'on' });
  expect((await ask(one, '/fondy-two/health')).body).toMatchObject({ up: false });
});

it('a gateway begins to pay out only once it has a key of payouts', async ({ platform }) => {
  const { one, other, act, read, ask } = await integrators(platform);
  const { version, settings } = await read('fondy-two');
  const paysOut = { version, title: 'Tenge', settings: { ...settings, payouts: ['kzt'] } };
  expect((await ask(one, '/fondy-two', { method: 'PUT', body: paysOut })).status).toBe(200);
  const refused = await act(other, 'fondy-two', 'confirm');
  expect([refused.status, refused.body.details]).toEqual([409, { why: 'keys_lacking' }]);
});

it('a gateway that was on keeps its merchant, whose orders are open there', async ({ platform }) => {
  const { one, read, ask } = await integrators(platform);
  const { version, settings } = await read('fondy-two');
  const another = { version, title: 'Tenge', settings: { ...settings, merchant_id: '1396425' } };
  const refused = await ask(one, '/fondy-two', { method: 'PUT', body: another });
  expect([refused.status, refused.body.details]).toEqual([409, { why: 'other_merchant' }]);
});
