import { addHours } from 'date-fns';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { rounds } from '../../../platform/src/db/schema/games';
import { lateRounds } from '../../../platform/src/db/schema/settlements';
import { weekAt } from '../../../platform/src/services/kernel/time/week';
import { isLate, LATE_HOURS } from '../../../platform/src/services/play/settlements/late-rounds';
import { readSums, roundsOfWeek } from '../../../platform/src/services/rewards/cashback/internal/read-sums';
import { PATIENCE_HOURS } from '../../../platform/src/services/rewards/cashback/rules';
import { makePlayer } from '../../support/funded-player';
import { it } from '../../support/platform-test';
import { addGames, openSession, play } from '../../support/play/wallet-caller';

it.beforeAll(({ platform }) => addGames(platform));

const FIRST = new Date('2026-03-02T00:00:00Z');
const WEEKS = 8;

it('no round that a week is no longer waited for is settled before it is late', () => {
  expect(LATE_HOURS).toBeLessThanOrEqual(PATIENCE_HOURS);
});

const ROUND = fc.record({
  begun: fc.integer({ min: 0, max: 40 * 24 * 60 }),
  /** Minutes until it was settled, often about the bounds. */
  took: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 48 * 60 - 2, max: 48 * 60 + 2 }),
    fc.integer({ min: 0, max: 14 * 24 * 60 }),
  ),
  stake: fc.integer({ min: 1, max: 1_000 }),
  status: fc.constantFrom('settled', 'settled', 'settled', 'refunded', 'open'),
  /** Kept when the table was made, before it was settled. */
  keptOpen: fc.boolean(),
});

it('every settled round is in one week exactly, in the one that it would be found in among all rounds', async ({
  platform,
}) => {
  const { db } = platform.ctx;
  const player = await makePlayer(platform);
  const sessionId = await openSession(platform, player);
  const given = fc.sample(ROUND, 1_500);
  const rows = given.map(({ begun, took, stake, status, keptOpen }, nth) => {
    const createdAt = new Date(FIRST.getTime() + begun * 60_000);
    const settledAt = status === 'open' ? null : new Date(createdAt.getTime() + took * 60_000);
    const ids = {
      id: crypto.randomUUID(),
      integration: 'house',
      providerRound: `${nth}`,
      userId: player.id,
      sessionId,
    };
    return {
      row: {
        ...ids,
        game: 'lucky-fox',
        currency: 'uah',
        status,
        stakeGame: BigInt(stake),
        createdAt,
        settledAt,
      } as const,
      keptOpen,
    };
  });
  await db.insert(rounds).values(rows.map(({ row }) => row));
  const late = rows.filter(({ row }) => isLate(row));
  expect(late.length).toBeGreaterThan(100);
  await db.insert(lateRounds).values(
    late.map(({ row: { id, userId, settledAt }, keptOpen }) => ({
      roundId: id,
      userId,
      settledAt: keptOpen ? null : settledAt,
    })),
  );

  let all = 0n;
  for (let nth = 0; nth < WEEKS; nth += 1) {
    const week = weekAt(FIRST, 'uah', nth);
    const { staked, rounds: found } = await readSums(db, { userId: player.id, currency: 'uah' }, week);
    const expected = rows.filter(({ row: { status, createdAt, settledAt } }) => {
      if (status !== 'settled' || settledAt === null) return false;
      const own = weekAt(createdAt, 'uah');
      const counted = settledAt < addHours(own.to, PATIENCE_HOURS) ? own : weekAt(settledAt, 'uah');
      return counted.from.getTime() === week.from.getTime();
    });
    expect([found, staked]).toEqual([expected.length, expected.reduce((sum, { row }) => sum + row.stakeGame, 0n)]);
    all += BigInt(found);
  }
  expect(all).toBe(BigInt(given.filter(({ status }) => status === 'settled').length));

  const week = weekAt(FIRST, 'uah', 3);
  const { rows: plan } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select created_at from ${roundsOfWeek(sql`${player.id}`, 'uah', week)} rounds`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/late_rounds[\s\S]*rounds_pkey/);
});

it('a round is kept as late in the transaction that settles it, by a win in a batch and by one made alone', async ({
  platform,
}) => {
  const { ctx, clock } = platform;
  const player = await makePlayer(platform, { game: 10_000n });
  const calls = await play(platform, player);
  for (const round of ['early', 'batch', 'alone']) await calls.bet(round, `b-${round}`, '10.00');
  const began = clock.now;
  clock.now = new Date(began.getTime() + LATE_HOURS * 3_600_000 - 1);
  await calls.win('early', 'w1', '5.00');
  clock.now = new Date(began.getTime() + LATE_HOURS * 3_600_000);
  await calls.win('batch', 'w2', '5.00');
  await calls.refund('alone', 'back', 'b-alone');
  await calls.win('batch', 'w3', '5.00');
  const kept = await ctx.db.select().from(lateRounds).where(sql`user_id = ${player.id}`);
  expect(kept.map(({ settledAt }) => settledAt)).toEqual([clock.now, clock.now]);
});
