import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { battles } from '../../../platform/src/db/schema/battles';
import { settings } from '../../../platform/src/db/schema/settings';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { scheduleBattles } from '../../../platform/src/services/rewards/battles/schedule-battles';
import { makePlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { enter, makeBattle, makeFighter, pass, settle } from '../../support/rewards/battles';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const read = async (platform: TestPlatform, url: string, headers = {}) =>
  (await platform.app.inject({ url, headers })).json();

it('the lists of battles have the schedule of both currencies, made ahead, once by however many', async ({
  platform,
}) => {
  await platform.ctx.db.insert(settings).values({ tag: 'RESTRICTION', code: 'BATTLES_TIERS_KZT', value: '5' });
  await Promise.all(Array.from({ length: 4 }, () => scheduleBattles(platform.ctx)));
  expect(await scheduleBattles(platform.ctx)).toBe(0);
  const scheduled = await platform.ctx.db.select().from(battles).where(eq(battles.scheduled, true));
  // Nobody has played: one tier in hryvnias, and in tenges the five that an operator has set.
  expect(scheduled).toHaveLength(12);
  const list = await read(platform, '/battles?currency=kzt&pageSize=100');
  const ofKzt = list.items.map(({ tier, status }: { tier: string; status: string }) => `${status} ${tier}`);
  expect(ofKzt).toEqual([
    ...['bronze', 'silver', 'gold', 'platinum', 'brilliant'].map((tier) => `active ${tier}`),
    ...['bronze', 'silver', 'gold', 'platinum', 'brilliant'].map((tier) => `upcoming ${tier}`),
  ]);
  expect(list.items[0]).toMatchObject({ min_stake: '50.00', max_stake: '200.00', qualifying_stakes: 20, players: 0 });
});

it('the lists of battles count who has entered once in two seconds, whoever asks', async ({ platform }) => {
  const battle = await makeBattle(platform);
  const player = await makeFighter(platform, battle);
  await settle(platform, player);
  await drainSettlements(platform.ctx);
  const listed = async () => {
    const { items } = await read(platform, '/battles?currency=uah&pageSize=100');
    const { players, counted_stakes } = items.find(({ id }: { id: string }) => id === battle);
    return [players, counted_stakes];
  };
  expect(await Promise.all([listed(), listed()])).toEqual([
    [1, '10.00'],
    [1, '10.00'],
  ]);
  await makeFighter(platform, battle);
  expect(await listed()).toEqual([1, '10.00']);
  pass(platform, 2);
  expect(await listed()).toEqual([2, '10.00']);
});

it('a battle lets nobody in before the beginning or after the end, and says which', async ({ platform }) => {
  const player = await makePlayer(platform);
  const later = await makeBattle(platform, { startsAt: new Date(platform.clock.now.getTime() + 1_000) });
  expect((await enter(platform, player, later)).json().errorCode).toBe('BATTLE_NOT_STARTED');
  const battle = await makeBattle(platform, { seconds: 10 });
  await enter(platform, player, battle);
  expect((await read(platform, '/battles/standings', player.bearer)).items).toMatchObject([
    { battle_id: battle, state: 'qualification' },
  ]);
  pass(platform, 10);
  expect((await read(platform, `/battles/${battle}`)).battle.status).toBe('finishing');
  expect((await enter(platform, player, battle)).json().state).toBe('qualification');
  const late = await makePlayer(platform);
  expect((await enter(platform, late, battle)).json().errorCode).toBe('BATTLE_OVER');
  expect((await enter(platform, late, crypto.randomUUID())).json().errorCode).toBe('NOT_FOUND');
});
