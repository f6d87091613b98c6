import { randomUUID } from 'node:crypto';
import type { Deposit } from '@kozyr/contracts/payments';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { DECLINE_REASONS } from '../../../gateway/src/outcomes';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { deposits } from '../../../platform/src/db/schema/payments';
import { getBalances } from '../../../platform/src/ledger/balances';
import { reconcileDeposits } from '../../../platform/src/services/money/payments/reconcile-deposits';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { payAs, payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();

const after = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const gameBalance = async (platform: TestPlatform, player: TestPlayer) =>
  (await getBalances(platform.ctx.db, player.id, player.currency)).game;

async function start(platform: TestPlatform, player: TestPlayer, body: Record<string, string | undefined> = {}) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers: { ...(await bearerOf(platform, player.id, platform.clock.now)), 'accept-language': 'uk' },
    payload: {
      method: 'visa',
      amount: '500',
      idempotency_key: randomUUID(),
      return_path: '/uk/cashbox?action=deposit',
      ...body,
    },
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ deposit: Deposit; redirect_url: string; errorCode?: string }>(),
  };
}
async function read(platform: TestPlatform, player: TestPlayer, id: string) {
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  const answer = await platform.app.inject({ url: `/payments/deposits/${id}`, headers });
  return { code: answer.statusCode, ...answer.json<Deposit>() };
}
const inDatabase = async (platform: TestPlatform, id: string) => {
  const [row] = await platform.ctx.db.select().from(deposits).where(eq(deposits.id, id));
  return row;
};

it('the cashbox offers the methods with their limits in the currency of the player', async ({ platform }) => {
  const player = await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' });
  const answer = await platform.app.inject({ url: '/payments/methods', headers: player.bearer });
  expect(answer.json()).toMatchObject({ currency: 'kzt' });
  expect(answer.json().items).toHaveLength(4);
  expect(answer.json().items[0]).toMatchObject({ kind: 'applepay', minimum: '500.00', maximum: '500000.00' });
  expect((await platform.app.inject('/payments/methods')).statusCode).toBe(401);
});

it('the cashbox proposes the last deposit that arrived, and none that did not', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const last = async () => {
    const headers = await bearerOf(platform, player.id, platform.clock.now);
    return (await platform.app.inject({ url: '/payments/methods', headers })).json().last;
  };
  expect(await last()).toBeNull();
  await payIn(payments, player, '250.00');
  after(platform, 60);
  await payIn(payments, player, '900.00', 'card_declined');
  expect(await last()).toEqual({ kind: 'visa', amount: '250.00' });
  after(platform, 60);
  await payIn(payments, player, '400.00');
  expect(await last()).toEqual({ kind: 'visa', amount: '400.00' });
  expect(
    (await platform.app.inject({ url: '/payments/methods', headers: (await makePlayer(platform)).bearer })).json().last,
  ).toBeNull();
});

it('an approved deposit is credited to the game wallet before the player is back, and told to them', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const { status, deposit, redirect_url } = await start(platform, player, { amount: '1250.5' });
  expect(status).toBe(201);
  expect(deposit).toMatchObject({ amount: '1250.50', currency: 'uah', status: 'AWAITING_DEPOSIT', settled_at: null });
  expect(await payAs(redirect_url, 'approve')).toBe(
    `https://kozyr.test/uk/cashbox?action=deposit&deposit=${deposit.id}`,
  );
  expect(await inDatabase(platform, deposit.id)).toMatchObject({ status: 'SUCCESS', askedAt: null });
  expect(await gameBalance(platform, player)).toBe(125_050n);
  const events = await platform.ctx.db
    .select()
    .from(playerEvents)
    .where(eq(playerEvents.userId, player.id))
    .orderBy(playerEvents.id);
  expect(events.map((event) => event.payload)).toMatchObject([
    { type: 'wallet', wallet: { game_wallet_group: { balance: '1250.50' }, version: 1 } },
    { type: 'deposit', deposit: { id: deposit.id, status: 'SUCCESS' } },
  ]);
  const wallet = await platform.app.inject({ url: '/wallets', headers: player.bearer });
  expect(wallet.json()).toMatchObject({ currency: 'uah', game_wallet_group: { balance: '1250.50' } });
});

