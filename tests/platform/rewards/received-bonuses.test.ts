import { randomUUID } from 'node:crypto';
import type { ReceivedBonus } from '@kozyr/contracts/received-bonuses';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { giveReceived } from '../../../platform/src/services/rewards/received-bonuses/give-received';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, GAME } from '../../support/play/wallet-caller';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

type Given = Partial<Parameters<typeof giveReceived>[1]>;

async function give(platform: TestPlatform, player: TestPlayer, more: Given = {}): Promise<string> {
  const id = randomUUID();
  await giveReceived(platform.ctx.db, {
    id,
    userId: player.id,
    currency: player.currency,
    amount: 1_250n,
    label: 'WheelFortune',
    wallet: 'game',
    receivedAt: platform.clock.now,
    ...more,
  });
  return id;
}
const list = async (platform: TestPlatform, player: TestPlayer) =>
  (await platform.app.inject({ url: '/users/bonuses/received', headers: player.bearer })).json<{
    items: ReceivedBonus[];
  }>().items;
const see = (platform: TestPlatform, player: TestPlayer, id: string) =>
  platform.app.inject({ method: 'POST', url: `/users/bonuses/received/${id}/seen`, headers: player.bearer });
const toldOf = async (platform: TestPlatform, { id }: TestPlayer) =>
  (await platform.ctx.db.select().from(playerEvents).where(eq(playerEvents.userId, id)).orderBy(playerEvents.id)).map(
    ({ payload }) => payload,
  );

it('the list of received bonuses has the record of the specification, with and without a game', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  expect(await list(platform, player)).toEqual([]);
  const later = new Date(platform.clock.now.getTime() + 1_000);
  const forGame = await give(platform, player, {
    game: GAME,
    label: 'WeeklyCashback',
    wallet: 'bonus',
    receivedAt: later,
  });
  const plain = await give(platform, player);
  const rest = { user_id: player.id, currency: 'uah', amount: '12.50' };
  expect(await list(platform, player)).toEqual([
    {
      ...rest,
      id: plain,
      game_uuid: null,
      image: null,
      label: 'WheelFortune',
      wallet: 'game',
      received_at: platform.clock.now.toISOString(),
    },
    {
      ...rest,
      id: forGame,
      game_uuid: GAME,
      game_slug: GAME,
      image: `/art/${GAME}`,
      label: 'WeeklyCashback',
      wallet: 'bonus',
      received_at: later.toISOString(),
    },
  ]);
});

it('a received bonus is told of by event, and once it is seen on one device to all others, once', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const id = await give(platform, player);
  expect((await see(platform, player, id)).statusCode).toBe(204);
  expect((await see(platform, player, id)).statusCode).toBe(204);
  expect(await list(platform, player)).toEqual([]);
  expect(await toldOf(platform, player)).toMatchObject([
    { type: 'received', received: { id, amount: '12.50' } },
    { type: 'received-seen', id },
  ]);
});

it('a received bonus seen by many devices at once is told of once', async ({ platform }) => {
  const player = await makePlayer(platform);
  const id = await give(platform, player);
  const answers = await Promise.all(Array.from({ length: 10 }, () => see(platform, player, id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204));
  expect((await toldOf(platform, player)).filter(({ type }) => type === 'received-seen')).toHaveLength(1);
});

it("a received bonus is one player's alone: another neither reads nor sees it off", async ({ platform }) => {
  const [owner, other] = [await makePlayer(platform), await makePlayer(platform)];
  const id = await give(platform, owner);
  expect(await list(platform, other)).toEqual([]);
  for (const wanted of [id, randomUUID()]) {
    const answer = await see(platform, other, wanted);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'NOT_FOUND']);
  }
  expect(await list(platform, owner)).toHaveLength(1);
});
