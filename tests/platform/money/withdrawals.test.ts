import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { actOf, TEST_CARDS } from '../../../gateway/src/test-cards';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { approveWithdrawal, denyWithdrawal } from '../../../platform/src/services/money/withdrawals/decide';
import { reconcileWithdrawals } from '../../../platform/src/services/money/withdrawals/reconcile-withdrawals';
import { approver } from '../../support/approver';
import type { TestPlayer } from '../../support/funded-player';
import type { PaymentHarness } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import {
  askForWithdrawal,
  GOOD_CARD,
  giveCard,
  makePayee,
  payablesOf,
  readWithdrawal,
  waitingWithdrawal,
  withdrawalTermsOf,
} from '../../support/money/withdrawals';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();

const pass = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const ctx = (platform: TestPlatform) => platform.ctx;
const anna = approver('anna');

/** What it comes to when the bank has had its time. */
async function atTheEnd(
  platform: TestPlatform,
  payments: PaymentHarness,
  player: TestPlayer,
  id: string,
  seconds = 10,
) {
  pass(platform, seconds);
  return expect.poll(async () => {
    pass(platform, 4);
    return (await readWithdrawal(payments, player, id)).status;
  });
}

describe('from the wish to the card', () => {
  it('a withdrawal sets the money aside, takes the card, waits for a person, pays out, and tells each step', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 100_000n);
    const { code, answer } = await askForWithdrawal(payments, player);
    expect(code).toBe(201);
    expect(answer).toMatchObject({ status: 'AWAITING_CARD', amount: '500.00', card: null, reason: null });
    expect(await payablesOf(payments, player)).toEqual({ electronic: 50_000n, holds: 50_000n });

    const back = await giveCard(answer.card_url ?? '', GOOD_CARD);
    expect(back).toBe(`https://kozyr.test/uk/cashbox?action=withdrawal&withdrawal=${answer.id}`);
    const waits = await readWithdrawal(payments, player, answer.id);
    expect(waits).toMatchObject({
      status: 'WAITING_FOR_APPROVAL',
      card: { brand: 'visa', mask: '•••• 4242' },
      card_url: null,
      expected: { basis: 'published' },
    });
    expect(Date.parse(waits.expected?.latest ?? '') - Date.parse(waits.expected?.earliest ?? '')).toBe(1430 * 60_000);

    await approveWithdrawal(ctx(platform), anna, { id: answer.id });
    expect(await payablesOf(payments, player)).toEqual({ electronic: 50_000n, holds: 50_000n });
    await (await atTheEnd(platform, payments, player, answer.id)).toBe('SUCCESS');
    expect(await payablesOf(payments, player)).toEqual({ electronic: 50_000n, holds: 0n });
    const ended = await readWithdrawal(payments, player, answer.id);
    expect(ended.steps.map(({ status }) => status)).toEqual([
      'AWAITING_CARD',
      'WAITING_FOR_APPROVAL',
      'PAYING',
      'SUCCESS',
    ]);
    expect(ended.settled_at).not.toBeNull();

    const told = await ctx(platform)
      .db.select()
      .from(playerEvents)
      .where(eq(playerEvents.userId, player.id))
      .orderBy(playerEvents.id);
    const states = told.flatMap(({ payload }) => (payload.type === 'withdrawal' ? [payload.withdrawal.status] : []));
    expect(states).toEqual(['AWAITING_CARD', 'WAITING_FOR_APPROVAL', 'PAYING', 'SUCCESS']);
    const audited = await ctx(platform).db.select().from(auditLog).where(eq(auditLog.subject, answer.id));
    expect(audited).toMatchObject([{ actorKind: 'operator', actor: 'anna', action: 'withdrawal_approved' }]);
  });

  it('a withdrawal gives the money back when the player leaves the page without a card', async ({ payments }) => {
    const player = await makePayee(payments, 60_000n);
    const { answer } = await askForWithdrawal(payments, player);
    await giveCard(answer.card_url ?? '', null);
    expect(await readWithdrawal(payments, player, answer.id)).toMatchObject({
      status: 'DENIED',
      reason: 'cancelled_by_payer',
    });
    expect(await payablesOf(payments, player)).toEqual({ electronic: 60_000n, holds: 0n });
  });

  it('a withdrawal gives the money back when no card came in time, and a card that comes later changes nothing', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 60_000n);
    const { answer } = await askForWithdrawal(payments, player);
    pass(platform, 31 * 60);
    await reconcileWithdrawals(ctx(platform));
    pass(platform, 5 * 60);
    await reconcileWithdrawals(ctx(platform));
    expect(await readWithdrawal(payments, player, answer.id)).toMatchObject({
      status: 'DENIED',
      reason: 'card_not_given',
    });
    expect(await payablesOf(payments, player)).toEqual({ electronic: 60_000n, holds: 0n });
    await giveCard(answer.card_url ?? '', GOOD_CARD);
    expect(await readWithdrawal(payments, player, answer.id)).toMatchObject({ status: 'DENIED' });
  });

  it('a withdrawal returns the money with its reason when an operator denies', async ({ platform, payments }) => {
    const player = await makePayee(payments, 60_000n);
    const id = await waitingWithdrawal(payments, player);
    await denyWithdrawal(ctx(platform), anna, { id, reason: 'identity_not_proved', note: 'no answer' });
    expect(await readWithdrawal(payments, player, id)).toMatchObject({
      status: 'DENIED',
      reason: 'identity_not_proved',
    });
    expect(await payablesOf(payments, player)).toEqual({ electronic: 60_000n, holds: 0n });
    await expect(approveWithdrawal(ctx(platform), anna, { id })).rejects.toMatchObject({
      code: 'STATE_CONFLICT',
    });
  });
});

