import { randomUUID } from 'node:crypto';
import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { asc, eq, inArray } from 'drizzle-orm';
import { bonuses, userBonusEvents, userBonuses } from '../../../platform/src/db/schema/bonuses';
import { getBalances } from '../../../platform/src/ledger/balances';
import { bearerOf, type TestPlayer } from '../funded-player';
import type { TestPlatform } from '../platform';

type Offer = typeof bonuses.$inferInsert;

/** A bonus on offer: 50.00 given at once, to be staked twice, unless said otherwise. Money in minor units. */
export async function makeBonus({ ctx, clock }: TestPlatform, more: Partial<Offer> = {}): Promise<Offer> {
  const offer: Offer = {
    id: randomUUID(),
    groupId: 7,
    name: 'Test Hand',
    currency: 'uah',
    type: 'GAME',
    status: 'ACTIVE',
    startsAt: new Date(clock.now.getTime() - 1_000),
    amount: 5_000n,
    wager: 200,
    wagerType: 'CLASSIC',
    winAmountType: 'ABSOLUTE',
    activeOnDays: [1, 2, 3, 4, 5, 6, 7],
    isRepeatedActivation: true,
    ...more,
  };
  await ctx.db.insert(bonuses).values(offer);
  return offer;
}

const headers = (platform: TestPlatform, player: TestPlayer) => bearerOf(platform, player.id, platform.clock.now);

/** Takes a bonus as the site does. */
export async function subscribe(platform: TestPlatform, player: TestPlayer, id: string, code?: string) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/bonuses/${id}/subscribe`,
    headers: await headers(platform, player),
    payload: code === undefined ? {} : { code },
  });
  const body = answer.json<
    ActiveUserBonus & { errorCode?: string; message?: string; details?: Record<string, string> }
  >();
  return { code: answer.statusCode, body };
}

export async function cancel(platform: TestPlatform, player: TestPlayer, id: string) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/bonuses/${id}/cancel`,
    headers: await headers(platform, player),
  });
  return { code: answer.statusCode, body: answer.json<Record<string, string>>() };
}

/** The running bonus by the API, or null. */
export async function activeBonus(platform: TestPlatform, player: TestPlayer): Promise<ActiveUserBonus | null> {
  const answer = await platform.app.inject({ url: '/users/bonuses/active', headers: await headers(platform, player) });
  return answer.statusCode === 204 ? null : answer.json<ActiveUserBonus>();
}

/** All user bonuses of a player, as the database has them, oldest first. */
export async function userBonusesOf({ ctx }: TestPlatform, { id }: TestPlayer) {
  const found = await ctx.db.select().from(userBonuses).where(eq(userBonuses.userId, id));
  const ids = found.map((one) => one.id);
  const events = await ctx.db
    .select({ id: userBonusEvents.userBonusId })
    .from(userBonusEvents)
    .where(inArray(userBonusEvents.userBonusId, ids))
    .orderBy(asc(userBonusEvents.id));
  // The clock of a test stands still: by their first events.
  const order = events.map((event) => event.id);
  return found.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

export async function purseOf({ ctx }: TestPlatform, { id, currency }: TestPlayer) {
  const { game, electronic, bonus } = await getBalances(ctx.db, id, currency);
  return { game, electronic, bonus };
}
