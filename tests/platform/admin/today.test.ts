import { randomUUID } from 'node:crypto';
import { type Today, WAITING_KINDS, type WaitingKind } from '@kozyr/contracts/operator/today';
import { subMinutes } from 'date-fns';
import { expect } from 'vitest';
import { jobRuns } from '../../../platform/src/db/schema/jobs';
import { outboxMessages } from '../../../platform/src/db/schema/messages';
import { nicknameReports } from '../../../platform/src/db/schema/nicknames';
import { makePlayer } from '../../support/funded-player';
import { disputedDeposit } from '../../support/money/disputed-deposit';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { makePayee, readWithdrawal, waitingWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { addGames, play } from '../../support/play/wallet-caller';

const it = paymentsTest();
let support: TestOperator;
let payer: TestOperator;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  support = await makeOperator(platform, 'support');
  payer = await makeOperator(platform, 'payments');
});

const pass = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const today = async (platform: TestPlatform): Promise<Today> =>
  (await callAs(platform, support, '/operator/today')).json();
const waits = ({ waiting }: Today, kind: WaitingKind) => waiting.find((each) => each.kind === kind);
const ofCurrency = ({ money }: Today, wanted: string) => money.currencies.find(({ currency }) => currency === wanted);

it('what waits for a person is counted by kind, with since when the oldest waits', async ({ platform, payments }) => {
  const { ctx } = platform;
  expect((await today(platform)).waiting.map(({ count, oldest }) => [count, oldest])).toEqual(
    WAITING_KINDS.map(() => [0, null]),
  );
  const player = await makePayee(payments, 500_000n);
  const since = platform.clock.now.toISOString();
  const old = await waitingWithdrawal(payments, player);
  await callAs(platform, support, `/operator/players/${player.id}/harm-case`, { body: { reason: 'Was told so' } });
  const finance = await makeOperator(platform, 'finance');
  const correction = { player: player.id, wallet: 'game', amount: '1', note: 'A note', reason: 'A reason' };
  await callAs(platform, finance, '/operator/adjustments', {
    body: { ...correction, idempotency_key: randomUUID() },
  });
  const reporters = [await makePlayer(platform), await makePlayer(platform)];
  await ctx.db.insert(nicknameReports).values(
    reporters.map(({ id: reporterId }) => ({
      userId: player.id,
      nickname: 'Loud',
      folded: 'loud',
      reporterId,
      reason: 'insult' as const,
      reportedAt: platform.clock.now,
    })),
  );
  const disputed = await disputedDeposit(payments);
  await disputed.hear(disputed.approved());
  await disputed.move('game', -50_000n);
  await disputed.hear(disputed.takenBack());
  pass(platform, 5 * 3600);
  await waitingWithdrawal(payments, player);

  const read = await today(platform);
  expect(waits(read, 'withdrawals')).toEqual({ kind: 'withdrawals', count: 2, oldest: since });
  for (const kind of ['harm_cases', 'adjustments', 'reported_nicknames', 'chargebacks'] as const)
    expect(waits(read, kind)).toMatchObject({ count: 1, oldest: expect.stringMatching(/^2026-/) });
  for (const kind of ['risk_cases', 'identity_checks', 'held_wins', 'chats', 'contact_requests'] as const)
    expect(waits(read, kind)).toEqual({ kind, count: 0, oldest: null });
  expect(read.withdrawals).toEqual([
    { age: 'hour', count: 1 },
    { age: 'four_hours', count: 0 },
    { age: 'day', count: 1 },
    { age: 'longer', count: 0 },
  ]);
  expect(read.stuck.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['chargeback_open', 'adjustment_waiting']));

  await callAs(platform, payer, `/operator/withdrawals/${old}/deny`, { body: { reason: 'rules_broken' } });
  expect(waits(await today(platform), 'withdrawals')).toMatchObject({ count: 1 });
});

it('the money of a day is that of its payments and rounds since midnight in Kyiv, by currency', async ({
  platform,
  payments,
}) => {
  // 23:30 in Kyiv, which is two hours ahead of UTC in March.
  platform.clock.now = new Date('2026-03-10T21:30:00Z');
  const player = await makePayee(payments, 500_000n);
  await payIn(payments, player, '700');
  platform.clock.now = new Date('2026-03-10T22:30:00Z');
  const begun = await today(platform);
  expect(begun.money.since).toBe('2026-03-10T22:00:00.000Z');
  expect(ofCurrency(begun, 'uah')).toEqual({
    currency: 'uah',
    deposits: { sum: '0.00', count: 0 },
    withdrawals: { sum: '0.00', count: 0 },
    stakes: '0.00',
    wins: '0.00',
    ggr: '0.00',
    rounds: 0,
  });
  await payIn(payments, player, '300');
  const game = await play(platform, player);
  await game.bet('r1', 'b1', '100.00');
  await game.win('r1', 'w1', '130.00');
  await game.bet('r2', 'b2', '50.00');
  await game.win('r2', 'w2', '0.00');
  await game.bet('r3', 'b3', '10.00');
  const id = await waitingWithdrawal(payments, player);
  await callAs(platform, payer, `/operator/withdrawals/${id}/approve`, { body: {} });
  await expect
    .poll(async () => {
      pass(platform, 5);
      return (await readWithdrawal(payments, player, id)).status;
    })
    .toBe('SUCCESS');
  const later = await today(platform);
  expect(ofCurrency(later, 'uah')).toEqual({
    currency: 'uah',
    deposits: { sum: '300.00', count: 1 },
    withdrawals: { sum: '500.00', count: 1 },
    stakes: '150.00',
    wins: '130.00',
    ggr: '20.00',
    rounds: 2,
  });
  expect(ofCurrency(later, 'kzt')).toMatchObject({ deposits: { count: 0 }, rounds: 0 });
});

it('a job that fails and a message that is not sent are told of', async ({ platform }) => {
  const { ctx, clock } = platform;
  const before = await today(platform);
  expect(before.health).toMatchObject({ failing: [], overdue: [] });
  const startedAt = subMinutes(clock.now, 1);
  await ctx.db.insert(jobRuns).values({ job: 'finish_battles', startedAt, error: 'No reason', failuresInARow: 2 });
  await ctx.db.insert(jobRuns).values({ job: 'expire_holds', startedAt: subMinutes(clock.now, 30) });
  await ctx.db.insert(outboxMessages).values({
    channel: 'email',
    recipient: 'nobody@kozyr.test',
    body: 'Hello',
    status: 'waiting',
    nextAttemptAt: clock.now,
    expiresAt: clock.now,
    createdAt: subMinutes(clock.now, 6),
  });
  const { health } = await today(platform);
  expect(health).toMatchObject({ jobs: before.health.jobs, failing: ['finish_battles'], overdue: ['expire_holds'] });
  expect(health.queues).toEqual([
    expect.objectContaining({ name: 'settled_rounds' }),
    { name: 'messages', count: 1, oldest: subMinutes(clock.now, 6).toISOString(), late: true },
  ]);
});
