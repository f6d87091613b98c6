import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deposits } from '../../../platform/src/db/schema/payments';
import { settings } from '../../../platform/src/db/schema/settings';
import { reconcileDeposits } from '../../../platform/src/services/money/payments/reconcile-deposits';
import { openToken } from '../../../platform/src/services/money/saved-cards/sealed-token';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { gatewayClient } from '../../support/gateway/client';
import type { PaymentHarness } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { after, byCard, cardsOf, gameOf, headersOf, rowsOf, save, start } from '../../support/money/saved-cards';
import type { TestPlatform } from '../../support/platform';
import { callAsPlayer, exclude } from '../../support/protection';

const it = paymentsTest();

/** The gateway charges the card of the deposit that waits, and its answer is lost. @returns the deposit's id */
async function chargeUnheard(platform: TestPlatform, payments: PaymentHarness, player: TestPlayer): Promise<string> {
  const [card] = await rowsOf(platform, player);
  const [lost] = await platform.ctx.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, player.id), eq(deposits.status, 'AWAITING_DEPOSIT')));
  if (!lost) throw new Error('No deposit waits.');
  await gatewayClient(payments).open({
    merchant_reference: lost.id,
    method: 'visa',
    amount: '100.00',
    currency: 'uah',
    return_url: 'https://kozyr.test/uk',
    callback_url: 'http://127.0.0.1:9/nobody',
    locale: 'uk',
    card_token: (card && openToken(platform.ctx, card)) ?? '',
  });
  return lost.id;
}

it('a card is not charged behind its player’s back, when the gateway was silent as they asked', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  await payments.gateway.app.close();
  const body = byCard(card, { idempotency_key: randomUUID() });
  expect(await start(platform, player, body)).toMatchObject({
    deposit: { status: 'AWAITING_DEPOSIT' },
    redirect_url: null,
  });
  await payments.reopenGateway();
  after(platform, 2);
  await reconcileDeposits(platform.ctx);
  expect(await gameOf(platform, player)).toBe(before);
  // The same intent, sent again by the player in time, is charged.
  expect((await start(platform, player, body)).deposit).toMatchObject({ status: 'SUCCESS' });
  expect(await gameOf(platform, player)).toBe(before + 10_000n);
});

it('an intent that is sent again long after is not charged', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  const body = byCard(card, { idempotency_key: randomUUID() });
  await payments.gateway.app.close();
  await start(platform, player, body);
  await payments.reopenGateway();
  after(platform, 31);
  expect((await start(platform, player, body)).deposit).toMatchObject({ status: 'DENIED', decline_reason: 'timeout' });
  expect(await gameOf(platform, player)).toBe(before);
  expect(await cardsOf(platform, player)).toHaveLength(1);
});

it('a payment whose answer was lost is found by its reference, and credited once', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  await payments.gateway.app.close();
  // Whether the card was charged is not known, so nothing is said of it, and the deposit waits.
  const answer = await start(platform, player, byCard(card));
  expect(answer).toMatchObject({ deposit: { status: 'AWAITING_DEPOSIT', payment_url: null }, redirect_url: null });
  await payments.reopenGateway();
  const lost = await chargeUnheard(platform, payments, player);
  after(platform, 2);
  // The page of the deposit asks, and the job does.
  const own = await callAsPlayer(platform, player, `/payments/deposits/${lost}`);
  expect(own.body.status).toBe('SUCCESS');
  await reconcileDeposits(platform.ctx);
  expect(await gameOf(platform, player)).toBe(before + 10_000n);
});

it('of deposits by a saved card twenty an hour are tried', async ({ platform }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const nothing = byCard(card, { amount: '0.01' });
  for (let tries = 0; tries < 20; tries += 1)
    expect((await start(platform, player, nothing)).errorCode).toBe('DEPOSIT_BELOW_MINIMUM');
  expect((await start(platform, player, nothing)).errorCode).toBe('TOO_MANY_REQUESTS');
});

const lower = async (platform: TestPlatform, player: TestPlayer, amount: string) => {
  const headers = await headersOf(platform, player);
  const url = '/protection/limits/deposit/day';
  expect((await platform.app.inject({ method: 'PUT', url, headers, payload: { amount } })).statusCode).toBe(200);
};

it('who lowered a limit since the first try is not charged by the second beyond it', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  const body = byCard(card, { idempotency_key: randomUUID() });
  await payments.gateway.app.close();
  await start(platform, player, body);
  await payments.reopenGateway();
  // 500 were paid in to save the card, and 100 more were asked for.
  await lower(platform, player, '599.99');
  expect((await start(platform, player, body)).errorCode).toBe('LIMIT_REACHED');
  expect(await gameOf(platform, player)).toBe(before);
});

it('what the house takes no more since the first try is not charged by the second', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  const body = byCard(card, { idempotency_key: randomUUID() });
  await payments.gateway.app.close();
  await start(platform, player, body);
  await payments.reopenGateway();
  const least = (value: string) =>
    platform.ctx.db.update(settings).set({ value }).where(eq(settings.code, 'DEPOSIT_MINIMUM_UAH'));
  await least('100.01');
  expect((await start(platform, player, body)).errorCode).toBe('DEPOSIT_BELOW_MINIMUM');
  expect(await gameOf(platform, player)).toBe(before);
  await least('100.00');
  expect((await start(platform, player, body)).deposit).toMatchObject({ status: 'SUCCESS' });
});

it('what a limit leaves room for is charged by the second try, and does not count against it twice', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const body = byCard(card, { idempotency_key: randomUUID() });
  await payments.gateway.app.close();
  await start(platform, player, body);
  await payments.reopenGateway();
  await lower(platform, player, '600.00');
  expect((await start(platform, player, body)).deposit).toMatchObject({ status: 'SUCCESS' });
});

it('a card that was charged by the first try stays charged, whatever limit was lowered since, and the second says so', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  const body = byCard(card, { idempotency_key: randomUUID() });
  await payments.gateway.app.close();
  await start(platform, player, body);
  await payments.reopenGateway();
  await chargeUnheard(platform, payments, player);
  await lower(platform, player, '550.00');
  expect((await start(platform, player, body)).deposit).toMatchObject({ status: 'SUCCESS', amount: '100.00' });
  expect(await gameOf(platform, player)).toBe(before + 10_000n);
});

// Last, since from then on the card is known as that of somebody who may not play.
it('who excluded themselves since the first try is not charged by the second', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  const body = byCard(card, { idempotency_key: randomUUID() });
  await payments.gateway.app.close();
  await start(platform, player, body);
  await payments.reopenGateway();
  await exclude(platform, player, 'year');
  expect((await start(platform, player, body)).errorCode).toBe('PLAYER_SELF_EXCLUDED');
  expect(await gameOf(platform, player)).toBe(before);
});