const FAILS = TEST_CARDS.filter(({ act }) =>
  [
    'card_declined',
    'card_expired',
    'recipient_mismatch',
    'limit_exceeded',
    'bank_unavailable',
    'suspected_fraud',
  ].includes(act),
);

describe('a bank that misbehaves', () => {
  it.for(FAILS.map(({ number, act }) => [act, number] as const))(
    'a bank says %s, and the money of the withdrawal is back',
    async ([act, number], { platform, payments }) => {
      const player = await makePayee(payments, 60_000n);
      const id = await waitingWithdrawal(payments, player, number);
      await approveWithdrawal(ctx(platform), anna, { id });
      await (await atTheEnd(platform, payments, player, id)).toBe('DENIED');
      expect(await readWithdrawal(payments, player, id)).toMatchObject({ reason: act });
      expect(await payablesOf(payments, player)).toEqual({ electronic: 60_000n, holds: 0n });
    },
  );

  it('a bank tells twice of a payout, and the money leaves once', async ({ platform, payments }) => {
    const player = await makePayee(payments, 60_000n);
    const number = TEST_CARDS.find(({ act }) => act === 'told_twice')?.number ?? '';
    expect(actOf(number.slice(-4))).toBe('told_twice');
    const id = await waitingWithdrawal(payments, player, number);
    await approveWithdrawal(ctx(platform), anna, { id });
    await (await atTheEnd(platform, payments, player, id)).toBe('SUCCESS');
    pass(platform, 30);
    await reconcileWithdrawals(ctx(platform));
    expect(await payablesOf(payments, player)).toEqual({ electronic: 10_000n, holds: 0n });
  });

  it('a bank says nothing for hours, and the money stays where it is', async ({ platform, payments }) => {
    const player = await makePayee(payments, 60_000n);
    const id = await waitingWithdrawal(payments, player, TEST_CARDS.find(({ act }) => act === 'silent')?.number);
    await approveWithdrawal(ctx(platform), anna, { id });
    pass(platform, 3 * 3_600);
    await reconcileWithdrawals(ctx(platform));
    expect(await readWithdrawal(payments, player, id)).toMatchObject({
      status: 'PAYING',
      expected: { basis: expect.any(String) },
    });
    expect(await payablesOf(payments, player)).toEqual({ electronic: 10_000n, holds: 50_000n });
  });

  it('a gateway that is down when asked gets the page opened later by the same call; at the payout the job repeats it', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 60_000n);
    await payments.gateway.app.close();
    const key = randomUUID();
    const { code, answer } = await askForWithdrawal(payments, player, { idempotency_key: key });
    expect({ code, error: answer.errorCode }).toEqual({ code: 503, error: 'PAYMENT_GATEWAY_UNAVAILABLE' });
    expect(await payablesOf(payments, player)).toEqual({ electronic: 10_000n, holds: 50_000n });
    await payments.reopenGateway();
    const again = await askForWithdrawal(payments, player, { idempotency_key: key });
    expect(again.answer).toMatchObject({ id: answer.details?.withdrawal, status: 'AWAITING_CARD' });
    await giveCard(again.answer.card_url ?? '', GOOD_CARD);
    await readWithdrawal(payments, player, again.answer.id);
    await payments.gateway.app.close();
    expect(await approveWithdrawal(ctx(platform), anna, { id: again.answer.id })).toMatchObject({
      status: 'PAYING',
    });
    await payments.reopenGateway();
    pass(platform, 60);
    await reconcileWithdrawals(ctx(platform));
    await (await atTheEnd(platform, payments, player, again.answer.id)).toBe('SUCCESS');
    expect(await payablesOf(payments, player)).toEqual({ electronic: 10_000n, holds: 0n });
  });
});

it('a withdrawal says how long it usually takes from what it took lately', async ({ platform, payments }) => {
  const player = await makePayee(payments, 9_000_000n, { rating: 5 });
  for (let n = 0; n < 6; n += 1) {
    pass(platform, 90_000);
    const id = await waitingWithdrawal(payments, player, GOOD_CARD, '100');
    pass(platform, 1_200);
    await approveWithdrawal(ctx(platform), anna, { id });
    await (await atTheEnd(platform, payments, player, id)).toBe('SUCCESS');
  }
  pass(platform, 300);
  expect(await withdrawalTermsOf(payments, player)).toMatchObject({
    approval: { basis: 'median' },
    payout: { basis: 'median' },
  });
});
