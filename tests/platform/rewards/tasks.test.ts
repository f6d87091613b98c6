import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { harmCases } from '../../../platform/src/db/schema/harm';
import { settings } from '../../../platform/src/db/schema/settings';
import { settlements } from '../../../platform/src/db/schema/settlements';
import { taskCounts } from '../../../platform/src/db/schema/tasks';
import { cleanTaskCounts } from '../../../platform/src/jobs/clean-task-counts';
import { getBalances } from '../../../platform/src/ledger/balances';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { callsOf, openSession } from '../../support/play/wallet-caller';
import { keepProfiles, makeProfile } from '../../support/profiles';
import { callAsPlayer, putInto } from '../../support/protection';
import { addTasks, farOf, playRounds, take, tasksOf } from '../../support/rewards/tasks';

const it = platformTest({ JURISDICTIONS: 'UA,KZ,EU,US,RU', PUBLIC_URL: 'http://localhost:3000' });
const NOON = new Date('2026-03-02T10:00:00Z');
it.beforeAll(async ({ platform }) => {
  await addTasks(platform);
  await makeProfile(platform, 'US', ({ promotions }) => ({ promotions: { ...promotions, bonuses: false } }));
  await makeProfile(platform, 'RU', () => ({ mode: 'play' }));
});
it.beforeEach(({ platform }) => {
  platform.clock.now = NOON;
});

const player = async (platform: TestPlatform, ...profiles: string[]): Promise<TestPlayer> => {
  const one = await makePlayer(platform, { game: 100_000n });
  await keepProfiles(platform, one, ...(profiles.length > 0 ? profiles : ['TRIAL']));
  return one;
};
const gameOf = async ({ ctx }: TestPlatform, { id, currency }: TestPlayer) =>
  (await getBalances(ctx.db, id, currency)).game;
const toldOf = async ({ ctx }: TestPlatform, { id }: TestPlayer) =>
  (await ctx.db.select().from(playerEvents).where(eq(playerEvents.userId, id))).filter(
    ({ payload }) => payload.type === 'tasks',
  ).length;
/** Switches the tasks off, or on again. */
const offer = async ({ ctx }: TestPlatform, value: 'yes' | 'no') => {
  await ctx.db
    .insert(settings)
    .values({ tag: 'RESTRICTION', code: 'TASKS_OFFERED', value })
    .onConflictDoUpdate({ target: [settings.tag, settings.code], set: { value } });
};