it('a deposit is denied with each reason of the bank, and takes nothing', async ({ platform }) => {
  const player = await makePlayer(platform);
  for (const reason of DECLINE_REASONS) {
    const { deposit, redirect_url } = await start(platform, player);
    await payAs(redirect_url, reason);
    expect(await read(platform, player, deposit.id)).toMatchObject({ status: 'DENIED', decline_reason: reason });
  }
  expect(await gameBalance(platform, player)).toBe(0n);
});

it('a deposit expires when its payment timed out', async ({ platform }) => {
  const player = await makePlayer(platform);
  const { deposit, redirect_url } = await start(platform, player);
  await payAs(redirect_url, 'timeout');
  expect(await read(platform, player, deposit.id)).toMatchObject({ status: 'EXPIRED', decline_reason: 'timeout' });
});

it('a deposit is credited once when the gateway tells it three times', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const { deposit, redirect_url } = await start(platform, player);
  await payAs(redirect_url, 'approve_duplicate');
  after(platform, 2);
  await expect
    .poll(async () => {
      const { rows } = await payments.gateway.db.query<{ told: string; events: string }>(
        `select count(*) filter (where delivered_at is not null) as told, count(distinct event_id) as events
         from deliveries d join payments p on p.id = d.subject_id where p.merchant_reference = $1`,
        [deposit.id],
      );
      return rows[0];
    })
    .toEqual({ told: '3', events: '1' });
  expect(await gameBalance(platform, player)).toBe(50_000n);
});

it('a deposit waits for a bank that answers late', async ({ platform }) => {
  const player = await makePlayer(platform);
  const { deposit, redirect_url } = await start(platform, player);
  await payAs(redirect_url, 'approve_late');
  expect(await read(platform, player, deposit.id)).toMatchObject({ status: 'AWAITING_DEPOSIT' });
  expect(await payAs(redirect_url, 'card_declined')).toBe(new URL(redirect_url).pathname);
  after(platform, 8);
  await expect.poll(async () => (await inDatabase(platform, deposit.id))?.status).toBe('SUCCESS');
  expect(await gameBalance(platform, player)).toBe(50_000n);
});

it('a deposit is asked about at the gateway when the player is back first, at most once in three seconds', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  const { deposit, redirect_url } = await start(platform, player);
  expect(await read(platform, player, deposit.id)).toMatchObject({ status: 'AWAITING_DEPOSIT' });
  await payAs(redirect_url, 'approve_return_first');
  expect(await read(platform, player, deposit.id)).toMatchObject({ status: 'AWAITING_DEPOSIT' });
  after(platform, 4);
  expect(await read(platform, player, deposit.id)).toMatchObject({ status: 'SUCCESS' });
  after(platform, 60);
  await expect
    .poll(async () => (await payments.gateway.db.query('select 1 from deliveries where delivered_at is null')).rowCount)
    .toBe(0);
  expect(await gameBalance(platform, player)).toBe(50_000n);
});

it('a repeated call answers the same deposit and page, and another body is refused', async ({ platform }) => {
  const player = await makePlayer(platform);
  const idempotency_key = randomUUID();
  const all = await Promise.all(Array.from({ length: 8 }, () => start(platform, player, { idempotency_key })));
  expect(new Set(all.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(all.map((answer) => answer.deposit.id)).size).toBe(1);
  expect(new Set(all.map((answer) => answer.redirect_url)).size).toBe(1);
  expect(await start(platform, player, { idempotency_key, amount: '501' })).toMatchObject({
    status: 409,
    errorCode: 'IDEMPOTENCY_CONFLICT',
  });
  await payAs(all[0]?.redirect_url ?? '', 'approve');
  expect(await start(platform, player, { idempotency_key })).toMatchObject({
    status: 201,
    deposit: { status: 'SUCCESS' },
    redirect_url: null,
  });
  const other = await makePlayer(platform);
  expect((await start(platform, other, { idempotency_key, amount: '501' })).status).toBe(201);
});

it('a deposit outside the limits is refused with the limit, and so is what is no deposit at all', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  expect(await start(platform, player, { amount: '49.99' })).toMatchObject({
    status: 422,
    errorCode: 'DEPOSIT_BELOW_MINIMUM',
    details: { minimum: '50.00' },
  });
  expect(await start(platform, player, { amount: '50000.01' })).toMatchObject({ errorCode: 'DEPOSIT_ABOVE_MAXIMUM' });
  for (const wrong of [
    { amount: '0' },
    { amount: '-5' },
    { amount: '1e3' },
    { method: 'cash' },
    { return_path: '//evil.test' },
  ])
    expect(await start(platform, player, wrong)).toMatchObject({ status: 422, errorCode: 'VALIDATION_ERROR' });
});

