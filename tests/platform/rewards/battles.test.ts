import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { playerEvents, publicEvents } from '../../../platform/src/db/schema/events';
import { getBalances } from '../../../platform/src/ledger/balances';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { finishBattles } from '../../../platform/src/services/rewards/battles/finish-battles';
import { makePlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';
import {
  enter,
  makeBattle,
  makeFighter,
  pass,
  qualify,
  readOwnBattle,
  settle,
  undo,
  winBy,
} from '../../support/rewards/battles';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const read = async (platform: TestPlatform, url: string, headers = {}) =>
  (await platform.app.inject({ url, headers })).json();

it('a battle lives from the qualification to the prize, with real stakes, and both players hear of it', async ({
  platform,
}) => {
  const battle = await makeBattle(platform, { seconds: 120 });
  const winner = await makePlayer(platform, { game: 100_000n });
  const other = await makeFighter(platform, battle);
  expect(await readOwnBattle(platform, winner, battle)).toMatchObject({
    standing: { state: 'inactive', stakes: 0, place: null },
    own: null,
    points: [],
  });
  expect((await enter(platform, winner, battle)).json()).toMatchObject({ state: 'qualification', stakes: 0 });
  const fox = await play(platform, winner);
  for (let round = 1; round <= 21; round += 1) {
    pass(platform, 1);
    await fox.bet(`${round}`, `b${round}`, '10.00');
    // The second last qualifies still: its hundredfold win is no point.
    await fox.win(`${round}`, `w${round}`, round === 20 ? '1000.00' : round === 21 ? '25.55' : '0');
    if (round === 19) expect((await readOwnBattle(platform, winner, battle)).standing.state).toBe('qualification');
  }
  const now = await readOwnBattle(platform, winner, battle);
  expect(now.standing).toEqual({
    battle_id: battle,
    state: 'active',
    stakes: 21,
    score: '2.55',
    place: 1,
    prize: null,
  });
  expect(now.own).toMatchObject({ place: 1, score: '2.55', own: true, prize: '500.00' });
  expect(now.points).toHaveLength(21);
  expect(now.points.slice(0, 2)).toMatchObject([
    { multiplier: '2.55', counted: 'scored', game: 'lucky-fox', game_title: 'Lucky Fox', stake: '10.00' },
    { multiplier: '100.00', counted: 'qualification' },
  ]);
  const { leaders } = await read(platform, `/battles/${battle}`);
  expect(leaders).toEqual([{ ...now.own, own: false }]);

  pass(platform, 200);
  const before = await getBalances(platform.ctx.db, winner.id, 'uah');
  expect(await finishBattles(platform.ctx)).toEqual({ finished: 1, paid: 1 });
  const after = await getBalances(platform.ctx.db, winner.id, 'uah');
  expect(after.game - before.game).toBe(50_000n);
  expect((await readOwnBattle(platform, winner, battle)).standing).toMatchObject({ place: 1, prize: '500.00' });
  expect((await readOwnBattle(platform, other, battle)).standing).toMatchObject({
    state: 'qualification',
    prize: null,
  });
  const told = await platform.ctx.db.select().from(playerEvents).where(eq(playerEvents.userId, winner.id));
  const win = { battle_id: battle, tier: 'bronze', place: 1, prize: '500.00', currency: 'uah' };
  expect(told.map(({ payload }) => payload)).toContainEqual({ type: 'battle-won', win });
  const history = await read(platform, '/history', winner.bearer);
  expect(history.items[0]).toMatchObject({ kind: 'battle_prize', amount: '500.00' });

  // The modal: shown until it is closed, on whatever device, and never again.
  expect(await read(platform, '/battles/wins', winner.bearer)).toEqual({ items: [win] });
  const seen = { method: 'POST', url: `/battles/${battle}/win/seen` } as const;
  expect((await platform.app.inject({ ...seen, headers: other.bearer })).statusCode).toBe(404);
  expect((await platform.app.inject({ ...seen, headers: winner.bearer })).statusCode).toBe(204);
  expect((await platform.app.inject({ ...seen, headers: winner.bearer })).statusCode).toBe(204);
  expect(await read(platform, '/battles/wins', winner.bearer)).toEqual({ items: [] });
});

describe('what counts', () => {
  it('the score of a battle is the best ten of all after the qualification, cut to hundredths', async ({
    platform,
  }) => {
    const battle = await makeBattle(platform);
    const player = await makeFighter(platform, battle);
    await qualify(platform, player);
    await winBy(platform, player, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_100, 50);
    expect((await readOwnBattle(platform, player, battle)).standing).toMatchObject({ stakes: 32, score: '65.00' });
    await settle(platform, player, { staked: 1_500n, won: 19_999n });
    const { standing, points } = await readOwnBattle(platform, player, battle);
    expect(standing.score).toBe('76.33');
    const counted = (kind: string) => points.filter((point: { counted: string }) => point.counted === kind);
    expect([counted('qualification'), counted('scored'), counted('below_best')].map(({ length }) => length)).toEqual([
      20, 10, 3,
    ]);
  });

  it('the score of a battle is real money alone: of a mixed stake its real part, where that is in the bracket', async ({
    platform,
  }) => {
    const battle = await makeBattle(platform);
    const player = await makeFighter(platform, battle);
    await qualify(platform, player);
    await settle(platform, player, { staked: 1_000n, bonus: 1_000n, won: 100_000n });
    await settle(platform, player, { staked: 1_000n, bonus: 501n, won: 100_000n });
    await settle(platform, player, { staked: 2_000n, bonus: 1_400n, won: 4_000n });
    const { standing, points } = await readOwnBattle(platform, player, battle);
    expect(standing).toMatchObject({ stakes: 21, score: '2.00' });
    expect(points[0]).toMatchObject({ stake: '6.00', multiplier: '2.00' });
    expect((await read(platform, `/battles/${battle}`)).battle.counted_stakes).toBe('206.00');
  });

  it('a battle counts stakes of its bracket and currency alone, from the entry on and before the end', async ({
    platform,
  }) => {
    const early = await makePlayer(platform);
    await settle(platform, early);
    pass(platform, 1);
    const battle = await makeBattle(platform, { seconds: 100 });
    await settle(platform, early);
    pass(platform, 1);
    await enter(platform, early, battle);
    const before = new Date(platform.clock.now.getTime() - 1);
    await settle(platform, early, { begunAt: before });
    const counts = async () => (await readOwnBattle(platform, early, battle)).standing.stakes;
    expect(await counts()).toBe(0);
    for (const staked of [499n, 500n, 1_999n, 2_000n, 100_000n]) await settle(platform, early, { staked });
    expect(await counts()).toBe(2);
    pass(platform, 98.999);
    await settle(platform, early);
    expect(await counts()).toBe(3);
    pass(platform, 0.001);
    await settle(platform, early);
    expect(await counts()).toBe(3);
    const tenge = await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' });
    expect((await enter(platform, tenge, battle)).json().errorCode).toBe('BATTLE_OTHER_CURRENCY');
  });

  it('the score of a battle changes when a round is undone or wins more, and what it kept out comes back', async ({
    platform,
  }) => {
    const battle = await makeBattle(platform);
    const player = await makeFighter(platform, battle);
    const [first = ''] = await qualify(platform, player);
    const [small = '', great = ''] = await winBy(platform, player, 150, 9_000);
    const score = async () => (await readOwnBattle(platform, player, battle)).standing;
    expect(await score()).toMatchObject({ stakes: 22, score: '91.50' });
    await undo(platform, player, great);
    expect(await score()).toMatchObject({ stakes: 21, score: '1.50' });
    await settle(platform, player, { roundId: small, won: 4_000n });
    expect(await score()).toMatchObject({ stakes: 21, score: '4.00' });
    // One of the first twenty falls out: the next in order qualifies in its place, and is no point any more.
    await undo(platform, player, first);
    expect(await score()).toMatchObject({ stakes: 20, score: '0.00', state: 'active' });
    await undo(platform, player, small);
    expect(await score()).toMatchObject({ stakes: 19, state: 'qualification', place: null });
  });

  it('a battle counts each row once, however often and wherever the queue is emptied', async ({ platform }) => {
    const battle = await makeBattle(platform);
    const player = await makeFighter(platform, battle);
    await qualify(platform, player, 25);
    await Promise.all(Array.from({ length: 6 }, () => drainSettlements(platform.ctx)));
    expect((await readOwnBattle(platform, player, battle)).standing.stakes).toBe(25);
  });
});

describe('places', () => {
  it('places go by score, and of equal scores to whoever reached it first; a win of nothing reaches nothing', async ({
    platform,
  }) => {
    const battle = await makeBattle(platform);
    const [slow, quick, best] = [
      await makeFighter(platform, battle),
      await makeFighter(platform, battle),
      await makeFighter(platform, battle),
    ];
    for (const player of [slow, quick, best]) await qualify(platform, player);
    await winBy(platform, slow, 100);
    await winBy(platform, quick, 500);
    await winBy(platform, slow, 400);
    await winBy(platform, best, 501);
    // Played on, and not a hundredth more.
    await winBy(platform, quick, 0, 0);
    await drainSettlements(platform.ctx);
    const { leaders } = await read(platform, `/battles/${battle}`);
    expect(leaders.map(({ score }: { score: string }) => score)).toEqual(['5.01', '5.00', '5.00']);
    const place = async (player: typeof slow) => (await readOwnBattle(platform, player, battle)).standing.place;
    expect([await place(best), await place(quick), await place(slow)]).toEqual([1, 2, 3]);
  });

  it('places of one moment go by the order of settling, each place to one player', async ({ platform }) => {
    const battle = await makeBattle(platform);
    const players = await Promise.all(Array.from({ length: 4 }, () => makeFighter(platform, battle)));
    for (const player of players) await qualify(platform, player);
    for (const player of players) await settle(platform, player, { won: 2_000n });
    const places = [];
    for (const player of players) places.push((await readOwnBattle(platform, player, battle)).standing.place);
    expect(places).toEqual([1, 2, 3, 4]);
  });

  it('places of a battle are told to whoever watches, once a batch, without anybody’s own', async ({ platform }) => {
    const battle = await makeBattle(platform);
    const player = await makeFighter(platform, battle);
    await qualify(platform, player);
    await winBy(platform, player, 300);
    await drainSettlements(platform.ctx);
    const told = await platform.ctx.db
      .select()
      .from(publicEvents)
      .where(eq(publicEvents.topic, `battle:${battle}`));
    expect(told).toHaveLength(1);
    expect(told[0]?.payload).toMatchObject({
      type: 'battle-leaders',
      players: 1,
      counted_stakes: '210.00',
      leaders: [{ place: 1, score: '3.00', own: false, prize: '500.00' }],
    });
  });

  it('places of a battle are told to each player whose rounds counted, once a batch', async ({ platform }) => {
    const battle = await makeBattle(platform);
    const players = await Promise.all(Array.from({ length: 3 }, () => makeFighter(platform, battle)));
    for (const player of [...players, ...players]) await settle(platform, player);
    await drainSettlements(platform.ctx);
    for (const { id } of players) {
      const told = await platform.ctx.db
        .select()
        .from(playerEvents)
        .where(eq(playerEvents.userId, id))
        .orderBy(playerEvents.id);
      const stakes = told.flatMap(({ payload }) => (payload.type === 'battle' ? [payload.standing.stakes] : []));
      expect(stakes).toEqual([0, 2]);
    }
  });

  it('places of a battle tell others the minute of a score and no more', async ({ platform }) => {
    const battle = await makeBattle(platform);
    const player = await makeFighter(platform, battle);
    await qualify(platform, player);
    pass(platform, 61.234);
    await settle(platform, player, { won: 2_000n });
    await drainSettlements(platform.ctx);
    const { leaders } = await read(platform, `/battles/${battle}`);
    expect(leaders[0].reached_at).toBe(`${platform.clock.now.toISOString().slice(0, 16)}:00.000Z`);
  });
});