describe('what counts', () => {
  it('tasks count settled rounds by their stakes in real money, whether won or lost, and say how far they are', async ({
    platform,
  }) => {
    const own = await player(platform);
    expect(await tasksOf(platform, own)).toMatchObject({
      offered: true,
      currency: 'uah',
      day: '2026-03-02',
      next_at: '2026-03-02T22:00:00.000Z',
      min_stake: '2.00',
      earlier: [],
    });
    expect(await farOf(platform, own)).toEqual([
      ['three-rounds', '0', 'open'],
      ['two-studios', '0', 'open'],
      ['live-stakes', '0.00', 'open'],
    ]);
    const calls = await playRounds(platform, own, { rounds: 4, stake: '2.00' });
    await calls.bet('open', 'open', '2.00');
    await drainSettlements(platform.ctx);
    await playRounds(platform, own, { stake: '12.50', game: 'first-table' });
    expect(await farOf(platform, own)).toEqual([
      ['three-rounds', '4', 'open'],
      ['two-studios', '1', 'open'],
      ['live-stakes', '12.50', 'open'],
    ]);
    await calls.win('open', 'won', '50.00');
    await drainSettlements(platform.ctx);
    await playRounds(platform, own, { stake: '100.00', game: 'first-table' });
    expect(await farOf(platform, own)).toEqual([
      ['three-rounds', '5', 'open'],
      ['two-studios', '2', 'done'],
      ['live-stakes', '20.00', 'done'],
    ]);
    expect(await toldOf(platform, own)).toBe(4);
  });

  it('a stake below the least, one of bonus money and one for credits count for nothing', async ({ platform }) => {
    const own = await player(platform);
    await playRounds(platform, own, { stake: '1.99' });
    expect((await farOf(platform, own))[0]).toEqual(['three-rounds', '0', 'open']);
    const bonus = await player(platform);
    const began = { userId: bonus.id, game: 'lucky-fox', currency: 'uah', begunAt: NOON, settledAt: NOON } as const;
    const sums = { staked: 5_000n, won: 0n, paid: 0n, real: 199n, realChange: 199n };
    await platform.ctx.db.insert(settlements).values({ roundId: crypto.randomUUID(), ...began, ...sums });
    const away = await player(platform, 'TRIAL', 'RU');
    await callAsPlayer(platform, away, '/credits');
    const credits = callsOf(platform, await openSession(platform, { id: away.id, currency: 'crd' }));
    await credits.bet('1', 'b1', '50.00');
    await credits.win('1', 'w1', '0');
    await drainSettlements(platform.ctx);
    for (const { id } of [own, bonus, away])
      expect(
        await platform.ctx.db.select({ rounds: taskCounts.rounds }).from(taskCounts).where(eq(taskCounts.userId, id)),
      ).toEqual([]);
    expect(await tasksOf(platform, away)).toMatchObject({ offered: false, tasks: [] });
  });

  it('a round that is undone is taken off, and a task is done again only once it is', async ({ platform }) => {
    const own = await player(platform);
    const calls = await playRounds(platform, own, { rounds: 10 });
    expect((await farOf(platform, own))[0]).toEqual(['three-rounds', '10', 'done']);
    await calls.rollback('10', 'undo', 'w10');
    await drainSettlements(platform.ctx);
    expect((await farOf(platform, own))[0]).toEqual(['three-rounds', '9', 'open']);
    expect((await take(platform, own, 'three-rounds')).body.errorCode).toBe('NOTHING_TO_CLAIM');
    await playRounds(platform, own);
    expect((await farOf(platform, own))[0]).toEqual(['three-rounds', '10', 'done']);
  });

  it('what was taken stays taken whatever is undone after', async ({ platform }) => {
    const own = await player(platform);
    const calls = await playRounds(platform, own, { rounds: 10 });
    expect((await take(platform, own, 'three-rounds')).status).toBe(200);
    const before = await gameOf(platform, own);
    await calls.refund('10', 'undo', 'b10');
    await calls.rollback('10', 'undo-2', 'w10');
    await drainSettlements(platform.ctx);
    expect((await farOf(platform, own))[0]).toEqual(['three-rounds', '10', 'taken']);
    expect(await gameOf(platform, own)).toBeGreaterThanOrEqual(before);
    expect((await take(platform, own, 'three-rounds')).status).toBe(200);
  });
});

describe('the day', () => {
  it.for([
    ['uah', '2026-03-02T21:59:59.999Z', '2026-03-02', '2026-03-03'],
    ['kzt', '2026-03-02T18:59:59.999Z', '2026-03-02', '2026-03-03'],
  ] as const)(
    'a round of the last moment of a day in %s counts for that day, even if it settles on the next',
    async ([currency, last, day, next], { platform }) => {
      const kz = currency === 'kzt';
      const own = await makePlayer(platform, { game: 100_000n }, kz ? { currency, country: 'KZ' } : {});
      await keepProfiles(platform, own, 'TRIAL');
      const stake = kz ? '20.00' : '2.00';
      await playRounds(platform, own, { rounds: 9, stake });
      platform.clock.now = new Date(last);
      const calls = callsOf(platform, await openSession(platform, own));
      await calls.bet('last', 'last', stake);
      platform.clock.now = new Date(Date.parse(last) + 1);
      await calls.win('last', 'settled', '0');
      await playRounds(platform, own, { stake });
      const now = await tasksOf(platform, own);
      expect(now).toMatchObject({ day: next, earlier: [{ day, task: { id: 'three-rounds', state: 'done' } }] });
      expect(now.tasks[0]).toMatchObject({ id: 'three-rounds', reached: '1', percent: 10, state: 'open' });
      // What is done waits without an end.
      platform.clock.now = new Date('2026-05-01T10:00:00Z');
      expect((await take(platform, own, 'three-rounds', day)).body).toMatchObject({ reward: kz ? '3.00' : '0.30' });
      expect((await tasksOf(platform, own)).earlier).toEqual([]);
    },
  );

  it('what was counted is kept for forty days', async ({ platform }) => {
    const own = await player(platform);
    await playRounds(platform, own);
    const kept = async () =>
      (await platform.ctx.db.select().from(taskCounts).where(eq(taskCounts.userId, own.id))).length;
    platform.clock.now = new Date('2026-04-11T00:00:00Z');
    await cleanTaskCounts(platform.ctx);
    expect(await kept()).toBe(1);
    platform.clock.now = new Date('2026-04-12T00:00:00Z');
    await cleanTaskCounts(platform.ctx);
    expect(await kept()).toBe(0);
  });
});

