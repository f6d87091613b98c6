import { randomUUID } from 'node:crypto';
import type { GatewayEvent } from '@kozyr/contracts/payment-gateway';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { paymentEvents } from '../../../platform/src/db/schema/payments';
import { hold } from '../../../platform/src/ledger/holds';
import { lockPlayer } from '../../../platform/src/services/kernel/players/lock-player';
import { outstandingOf } from '../../../platform/src/services/money/chargebacks/outstanding-of';
import { payAndDispute } from '../../support/gateway/client';
import { type Disputed, disputedDeposit, houseGains } from '../../support/money/disputed-deposit';
import type { PaymentHarness } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';
import { runs } from '../../support/random-runs';

const it = paymentsTest();

const disputed = (payments: PaymentHarness, funds: Parameters<typeof disputedDeposit>[1] = {}) =>
  disputedDeposit(payments, funds);
const houseAfter = (payments: PaymentHarness, work: () => Promise<unknown>) => houseGains(payments, work);
const outstanding = (platform: TestPlatform, { player }: Disputed) => outstandingOf(platform.ctx.db, player.id);

it('a chargeback takes a deposit back whole from the player who still holds it', async ({ platform, payments }) => {
  const one = await disputed(payments);
  const gained = await houseAfter(payments, async () => {
    await one.hear(one.approved());
    await one.hear(one.takenBack());
  });
  expect(gained).toEqual({ clearing: 0n, receivable: 0n, writtenOff: 0n });
  expect(await one.wallets()).toMatchObject({ game: 0n, electronic: 0n });
  expect(await one.kept()).toMatchObject({ status: 'recovered', recovered: 50_000n, reason: 'fraudulent' });
  expect(await outstanding(platform, one)).toBe(0n);
});

it('a chargeback is told to the player at once, and shown in their history with what it belongs to', async ({
  platform,
  payments,
}) => {
  const one = await disputed(payments);
  await one.hear(one.approved());
  await one.move('game', -20_000n);
  await one.hear(one.takenBack());
  const { ctx, app } = platform;
  const told = await ctx.db
    .select()
    .from(playerEvents)
    .where(eq(playerEvents.userId, one.player.id))
    .orderBy(playerEvents.id);
  expect(told.at(-1)?.payload).toMatchObject({ type: 'wallet', wallet: { game_wallet_group: { balance: '0.00' } } });
  const history = await app.inject({ url: '/history?group=corrections', headers: one.player.bearer });
  expect(history.json()).toMatchObject({
    total: 1,
    items: [
      { kind: 'chargeback', amount: '-300.00', changes: { game: '-300.00' }, reference: { deposit: one.depositId } },
    ],
  });
});

it('a chargeback takes from game, then digital, leaves bonus and held money alone, and keeps the rest as owed', async ({
  platform,
  payments,
}) => {
  const one = await disputed(payments, { electronic: 30_000n, bonus: 9_900n });
  const { ctx } = platform;
  await one.hear(one.approved());
  await hold(ctx.db, {
    key: `test-hold:${one.player.id}`,
    kind: 'withdrawal_hold',
    player: one.player.id,
    currency: 'uah',
    from: ['electronic'],
    amount: 20_000n,
  });
  await one.move('game', -35_000n);
  const gained = await houseAfter(payments, () => one.hear(one.takenBack()));
  expect(gained).toEqual({ clearing: 50_000n, receivable: -25_000n, writtenOff: 0n });
  expect(await one.wallets()).toMatchObject({ game: 0n, electronic: 0n, bonus: 9_900n, holds: 20_000n });
  expect(await one.kept()).toMatchObject({ status: 'open', recovered: 25_000n, closedAt: null });
  expect(await outstanding(platform, one)).toBe(25_000n);
});

it('a chargeback takes back once in a race of 20 webhooks, half of them the same event, and answers all', async ({
  platform,
  payments,
}) => {
  const one = await disputed(payments, { electronic: 70_000n });
  await one.hear(one.approved());
  const same = one.takenBack();
  const gained = await houseAfter(payments, () =>
    Promise.all(Array.from({ length: 20 }, (_, index) => one.hear(index % 2 === 0 ? same : one.takenBack()))),
  );
  expect(gained).toMatchObject({ clearing: 50_000n, receivable: 0n });
  expect(await one.wallets()).toMatchObject({ game: 0n, electronic: 70_000n });
  const heard = await platform.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, one.depositId));
  expect(heard.filter(({ type, outcome }) => type === 'chargeback' && outcome === 'settled')).toHaveLength(1);
});

