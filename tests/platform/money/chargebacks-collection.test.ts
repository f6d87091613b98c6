import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { DomainError } from '../../../platform/src/errors';
import { collectChargeback } from '../../../platform/src/services/money/chargebacks/collect-chargeback';
import { listChargebacks } from '../../../platform/src/services/money/chargebacks/list-chargebacks';
import { outstandingOf } from '../../../platform/src/services/money/chargebacks/outstanding-of';
import { writeOffChargeback } from '../../../platform/src/services/money/chargebacks/write-off-chargeback';
import { type Disputed, disputedDeposit, houseGains } from '../../support/money/disputed-deposit';
import type { PaymentHarness } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';
import { runs } from '../../support/random-runs';

const OPERATOR = { kind: 'operator', id: 'olha' } as const;

const it = paymentsTest();

const disputed = (payments: PaymentHarness, funds: Parameters<typeof disputedDeposit>[1] = {}) =>
  disputedDeposit(payments, funds);
const houseAfter = (payments: PaymentHarness, work: () => Promise<unknown>) => houseGains(payments, work);
const outstanding = (platform: TestPlatform, { player }: Disputed) => outstandingOf(platform.ctx.db, player.id);

/** A player who owes 500 UAH: the deposit was spent before it was taken back. */
async function owing(payments: PaymentHarness): Promise<Disputed & { id: string }> {
  const one = await disputed(payments);
  await one.hear(one.approved());
  await one.move('game', -50_000n);
  await one.hear(one.takenBack());
  return { ...one, id: (await one.kept())?.id ?? '' };
}

it('a chargeback collects what the player comes to hold, as often as asked, never more than is owed', async ({
  platform,
  payments,
}) => {
  const { ctx } = platform;
  const one = await owing(payments);
  expect(await collectChargeback(ctx, OPERATOR, one.id)).toMatchObject({ status: 'open', outstanding: '500.00' });
  await one.move('electronic', 20_000n);
  const gained = await houseAfter(payments, async () => {
    expect(await collectChargeback(ctx, OPERATOR, one.id)).toMatchObject({ status: 'open', outstanding: '300.00' });
    await one.move('game', 25_000n);
    await one.move('electronic', 10_000n);
    expect(await collectChargeback(ctx, OPERATOR, one.id)).toMatchObject({ status: 'recovered', recovered: '500.00' });
  });
  expect(gained).toEqual({ clearing: 0n, receivable: 50_000n, writtenOff: 0n });
  expect(await one.wallets()).toMatchObject({ game: 0n, electronic: 5_000n });
  await expect(collectChargeback(ctx, OPERATOR, one.id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  const deeds = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, one.id)).orderBy(auditLog.id);
  expect(deeds).toMatchObject([
    { actor: 'olha', action: 'chargeback_collected', details: { taken: '200.00', outstanding: '300.00' } },
    { actor: 'olha', action: 'chargeback_collected', details: { taken: '300.00', outstanding: '0.00' } },
  ]);
});

it('a chargeback collects what is owed once, or all there is, while 20 operators ask and the player spends', async ({
  platform,
  payments,
}) => {
  const { ctx } = platform;
  const one = await owing(payments);
  await one.move('game', 60_000n);
  const spend = () => one.move('game', -1_000n).catch((error: unknown) => error);
  const collect = () => collectChargeback(ctx, OPERATOR, one.id).catch((error: unknown) => error);
  const results = await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? collect() : spend())));
  for (const result of results) if (result instanceof Error) expect(result).toBeInstanceOf(DomainError);
  const spent = results.filter((result, index) => index % 2 === 1 && !(result instanceof Error)).length;
  const left = await one.wallets();
  const recovered = (await one.kept())?.recovered ?? 0n;
  expect(left.game + recovered + BigInt(spent) * 1_000n).toBe(60_000n);
  // All that is owed, or all there was when spending came first.
  expect(recovered).toBeLessThanOrEqual(50_000n);
  if (recovered < 50_000n) expect(left.game).toBe(0n);
});

