import { addMonths } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { outboxMessages } from '../../../platform/src/db/schema/messages';
import { remindOfLimits } from '../../../platform/src/services/identity/protection/remind-of-limits';
import { reviewLimitsText } from '../../../platform/src/services/kernel/players/notice-texts';
import { countPlay } from '../../../platform/src/services/kernel/protection/count-play';
import { NO_PLAY } from '../../../platform/src/services/kernel/protection/limit-rules';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { setLimitOf } from '../../support/play/limits-caller';
import { addGames, play } from '../../support/play/wallet-caller';
import { putInto } from '../../support/protection';

const it = platformTest({});
it.beforeAll(({ platform }) => addGames(platform));

/** A player who reads Kazakh, registered now. */
async function newcomer(platform: TestPlatform): Promise<TestPlayer> {
  const player = await makePlayer(platform, { game: 10_000n });
  await platform.ctx.db
    .update(users)
    .set({ createdAt: platform.clock.now, locale: 'kk' })
    .where(eq(users.id, player.id));
  return player;
}
const passMonths = (platform: TestPlatform, months: number) => {
  platform.clock.now = addMonths(platform.clock.now, months);
};
const stake = async (platform: TestPlatform, player: TestPlayer) =>
  expect((await (await play(platform, player)).bet('r', 'b', '1.00')).status).toBe(200);
const toldTo = async ({ ctx }: TestPlatform, { id }: TestPlayer) => {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  const rows = await ctx.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, `${user?.phone}`));
  return rows.map(({ body }) => body);
};

it('who plays is reminded of limits half a year after they registered, in their language, and half a year after that', async ({
  platform,
}) => {
  const player = await newcomer(platform);
  passMonths(platform, 5);
  await stake(platform, player);
  await remindOfLimits(platform.ctx);
  expect(await toldTo(platform, player)).toEqual([]);
  passMonths(platform, 1);
  await Promise.all([remindOfLimits(platform.ctx), remindOfLimits(platform.ctx)]);
  expect(await toldTo(platform, player)).toEqual([reviewLimitsText.kk]);
  passMonths(platform, 5);
  await stake(platform, player);
  await remindOfLimits(platform.ctx);
  expect(await toldTo(platform, player)).toHaveLength(1);
  passMonths(platform, 1);
  expect((await remindOfLimits(platform.ctx)).reminded).toBe(1);
  expect(await toldTo(platform, player)).toHaveLength(2);
});

it('who has just looked at their limits, plays for credits or no more, or may not play, is reminded of nothing', async ({
  platform,
}) => {
  const [due, careful, gone, stopped, idler] = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer(platform)));
  if (!(due && careful && gone && stopped && idler)) throw new Error('five players came');
  await stake(platform, gone);
  passMonths(platform, 5);
  for (const player of [due, careful, stopped]) await stake(platform, player);
  await setLimitOf(platform, careful, 'loss', 'day', '50');
  await putInto(platform, stopped, 'closed');
  // Half an hour of play for credits.
  const day = platform.clock.now.toISOString().slice(0, 10);
  await countPlay(platform.ctx.db, { userId: idler.id, day, play: { ...NO_PLAY, seconds: 1_800n } });
  passMonths(platform, 2);
  expect(await remindOfLimits(platform.ctx)).toEqual({ reminded: 1 });
  const told = await Promise.all([due, careful, gone, stopped, idler].map((player) => toldTo(platform, player)));
  expect(told).toEqual([[reviewLimitsText.kk], [], [], [], []]);
});
