import { randomUUID } from 'node:crypto';
import type { GatewayCard, GatewayEvent, GatewayPayout } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { paymentEvents } from '../../../platform/src/db/schema/payments';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import { getBalances } from '../../../platform/src/ledger/balances';
import { approveWithdrawal } from '../../../platform/src/services/money/withdrawals/decide';
import { approver } from '../../support/approver';
import { type PaymentHarness, SECRET } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { askForWithdrawal, makePayee } from '../../support/money/withdrawals';
import type { TestPlatform } from '../../support/platform';
import { runs } from '../../support/random-runs';

const it = paymentsTest();

const PATH = '/webhooks/payments/hosted';

/** Tells the platform an event as the gateway would. @returns the status it answers */
async function sendEvent(
  platform: TestPlatform,
  payments: PaymentHarness,
  event: GatewayEvent,
  at = platform.clock.now,
): Promise<number> {
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    'x-signature': sign(SECRET, { method: 'POST', path: PATH, body }, at),
  };
  return (await fetch(`${payments.platformUrl}${PATH}`, { method: 'POST', headers, body })).status;
}

/** A withdrawal of 500 UAH by a player who held 600, and the words of a gateway about it. */
async function requestPayout(platform: TestPlatform, payments: PaymentHarness) {
  const { ctx } = platform;
  const player = await makePayee(payments, 60_000n);
  const { answer } = await askForWithdrawal(payments, player);
  const row = async () => {
    const [found] = await ctx.db.select().from(withdrawals).where(eq(withdrawals.id, answer.id));
    if (!found) throw new Error('The withdrawal is not there.');
    return found;
  };
  const base = () => ({ event_id: randomUUID(), occurred_at: platform.clock.now.toISOString() });
  const cardId = (await row()).cardId ?? '';
  const card = (more: Partial<GatewayCard> = {}): GatewayEvent => ({
    ...base(),
    type: 'card',
    card: {
      id: cardId,
      merchant_reference: answer.id,
      status: 'saved',
      token: 'tok_1',
      brand: 'visa',
      mask: '•••• 4242',
      fingerprint: 'print',
      refuse_reason: null,
      hosted_url: 'https://gateway.test/card/x',
      ...more,
    },
  });
  const payout = (more: Partial<GatewayPayout> = {}): GatewayEvent => ({
    ...base(),
    type: 'payout',
    payout: {
      id: 'out_1',
      merchant_reference: answer.id,
      status: 'paid',
      fail_reason: null,
      amount: '500.00',
      currency: 'uah',
      ...more,
    },
  });
  const state = async () => {
    const { electronic, holds } = await getBalances(ctx.db, player.id, 'uah');
    return { status: (await row()).status, electronic, holds };
  };
  /** Approved by an operator while the gateway is silent: only webhooks tell what comes of it. */
  const paying = async () => {
    await sendEvent(platform, payments, card());
    await ctx.db.update(withdrawals).set({ status: 'PAYING' }).where(eq(withdrawals.id, answer.id));
  };
  return { id: answer.id, card, payout, state, paying };
}

const AWAITING = { status: 'AWAITING_CARD', electronic: 10_000n, holds: 50_000n };
const PAID = { status: 'SUCCESS', electronic: 10_000n, holds: 0n };
const BACK = { status: 'DENIED', electronic: 60_000n, holds: 0n };

it('a withdrawal is paid out once in a race of 20 webhooks, half of them the same event, and all are answered', async ({
  platform,
  payments,
}) => {
  const one = await requestPayout(platform, payments);
  await one.paying();
  const same = one.payout();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => sendEvent(platform, payments, index % 2 === 0 ? same : one.payout())),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await one.state()).toEqual(PAID);
  const heard = await platform.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, same.event_id));
  expect(heard).toHaveLength(1);
});

it('a withdrawal comes to an end that stands, whatever is told in whatever order: paid once, or back once', async ({
  platform,
  payments,
}) => {
  const failed = { status: 'failed', fail_reason: 'card_expired' } as const;
  const order = fc.shuffledSubarray(['paid', 'paid', 'failed', 'pending', 'card', 'expired'] as const, {
    minLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(order, async (told) => {
      const one = await requestPayout(platform, payments);
      await one.paying();
      for (const word of told) {
        if (word === 'card') await sendEvent(platform, payments, one.card());
        else if (word === 'expired')
          await sendEvent(platform, payments, one.card({ status: 'expired', token: null, brand: null, mask: null }));
        else if (word === 'paid') await sendEvent(platform, payments, one.payout());
        else if (word === 'failed') await sendEvent(platform, payments, one.payout(failed));
        else await sendEvent(platform, payments, one.payout({ status: 'pending' }));
      }
      const first = told.find((word) => word === 'paid' || word === 'failed');
      const open = { status: 'PAYING', electronic: 10_000n, holds: 50_000n };
      expect(await one.state()).toEqual(first === 'paid' ? PAID : first === 'failed' ? BACK : open);
    }),
    runs(30),
  );
});

it('what contradicts a settled withdrawal is kept for a person to see', async ({ platform, payments }) => {
  const one = await requestPayout(platform, payments);
  await one.paying();
  const late = one.payout({ status: 'failed', fail_reason: 'bank_unavailable' });
  expect([await sendEvent(platform, payments, one.payout()), await sendEvent(platform, payments, late)]).toEqual([
    200, 200,
  ]);
  const heard = await platform.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, late.event_id));
  expect(heard).toMatchObject([{ type: 'payout', outcome: 'contradiction', depositId: null }]);
  expect(await one.state()).toEqual(PAID);
});

it('a card and a payout that are not of this withdrawal are refused, and so is what is too old', async ({
  platform,
  payments,
}) => {
  const one = await requestPayout(platform, payments);
  expect(await sendEvent(platform, payments, one.card({ id: 'card_other' }))).toBe(400);
  expect(await sendEvent(platform, payments, one.card({ token: null }))).toBe(400);
  for (const more of [{ amount: '5000.00' }, { currency: 'kzt' as const }])
    expect(await sendEvent(platform, payments, one.payout(more))).toBe(400);
  for (const merchant_reference of [randomUUID(), 'no-uuid']) {
    expect(await sendEvent(platform, payments, one.card({ merchant_reference }))).toBe(404);
    expect(await sendEvent(platform, payments, one.payout({ merchant_reference }))).toBe(404);
  }
  const { now } = platform.clock;
  for (const seconds of [-301, 301])
    expect(await sendEvent(platform, payments, one.card(), new Date(now.getTime() + seconds * 1000))).toBe(401);
  expect(await one.state()).toEqual(AWAITING);
  await expect(approveWithdrawal(platform.ctx, approver('anna'), { id: one.id })).rejects.toMatchObject({
    code: 'STATE_CONFLICT',
  });
  expect(await sendEvent(platform, payments, one.card())).toBe(200);
  expect(await one.state()).toEqual({ ...AWAITING, status: 'WAITING_FOR_APPROVAL' });
});
