import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { battleEntries, battlePoints, battles } from '../../../platform/src/db/schema/battles';
import { contactRequests } from '../../../platform/src/db/schema/chat';
import { jackpotEntries, jackpotPots, jackpotStakes } from '../../../platform/src/db/schema/jackpots';
import { cleanBattlePoints } from '../../../platform/src/jobs/clean-battle-points';
import { cleanContactRequests } from '../../../platform/src/jobs/clean-contact-requests';
import { cleanJackpots } from '../../../platform/src/jobs/clean-jackpots';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { checkJackpots } from '../../../platform/src/services/rewards/jackpots/check-jackpots';
import { makePlayer } from '../../support/funded-player';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { makeBattle, makeFighter, settle } from '../../support/rewards/battles';
import { addJackpots, dropClubs, openPotOf, queueStake } from '../../support/rewards/jackpots';

it.beforeAll(async ({ platform }) => {
  await addJackpots(platform);
});

const later = (platform: TestPlatform, days: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + days * 86_400_000);
};

it('the clean-up merges old entries of jackpots and drops stakes of those that are gone, and all laws hold on', async ({
  platform,
}) => {
  const { ctx } = platform;
  const player = await makePlayer(platform);
  const clubs = await openPotOf(platform, 'clubs');
  const operator = await makeOperator(platform, 'finance');
  const body = { amount: '1.00', reason: 'A quiet month', idempotency_key: 'one-intent' };
  const topUp = () => callAs(platform, operator, '/operator/jackpots/clubs/uah/top-up', { body });
  expect((await topUp()).statusCode).toBe(200);
  const rounds = [];
  for (const amount of [1_000n, 2_000n, 3_000n]) {
    rounds.push(await queueStake(platform, player, amount));
    await drainSettlements(ctx);
  }
  const [undone = ''] = rounds;
  await queueStake(platform, player, -400n, undone);
  await drainSettlements(ctx);
  await dropClubs(platform, player);
  const lawful = async () => expect((await checkJackpots(ctx.db)).violations).toEqual([]);
  await lawful();
  const count = () => ctx.db.$count(jackpotEntries);
  const before = await count();

  later(platform, 6);
  expect(await cleanJackpots(ctx)).toEqual({ stakes: 0, entries: 0 });
  later(platform, 2);
  await cleanJackpots(ctx);
  expect(await count()).toBeLessThan(before);
  await lawful();
  const ofClubs = await ctx.db.select().from(jackpotEntries).where(eq(jackpotEntries.potId, clubs.id));
  const kinds = ofClubs.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'contribution')).toHaveLength(1);
  expect(ofClubs.find(({ kind }) => kind === 'top_up')).toMatchObject({ amount: 100_000_000n, key: expect.anything() });
  expect(await cleanJackpots(ctx)).toEqual({ stakes: 0, entries: 0 });
  // Other pots of their round are open: it still takes back what it gave them.
  await queueStake(platform, player, -600n, undone);
  await drainSettlements(ctx);
  await lawful();

  const kept = await ctx.db.$count(jackpotStakes);
  const gone = await ctx.db
    .insert(jackpotStakes)
    .values({ roundId: randomUUID(), pots: [clubs.id], staked: 5n })
    .returning();
  later(platform, 21);
  expect((await cleanJackpots(ctx)).stakes).toBe(0);
  later(platform, 2);
  expect((await cleanJackpots(ctx)).stakes).toBe(1);
  expect(await ctx.db.$count(jackpotStakes)).toBe(kept);
  expect(
    await ctx.db.$count(
      jackpotStakes,
      inArray(
        jackpotStakes.id,
        gone.map(({ id }) => id),
      ),
    ),
  ).toBe(0);
  expect((await ctx.db.select().from(jackpotPots).where(eq(jackpotPots.id, clubs.id)))[0]?.droppedAt).not.toBeNull();
  await lawful();
});

it('the clean-up drops the rounds of battles that were closed over 90 days ago, and leaves their results', async ({
  platform,
}) => {
  const { db } = platform.ctx;
  const [old, young] = [await makeBattle(platform), await makeBattle(platform)];
  const fighter = await makeFighter(platform, old);
  const other = await makeFighter(platform, young);
  for (const player of [fighter, other]) await settle(platform, player, { won: 500n });
  await drainSettlements(platform.ctx);
  const points = (battle: string) => db.$count(battlePoints, eq(battlePoints.battleId, battle));
  expect([await points(old), await points(young)]).toEqual([1, 1]);
  await db.update(battles).set({ state: 'finished', closedAt: platform.clock.now }).where(eq(battles.id, old));
  later(platform, 89);
  expect(await cleanBattlePoints(platform.ctx)).toBe(0);
  later(platform, 2);
  expect(await cleanBattlePoints(platform.ctx)).toBe(1);
  expect([await points(old), await points(young)]).toEqual([0, 1]);
  const entry = and(eq(battleEntries.battleId, old), eq(battleEntries.userId, fighter.id));
  expect(await db.select().from(battleEntries).where(entry)).toMatchObject([{ stakes: 1 }]);
});

it('the clean-up drops what visitors asked a year after it was handled, and nothing that waits', async ({
  platform,
}) => {
  const { db } = platform.ctx;
  const { id: operator } = await makeOperator(platform, 'support');
  const request = (email: string, handledAt: Date | null) => ({
    id: randomUUID(),
    email,
    text: 'Hello',
    locale: 'uk' as const,
    idempotencyKey: randomUUID(),
    createdAt: platform.clock.now,
    handledAt,
    handledBy: handledAt && operator,
  });
  await db
    .insert(contactRequests)
    .values([request('old@example.com', platform.clock.now), request('open@example.com', null)]);
  later(platform, 364);
  expect(await cleanContactRequests(platform.ctx)).toBe(0);
  later(platform, 2);
  expect(await cleanContactRequests(platform.ctx)).toBe(1);
  expect(await db.select({ email: contactRequests.email }).from(contactRequests)).toEqual([
    { email: 'open@example.com' },
  ]);
});
