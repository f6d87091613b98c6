import { randomUUID } from 'node:crypto';
import type { GatewayEvent } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { chargebacks } from '../../../platform/src/db/schema/chargebacks';
import { paymentEvents } from '../../../platform/src/db/schema/payments';
import { savedCards } from '../../../platform/src/db/schema/saved-cards';
import { findChargebacks } from '../../../platform/src/services/money/gateway-events/find-chargebacks';
import { reconcileDeposits } from '../../../platform/src/services/money/payments/reconcile-deposits';
import { makePlayer } from '../../support/funded-player';
import type { TestFondy } from '../../support/money/fondy-server';
import {
  awaitedDeposit,
  beginDeposit,
  FONDY_NAME,
  fondySettings,
  fondyTest,
  stateOf,
} from '../../support/money/fondy-test';
import { changeGateway, endKey, giveKey } from '../../support/money/gateway-at-desk';
import { SECRET } from '../../support/money/payments';
import type { TestPlatform } from '../../support/platform';

const it = fondyTest();

const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1_000);
};
const methodsOf = async (platform: TestPlatform, bearer: { authorization: string }) => {
  const answer = await platform.app.inject({ url: '/payments/methods', headers: bearer });
  return answer.json().items.map(({ kind }: { kind: string }) => kind);
};
/** A deposit that was paid, and told of. @returns it, and the card that its player keeps */
async function paid(platform: TestPlatform, fondy: TestFondy, more: object = {}) {
  const made = await awaitedDeposit(platform, more);
  fondy.settle(made.id, 'approved');
  await fondy.tell(made.id);
  const [card] = await platform.ctx.db.select().from(savedCards).where(eq(savedCards.userId, made.player.id));
  return { ...made, card };
}

it('a deposit begins at the gateway that was given its money, and other money stays where it was', async ({
  platform,
  fondy,
}) => {
  const hryvnias = await makePlayer(platform);
  const tenge = await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' });
  expect(await methodsOf(platform, hryvnias.bearer)).toEqual(['visa', 'mastercard']);
  expect(await methodsOf(platform, tenge.bearer)).toEqual(['applepay', 'googlepay', 'visa', 'mastercard']);
  const [one, other] = [
    await beginDeposit(platform, hryvnias),
    await beginDeposit(platform, tenge, { amount: '5000', method: 'applepay' }),
  ];
  expect(one.redirect_url).toBe(`${fondy.url}/pay?order=${one.deposit.id}`);
  expect(fondy.orders.get(one.deposit.id)).toMatchObject({ amount: '50000', currency: 'UAH', order_status: 'created' });
  expect(await stateOf(platform, one.deposit.id)).toMatchObject({ gateway: FONDY_NAME, status: 'AWAITING_DEPOSIT' });
  expect(await stateOf(platform, other.deposit.id)).toMatchObject({ gateway: 'hosted' });
  const refused = await beginDeposit(platform, hryvnias, { method: 'applepay' });
  expect([refused.code, refused.errorCode]).toEqual([422, 'PAYMENT_METHOD_UNAVAILABLE']);
});

it('a paid deposit is credited once, however often and in whatever form its webhook comes', async ({
  platform,
  fondy,
}) => {
  const { id } = await awaitedDeposit(platform);
  fondy.settle(id, 'approved');
  const answers = [await fondy.tell(id, { as: 'form' }), await fondy.tell(id), await fondy.tell(id, { as: 'form' })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stateOf(platform, id)).toMatchObject({ status: 'SUCCESS', game: 50_000n });
  const heard = await platform.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, id));
  expect(heard).toMatchObject([{ gateway: FONDY_NAME, eventId: `${id}:approved`, outcome: 'settled' }]);
});

it('a paid deposit whose webhook never came is found by the job, and a declined one says why', async ({
  platform,
  fondy,
}) => {
  const [one, other] = [await awaitedDeposit(platform), await awaitedDeposit(platform)];
  fondy.settle(one.id, 'approved');
  fondy.settle(other.id, 'declined', { response_description: 'Insufficient funds' });
  later(platform, 120);
  await reconcileDeposits(platform.ctx);
  expect(await stateOf(platform, one.id)).toMatchObject({ status: 'SUCCESS', game: 50_000n });
  expect(await stateOf(platform, other.id)).toMatchObject({ status: 'DENIED', declineReason: 'insufficient_funds' });
});

