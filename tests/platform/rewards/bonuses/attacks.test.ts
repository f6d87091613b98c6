import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deposits } from '../../../../platform/src/db/schema/payments';
import { receiveChargeback } from '../../../../platform/src/services/money/chargebacks/receive-chargeback';
import { makePlayer } from '../../../support/funded-player';
import { payIn } from '../../../support/money/payments';
import { paymentsTest } from '../../../support/money/payments-test';
import { addGames, play } from '../../../support/play/wallet-caller';
import { activeBonus, cancel, makeBonus, purseOf, subscribe, userBonusesOf } from '../../../support/rewards/bonuses';

const it = paymentsTest();
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

it('a round that began before a bonus never stakes its money, and pays nothing of it', async ({ platform }) => {
  const player = await makePlayer(platform, { electronic: 2_000n });
  const first = await makeBonus(platform, { amount: 100n, wager: 100 });
  const second = await makeBonus(platform, { wager: 3_500 });
  await subscribe(platform, player, first.id);
  const table = await play(platform, player);
  await table.bet('R', 'one', '1.00');
  const other = await play(platform, player, 'gold-rush');
  await other.bet('S', 's', '1.00');
  await other.win('S', 'ws', '0');
  expect((await userBonusesOf(platform, player))[0]).toMatchObject({ status: 'COMPLETED' });
  await subscribe(platform, player, second.id);
  expect((await table.bet('R', 'two', '59.00')).body.error).toBe('INSUFFICIENT_FUNDS');
  const { bonus } = await purseOf(platform, player);
  expect(bonus).toBe(5_000n);
  await table.win('R', 'w', '60.00');
  expect(await purseOf(platform, player)).toMatchObject({ bonus: 5_000n });
  expect(await activeBonus(platform, player)).toMatchObject({ progress: 0 });
});

it('a round without a bonus keeps none of one that is cancelled later', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 100n });
  const { id } = await makeBonus(platform);
  const table = await play(platform, player);
  await table.bet('T', 'one', '1.00');
  await subscribe(platform, player, id);
  expect((await table.bet('T', 'two', '50.00')).body.error).toBe('INSUFFICIENT_FUNDS');
  expect(await cancel(platform, player, id)).toMatchObject({ body: { lost: '50.00' } });
  await table.win('T', 'w', '51.00');
  expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 5_100n, bonus: 0n });
});

it('a refund that ends a bonus burns its money once, and is answered', async ({ platform }) => {
  const player = await makePlayer(platform);
  const { id } = await makeBonus(platform, { amount: 250n, burningAmount: 200n, wager: 9_900 });
  await subscribe(platform, player, id);
  const game = await play(platform, player);
  await game.bet('A', 'a', '1.00');
  await game.bet('B', 'b', '1.00');
  await game.win('A', 'wa', '0');
  expect((await game.refund('B', 'rb', 'b')).status).toBe(200);
  expect((await game.refund('B', 'rb', 'b')).status).toBe(200);
  expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 0n });
  expect(await userBonusesOf(platform, player)).toMatchObject([{ endReason: 'burned_low', forfeited: 150n }]);
});

it('undoing a win of a bonus that is over takes nothing from the next one', async ({ platform }) => {
  const player = await makePlayer(platform);
  const [one, two] = [await makeBonus(platform, { wager: 100 }), await makeBonus(platform)];
  await subscribe(platform, player, one.id);
  const game = await play(platform, player);
  await game.bet('U', 'u', '50.00');
  await game.win('U', 'wu', '30.00');
  expect(await purseOf(platform, player)).toMatchObject({ electronic: 3_000n, bonus: 0n });
  await subscribe(platform, player, two.id);
  expect((await game.rollback('U', 'ru', 'wu')).body.error).toBe('INSUFFICIENT_FUNDS');
  expect(await purseOf(platform, player)).toMatchObject({ electronic: 3_000n, bonus: 5_000n });
});

it('a deposit that a bank takes back takes along the bonus it paid for', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const { id } = await makeBonus(platform, {
    groupId: 1,
    type: 'PERCENTAGE',
    amount: 30_000n,
    maxAmount: 1_000_000n,
    minDeposit: 10_000n,
  });
  await subscribe(platform, player, id);
  const depositId = await payIn(payments, player, '1000');
  expect(await purseOf(platform, player)).toEqual({ game: 100_000n, electronic: 0n, bonus: 300_000n });
  const [deposit] = await platform.ctx.db.select().from(deposits).where(eq(deposits.id, depositId));
  await platform.ctx.db.transaction((tx) =>
    receiveChargeback(platform.ctx, tx, 'hosted', {
      id: 'cb_bonus',
      payment_id: deposit?.gatewayPaymentId ?? '',
      merchant_reference: depositId,
      amount: '1000.00',
      currency: 'uah',
      reason: 'fraudulent',
    }),
  );
  expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 0n });
  expect(await userBonusesOf(platform, player)).toMatchObject([{ status: 'CANCELED', endReason: 'burned_deposit' }]);
});

it('a page to return to is not longer than an address', async ({ platform }) => {
  const { bearer } = await makePlayer(platform);
  const body = {
    method: 'visa',
    amount: '100',
    idempotency_key: crypto.randomUUID(),
    return_path: `/${'я'.repeat(600)}`,
  };
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers: bearer,
    payload: body,
  });
  expect(answer.json()).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
});