it('a chargeback writes off what is still owed, once, as our loss, with the reason', async ({ platform, payments }) => {
  const { ctx } = platform;
  const one = await owing(payments);
  await one.move('game', 10_000n);
  await collectChargeback(ctx, OPERATOR, one.id);
  const gained = await houseAfter(payments, async () => {
    expect(await writeOffChargeback(ctx, OPERATOR, one.id, 'The player is gone.')).toMatchObject({
      status: 'written_off',
      recovered: '100.00',
      outstanding: '0.00',
      closed_at: expect.any(String),
    });
  });
  expect(gained).toEqual({ clearing: 0n, receivable: 40_000n, writtenOff: -40_000n });
  expect(await outstanding(platform, one)).toBe(0n);
  await expect(writeOffChargeback(ctx, OPERATOR, one.id, 'Again.')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  await expect(collectChargeback(ctx, OPERATOR, one.id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  await expect(writeOffChargeback(ctx, OPERATOR, randomUUID(), 'No.')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const deeds = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, one.id)).orderBy(auditLog.id);
  expect(deeds.at(-1)).toMatchObject({
    action: 'chargeback_written_off',
    details: { amount: '400.00', reason: 'The player is gone.' },
  });
});

it('a chargeback loses and makes no money whatever is done in whatever order', async ({ platform, payments }) => {
  const { ctx } = platform;
  const wallet = fc.constantFrom('game' as const, 'electronic' as const);
  const amount = fc.bigInt(1n, 40_000n);
  const step = fc.oneof(
    fc.record({ op: fc.constantFrom('approved' as const, 'takenBack' as const, 'collect' as const) }),
    fc.record({ op: fc.constant('gain' as const), wallet, amount }),
    fc.record({ op: fc.constant('spend' as const), wallet, amount }),
    fc.record({ op: fc.constant('writeOff' as const) }),
  );
  const refused = (error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    return null;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const one = await disputed(payments);
      let played = 0n;
      const gained = await houseAfter(payments, async () => {
        for (const did of steps) {
          const id = (await one.kept())?.id ?? randomUUID();
          if (did.op === 'approved') await one.hear(one.approved());
          if (did.op === 'takenBack') await one.hear(one.takenBack());
          if (did.op === 'collect') await collectChargeback(ctx, OPERATOR, id).catch(refused);
          if (did.op === 'writeOff') await writeOffChargeback(ctx, OPERATOR, id, 'Gone.').catch(refused);
          if (did.op !== 'gain' && did.op !== 'spend') continue;
          const change = did.op === 'gain' ? did.amount : -did.amount;
          if (await one.move(did.wallet, change).catch(refused)) played += change;
        }
      });
      const { game, electronic } = await one.wallets();
      const owed = await outstanding(platform, one);
      const kept = await one.kept();
      const settled = kept !== undefined && kept.status !== 'waiting';
      // What the gateway gave and took back, what the games gave, what is owed or lost: all of it is somewhere.
      expect(game + electronic).toBe(
        played - (gained.clearing ?? 0n) - (gained.receivable ?? 0n) - (gained.writtenOff ?? 0n),
      );
      expect(gained.receivable).toBe(-owed);
      const lost = kept?.status === 'written_off' ? kept.amount - kept.recovered : 0n;
      expect(gained.writtenOff).toBe(-lost);
      const credited = steps.some(({ op }) => op === 'approved');
      expect(gained.clearing).toBe(credited && !settled ? -50_000n : 0n);
    }),
    runs(30),
  );
});

it('chargebacks are listed newest first, of one status or one player', async ({ platform, payments }) => {
  const { ctx } = platform;
  platform.clock.now = new Date(platform.clock.now.getTime() + 60_000);
  const one = await owing(payments);
  const page = { page: 1, pageSize: 5 };
  const { items, total } = await listChargebacks(ctx, page);
  expect(items).toHaveLength(5);
  expect(total).toBeGreaterThan(5);
  expect(items[0]).toEqual({
    id: one.id,
    deposit_id: one.depositId,
    user_id: one.player.id,
    currency: 'uah',
    amount: '500.00',
    recovered: '0.00',
    outstanding: '500.00',
    reason: 'fraudulent',
    status: 'open',
    created_at: platform.clock.now.toISOString(),
    closed_at: null,
  });
  const open = await listChargebacks(ctx, { ...page, status: 'open' });
  expect(open.items.every(({ status }) => status === 'open')).toBe(true);
  expect(await listChargebacks(ctx, { ...page, userId: one.player.id })).toMatchObject({
    total: 1,
    items: [{ id: one.id }],
  });
  expect(await listChargebacks(ctx, { ...page, userId: one.player.id, status: 'recovered' })).toMatchObject({
    total: 0,
  });
});