it('a forged webhook is refused, and one that says more than the gateway itself credits nothing', async ({
  platform,
  fondy,
  payments,
}) => {
  const { id } = await awaitedDeposit(platform);
  expect((await fondy.tell(id, { by: 'not-the-key-of-this-gateway', but: { order_status: 'approved' } })).status).toBe(
    401,
  );
  expect((await fondy.tell(id, { but: { order_status: 'approved', actual_amount: '50000' } })).status).toBe(200);
  const event: GatewayEvent = {
    event_id: randomUUID(),
    occurred_at: platform.clock.now.toISOString(),
    type: 'payment',
    payment: {
      id,
      merchant_reference: id,
      status: 'approved',
      amount: '500.00',
      currency: 'uah',
      decline_reason: null,
      hosted_url: 'https://gateway.test/pay',
    },
  };
  const body = JSON.stringify(event);
  const path = '/webhooks/payments/hosted';
  const another = await fetch(`${payments.platformUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': sign(SECRET, { method: 'POST', path, body }, platform.clock.now),
    },
    body,
  });
  expect(another.status).toBe(404);
  expect(await stateOf(platform, id)).toMatchObject({ status: 'AWAITING_DEPOSIT', game: 0n });
});

it('a payment of another amount or less money than was asked for is never credited', async ({ platform, fondy }) => {
  const others: Record<string, string>[] = [
    { amount: '50001', actual_amount: '50001' },
    { actual_amount: '49999' },
    { currency: 'KZT' },
  ];
  for (const other of others) {
    const { id } = await awaitedDeposit(platform);
    fondy.settle(id, 'approved', other);
    expect((await fondy.tell(id)).status).toBe(400);
    expect(await stateOf(platform, id)).toMatchObject({ status: 'AWAITING_DEPOSIT', game: 0n });
  }
});

it('a payment that was given back is taken back from the player', async ({ platform, fondy }) => {
  const { id } = await paid(platform, fondy);
  fondy.settle(id, 'reversed', { reversal_amount: '50000' });
  expect((await fondy.tell(id)).status).toBe(200);
  expect(await stateOf(platform, id)).toMatchObject({ game: 0n });
  const [taken] = await platform.ctx.db.select().from(chargebacks).where(eq(chargebacks.depositId, id));
  expect(taken).toMatchObject({ gateway: FONDY_NAME, status: 'recovered', amount: 50_000n });
});

it('a payment that was given back is taken back too when no webhook told of it, once, and a part of it is left to a person', async ({
  platform,
  fondy,
}) => {
  const [whole, part, stands] = [await paid(platform, fondy), await paid(platform, fondy), await paid(platform, fondy)];
  fondy.settle(whole.id, 'reversed', { reversal_amount: '50000' });
  fondy.settle(part.id, 'reversed', { reversal_amount: '10000' });
  later(platform, 40 * 86_400);
  fondy.trouble.silent = /report/;
  await expect(findChargebacks(platform.ctx)).rejects.toMatchObject({ code: 'PAYMENT_GATEWAY_UNAVAILABLE' });
  fondy.trouble.silent = /^$/;
  expect(await findChargebacks(platform.ctx)).toEqual({ found: 1 });
  expect(await findChargebacks(platform.ctx)).toEqual({ found: 0 });
  expect((await fondy.tell(whole.id)).status).toBe(200);
  expect(await stateOf(platform, whole.id)).toMatchObject({ game: 0n });
  for (const { id } of [part, stands]) expect(await stateOf(platform, id)).toMatchObject({ game: 50_000n });
  const taken = await platform.ctx.db.select().from(chargebacks).where(eq(chargebacks.depositId, whole.id));
  expect(taken).toMatchObject([{ gateway: FONDY_NAME, status: 'recovered', amount: 50_000n }]);
});

it('a card that was kept pays the next deposit at its own gateway, and one that is no good any more is forgotten', async ({
  platform,
  fondy,
}) => {
  const { player, card } = await paid(platform, fondy, { keep_card: true });
  expect(card).toMatchObject({ gateway: FONDY_NAME, brand: 'visa', lastFour: '1111', goodUntil: '2029-04' });
  await changeGateway(platform, FONDY_NAME, { settings: { ...fondySettings(fondy.url), deposits: [] } });
  const byCard = await beginDeposit(platform, player, { saved_card: card?.id });
  expect(await stateOf(platform, byCard.deposit.id)).toMatchObject({
    status: 'SUCCESS',
    gateway: FONDY_NAME,
    game: 100_000n,
  });
  expect(await stateOf(platform, (await awaitedDeposit(platform)).id)).toMatchObject({ gateway: 'hosted' });
  await changeGateway(platform, FONDY_NAME, { settings: fondySettings(fondy.url) });
  const other = await paid(platform, fondy, { keep_card: true });
  fondy.forget(other.id);
  const refused = await beginDeposit(platform, other.player, { saved_card: other.card?.id });
  expect(await stateOf(platform, refused.deposit.id)).toMatchObject({
    status: 'DENIED',
    declineReason: 'expired_card',
  });
});

it('a charge that was not heard of is looked for and not made again', async ({ platform, fondy }) => {
  const { player, card } = await paid(platform, fondy, { keep_card: true });
  fondy.trouble.silent = /recurring/;
  const unheard = await beginDeposit(platform, player, { saved_card: card?.id });
  fondy.trouble.silent = /^$/;
  expect(unheard.deposit.status).toBe('AWAITING_DEPOSIT');
  later(platform, 120);
  await reconcileDeposits(platform.ctx);
  expect(await stateOf(platform, unheard.deposit.id)).toMatchObject({ status: 'SUCCESS', game: 100_000n });
});

it('a gateway that is off takes nothing new, and settles what it began', async ({ platform, fondy }) => {
  const kept = await paid(platform, fondy, { keep_card: true });
  const { id } = await awaitedDeposit(platform);
  await changeGateway(platform, FONDY_NAME, { state: 'off' });
  try {
    expect(await stateOf(platform, (await awaitedDeposit(platform)).id)).toMatchObject({ gateway: 'hosted' });
    const byCard = await beginDeposit(platform, kept.player, { saved_card: kept.card?.id });
    expect([byCard.code, byCard.errorCode]).toEqual([422, 'SAVED_CARD_UNAVAILABLE']);
    const cards = await platform.app.inject({ url: '/payments/cards', headers: kept.player.bearer });
    expect(cards.json().items).toMatchObject([{ save_again: true }]);
    fondy.settle(id, 'approved');
    expect((await fondy.tell(id)).status).toBe(200);
    expect(await stateOf(platform, id)).toMatchObject({ status: 'SUCCESS', game: 50_000n });
  } finally {
    await changeGateway(platform, FONDY_NAME, { state: 'on' });
  }
});

it('keys are exchanged while deposits go on, and the old one is refused once it has ended', async ({
  platform,
  fondy,
}) => {
  const [old = ''] = fondy.keys.payment;
  const fresh = 'test-fondy-payment-of-tomorrow-01';
  const before = await awaitedDeposit(platform);
  later(platform, 1);
  await giveKey(platform, { name: FONDY_NAME, use: 'shared', secret: fresh });
  fondy.keys.payment = [old, fresh];
  const during = await awaitedDeposit(platform);
  fondy.settle(during.id, 'approved');
  expect((await fondy.tell(during.id, { by: old })).status).toBe(200);
  fondy.keys.payment = [fresh, old];
  fondy.settle(before.id, 'approved');
  expect((await fondy.tell(before.id, { by: fresh })).status).toBe(200);
  expect(await stateOf(platform, during.id)).toMatchObject({ status: 'SUCCESS' });
  expect(await stateOf(platform, before.id)).toMatchObject({ status: 'SUCCESS' });

  const after = await awaitedDeposit(platform);
  later(platform, 1);
  await endKey(platform, FONDY_NAME, old);
  fondy.keys.payment = [fresh];
  fondy.settle(after.id, 'approved');
  expect((await fondy.tell(after.id, { by: old })).status).toBe(401);
  expect((await fondy.tell(after.id)).status).toBe(200);
  expect(await stateOf(platform, after.id)).toMatchObject({ status: 'SUCCESS', game: 50_000n });
});