it('nobody begins deposits without end', async ({ platform }) => {
  const player = await makePlayer(platform);
  const begun = [];
  for (let number = 0; number < 20; number += 1) begun.push((await start(platform, player)).status);
  expect(new Set(begun)).toEqual(new Set([201]));
  expect(await start(platform, player)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
  expect((await start(platform, await makePlayer(platform))).status).toBe(201);
});

it('a player is shown their own deposits only, newest first', async ({ platform }) => {
  const [player, other] = [await makePlayer(platform), await makePlayer(platform)];
  const first = await start(platform, player);
  after(platform, 1);
  const second = await start(platform, player);
  expect(await read(platform, other, first.deposit.id)).toMatchObject({ code: 404, errorCode: 'NOT_FOUND' });
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  const list = await platform.app.inject({ url: '/payments/deposits?page=1&pageSize=1', headers });
  expect(list.json()).toMatchObject({ total: 2, page: 1, pageSize: 1, items: [{ id: second.deposit.id }] });
  const rest = await platform.app.inject({ url: '/payments/deposits?page=2&pageSize=1', headers });
  expect(rest.json()).toMatchObject({ items: [{ id: first.deposit.id }] });
});

it('a deposit whose gateway answer was lost is repaired, by the same call and by the job', async ({ platform }) => {
  const player = await makePlayer(platform);
  const key = { idempotency_key: randomUUID() };
  const { deposit, redirect_url } = await start(platform, player, key);
  await platform.ctx.db
    .update(deposits)
    .set({ gatewayPaymentId: null, redirectUrl: null })
    .where(eq(deposits.id, deposit.id));
  expect(await start(platform, player, key)).toMatchObject({ status: 201, redirect_url });
  await platform.ctx.db
    .update(deposits)
    .set({ gatewayPaymentId: null, redirectUrl: null })
    .where(eq(deposits.id, deposit.id));
  await payAs(redirect_url, 'approve_return_first');
  after(platform, 61);
  await reconcileDeposits(platform.ctx);
  expect(await inDatabase(platform, deposit.id)).toMatchObject({ status: 'SUCCESS' });
  expect(await gameBalance(platform, player)).toBe(50_000n);
});

it('a deposit that nobody paid is expired by the job, and money that arrives after all is credited', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  const { deposit } = await start(platform, player);
  // The gateway still calls it pending: only our own time has run out.
  await payments.gateway.db.query(
    `update payments set expires_at = expires_at + interval '1 year' where merchant_reference = $1`,
    [deposit.id],
  );
  after(platform, 34 * 60);
  await reconcileDeposits(platform.ctx);
  expect(await inDatabase(platform, deposit.id)).toMatchObject({ status: 'AWAITING_DEPOSIT' });
  after(platform, 2 * 60);
  await reconcileDeposits(platform.ctx);
  expect(await inDatabase(platform, deposit.id)).toMatchObject({ status: 'EXPIRED', declineReason: 'timeout' });
  await payments.gateway.db.query('update payments set answer_at = created_at where merchant_reference = $1', [
    deposit.id,
  ]);
  await expect.poll(async () => (await inDatabase(platform, deposit.id))?.status).toBe('SUCCESS');
  expect(await read(platform, player, deposit.id)).toMatchObject({ status: 'SUCCESS', decline_reason: null });
  expect(await gameBalance(platform, player)).toBe(50_000n);
});