it('a chargeback comes to the same whatever the order of deposit, chargeback, repeats and a late decline', async ({
  platform,
  payments,
}) => {
  const unpaid = (one: Disputed, status: 'declined' | 'expired'): GatewayEvent => ({
    event_id: randomUUID(),
    occurred_at: platform.clock.now.toISOString(),
    type: 'payment',
    payment: { ...one.payment, status, decline_reason: status === 'declined' ? 'card_declined' : 'timeout' },
  });
  const steps = ['approved', 'approved', 'takenBack', 'takenBack', 'declined', 'expired'] as const;
  const order = fc.shuffledSubarray([...steps], { minLength: steps.length });
  await fc.assert(
    fc.asyncProperty(order, async (events) => {
      const one = await disputed(payments, { electronic: 20_000n });
      const gained = await houseAfter(payments, async () => {
        for (const step of events) {
          if (step === 'approved') await one.hear(one.approved());
          else if (step === 'takenBack') await one.hear(one.takenBack());
          else await one.hear(unpaid(one, step));
        }
      });
      expect(gained).toEqual({ clearing: 0n, receivable: 0n, writtenOff: 0n });
      expect(await one.wallets()).toMatchObject({ game: 0n, electronic: 20_000n });
      expect(await one.kept()).toMatchObject({ status: 'recovered', recovered: 50_000n });
    }),
    runs(24),
  );
});

it('a chargeback that came before its deposit is kept, and applied with the deposit', async ({
  platform,
  payments,
}) => {
  const one = await disputed(payments);
  await one.hear(one.takenBack());
  expect(await one.kept()).toMatchObject({ status: 'waiting', recovered: 0n });
  expect(await outstanding(platform, one)).toBe(0n);
  await one.hear(one.approved());
  expect(await one.kept()).toMatchObject({ status: 'recovered', recovered: 50_000n });
  expect(await one.wallets()).toMatchObject({ game: 0n });
});

it('a chargeback of other money, of another payment or of nothing is refused, and the right one taken after', async ({
  payments,
}) => {
  const one = await disputed(payments);
  await one.hear(one.approved());
  for (const wrong of [{ amount: '500.01' }, { amount: '50.00' }, { currency: 'kzt' }, { payment_id: 'pay_other' }])
    await expect(one.hear(one.takenBack(wrong))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  for (const merchant_reference of [randomUUID(), 'no-uuid'])
    await expect(one.hear(one.takenBack({ merchant_reference }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await one.kept()).toBeUndefined();
  await one.hear(one.takenBack());
  expect(await one.kept()).toMatchObject({ status: 'recovered' });
});

it('a deposit is taken back once: another chargeback of it is kept for a person to see', async ({
  platform,
  payments,
}) => {
  const one = await disputed(payments, { electronic: 90_000n });
  await one.hear(one.approved());
  await one.hear(one.takenBack());
  await one.hear(one.takenBack({ id: 'cbk_second' }));
  expect(await one.wallets()).toMatchObject({ electronic: 90_000n });
  const heard = await platform.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, one.depositId));
  expect(heard.map(({ outcome }) => outcome).toSorted()).toEqual(['contradiction', 'settled', 'settled']);
});

it('a chargeback goes the whole way: the payer disputes on the gateway’s page, also before we heard of the deposit', async ({
  platform,
  payments,
}) => {
  const [usual, early] = [await disputed(payments, { electronic: 10_000n }), await disputed(payments)];
  await payAndDispute(usual.hostedUrl, 'approve', 'unrecognized');
  expect(await usual.kept()).toMatchObject({ status: 'recovered', reason: 'unrecognized' });
  expect(await usual.wallets()).toMatchObject({ game: 0n, electronic: 10_000n });
  await payAndDispute(early.hostedUrl, 'approve_return_first', 'fraudulent');
  expect(await early.kept()).toMatchObject({ status: 'waiting' });
  platform.clock.now = new Date(platform.clock.now.getTime() + 5_000);
  await expect.poll(async () => (await early.kept())?.status).toBe('recovered');
  // Once per payment, and only of one that was approved.
  const declined = await disputed(payments);
  await payAndDispute(usual.hostedUrl, 'approve', 'fraudulent');
  await payAndDispute(declined.hostedUrl, 'card_declined', 'fraudulent');
  expect((await payments.gateway.db.query('select reason from chargebacks order by created_at')).rows).toEqual([
    { reason: 'unrecognized' },
    { reason: 'fraudulent' },
  ]);
  expect(await declined.kept()).toBeUndefined();
});

it('a chargeback that waits for its player holds up nobody who names its deposit', async ({ platform, payments }) => {
  const one = await disputed(payments);
  const { ctx } = platform;
  await one.hear(one.approved());
  const waiting = sql`select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const told = await ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, one.player.id);
    const chargeback = one.hear(one.takenBack());
    await expect.poll(async () => (await ctx.db.execute<{ waiting: number }>(waiting)).rows[0]?.waiting).toBe(1);
    // What an insert does that names the deposit in a foreign key, as a spin of the wheel does.
    await tx.execute(sql`set local lock_timeout = '5s'`);
    await tx.execute(
      sql`select 1 from deposits where id = ${one.depositId} and user_id = ${one.player.id} for key share`,
    );
    return { chargeback };
  });
  await told.chargeback;
  expect(await one.kept()).toMatchObject({ status: 'recovered' });
});