describe('a reward', () => {
  it('a reward is paid to the game balance once, of twenty who ask at once, and stands in the history', async ({
    platform,
  }) => {
    const own = await player(platform);
    expect((await take(platform, own, 'three-rounds')).body.errorCode).toBe('NOTHING_TO_CLAIM');
    await playRounds(platform, own, { rounds: 10 });
    const before = await gameOf(platform, own);
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(platform, own, 'three-rounds')));
    const expected = { status: 200, body: { reward: '0.30', currency: 'uah', taken_at: NOON.toISOString() } };
    expect(answers).toEqual(Array(20).fill(expected));
    expect((await gameOf(platform, own)) - before).toBe(30n);
    expect((await farOf(platform, own))[0]).toEqual(['three-rounds', '10', 'taken']);
    const { items } = (await callAsPlayer(platform, own, '/history?group=bonuses')).body;
    expect(items).toMatchObject([{ kind: 'task_reward', amount: '0.30' }]);
  });

  it('a reward of another player is nobody’s', async ({ platform }) => {
    const [own, other] = [await player(platform), await player(platform)];
    await playRounds(platform, own, { rounds: 10 });
    expect((await take(platform, other, 'three-rounds')).body.errorCode).toBe('NOTHING_TO_CLAIM');
  });
});

describe('who has no tasks', () => {
  it.for(['timed_out', 'self_excluded', 'closed'] as const)(
    'whoever is %s has no tasks and takes no reward',
    async (state, { platform }) => {
      const own = await player(platform);
      await playRounds(platform, own, { rounds: 10 });
      await putInto(platform, own, state);
      expect(await tasksOf(platform, own)).toMatchObject({ offered: false, tasks: [], earlier: [] });
      const before = await gameOf(platform, own);
      expect((await take(platform, own, 'three-rounds')).status).toBe(403);
      expect(await gameOf(platform, own)).toBe(before);
    },
  );

  it('while a case of harm is open there are no tasks, none gets done, and what was done before waits', async ({
    platform,
  }) => {
    const own = await player(platform);
    await playRounds(platform, own, { rounds: 10 });
    const [opened] = await platform.ctx.db
      .insert(harmCases)
      .values({ userId: own.id, openedAt: NOON, reason: 'a test', signalsFrom: '2026-01-01' })
      .returning();
    expect(await tasksOf(platform, own)).toMatchObject({ offered: false, tasks: [], earlier: [] });
    expect((await take(platform, own, 'three-rounds')).body.errorCode).toBe('PROMOTION_CLOSED');
    await playRounds(platform, own, { stake: '20.00', game: 'first-table' });
    if (!opened) throw new Error('No case was opened.');
    const { id: closedBy } = await makeOperator(platform, 'admin');
    await platform.ctx.db
      .update(harmCases)
      .set({ closedAt: NOON, closedBy, outcome: 'no_harm', closingNote: 'a test' })
      .where(eq(harmCases.id, opened.id));
    expect((await take(platform, own, 'three-rounds')).status).toBe(200);
    expect((await take(platform, own, 'live-stakes')).body.errorCode).toBe('NOTHING_TO_CLAIM');
  });

  it('where a country has no bonuses, or no play for money, there are no tasks', async ({ platform }) => {
    for (const place of ['US', 'RU']) {
      const own = await player(platform);
      await playRounds(platform, own, { rounds: 10 });
      await keepProfiles(platform, own, 'TRIAL', place);
      expect(await tasksOf(platform, own)).toMatchObject({ offered: false, tasks: [] });
      expect((await take(platform, own, 'three-rounds')).status).toBe(403);
    }
  });

  it('while the operator has switched the tasks off nothing is added, and what is done can still be taken', async ({
    platform,
  }) => {
    const own = await player(platform);
    await playRounds(platform, own, { rounds: 10 });
    await offer(platform, 'no');
    await playRounds(platform, own, { stake: '20.00', game: 'first-table' });
    expect(await tasksOf(platform, own)).toMatchObject({
      offered: false,
      tasks: [{ id: 'three-rounds', state: 'done' }],
    });
    expect((await platform.app.inject({ url: '/tasks' })).json().offered).toBe(false);
    expect((await take(platform, own, 'three-rounds')).status).toBe(200);
    await offer(platform, 'yes');
    expect(await farOf(platform, own)).toEqual([
      ['three-rounds', '10', 'taken'],
      ['two-studios', '1', 'open'],
      ['live-stakes', '0.00', 'open'],
    ]);
  });
});
