import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { battleEntries, battlePrizes, battles } from '../../../platform/src/db/schema/battles';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { getBalances } from '../../../platform/src/ledger/balances';
import { checkLedger } from '../../../platform/src/ledger/check';
import {
  drainSettlements,
  lockSettlements,
} from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { finishBattles } from '../../../platform/src/services/rewards/battles/finish-battles';
import { fullStakesOf } from '../../../platform/src/services/rewards/battles/rules';
import type { TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import {
  makeBattle,
  makeFighter,
  pass,
  prizesOf,
  qualify,
  readOwnBattle,
  settle,
  undo,
  winBy,
} from '../../support/rewards/battles';

const game = async (platform: TestPlatform, player: TestPlayer) =>
  (await getBalances(platform.ctx.db, player.id, player.currency)).game;

/** A battle of a minute with as many players as prizes and one more, the first of them first. */
async function fight(platform: TestPlatform): Promise<{ battle: string; players: TestPlayer[] }> {
  const battle = await makeBattle(platform, { seconds: 60 });
  const players = [];
  for (const multiplier of [900, 700, 500, 300]) {
    const player = await makeFighter(platform, battle);
    await qualify(platform, player);
    await winBy(platform, player, multiplier);
    players.push(player);
  }
  return { battle, players };
}

it('a battle pays each prize once, however many processes finish at once', async ({ platform }) => {
  const { battle, players } = await fight(platform);
  pass(platform, 120);
  const runs = await Promise.all(Array.from({ length: 8 }, () => finishBattles(platform.ctx)));
  expect(runs.reduce((sum, { finished }) => sum + finished, 0)).toBe(1);
  expect(runs.reduce((sum, { paid }) => sum + paid, 0)).toBe(3);
  expect(await Promise.all(players.map((player) => game(platform, player)))).toEqual([50_000n, 30_000n, 10_000n, 0n]);
  expect(await prizesOf(platform, battle)).toEqual(
    [50_000n, 30_000n, 10_000n].map((amount, at) => ({ place: at + 1, userId: players[at]?.id, amount, paid: true })),
  );
  expect(await finishBattles(platform.ctx)).toEqual({ finished: 0, paid: 0 });
  const [first] = players;
  const told = await platform.ctx.db
    .select()
    .from(playerEvents)
    .where(eq(playerEvents.userId, first?.id ?? ''));
  expect(told.filter(({ payload }) => payload.type === 'battle-won')).toHaveLength(1);
  expect((await checkLedger(platform.ctx.db)).violations).toEqual([]);
});

it('a battle pays what was staked for: each prize in the proportion of counted stakes, cut to whole minor units', async ({
  platform,
}) => {
  const prizes = [50_000n, 30_000n, 1n];
  const battle = await makeBattle(platform, { seconds: 60, prizes, fullStakes: fullStakesOf(prizes) });
  const players = [];
  for (const multiplier of [900, 700, 500]) {
    const player = await makeFighter(platform, battle);
    await qualify(platform, player);
    await winBy(platform, player, multiplier);
    players.push(player);
  }
  const [first] = players;
  if (!first) throw new Error('three players');
  // Three times 21 stakes of 10 UAH, of the 48 000.60 that pay in full.
  const staked = 63_000n;
  expect((await readOwnBattle(platform, first, battle)).own).toMatchObject({ place: 1, prize: '6.56' });
  const told = (await platform.app.inject(`/battles/${battle}`)).json();
  expect(told.battle).toMatchObject({ full_stakes: '48000.60', counted_stakes: '630.00' });
  // A running sum that went astray changes nothing: the points are added up at the end.
  await platform.ctx.db
    .update(battleEntries)
    .set({ countedStakes: 9_999_999n })
    .where(eq(battleEntries.userId, first.id));
  pass(platform, 120);
  expect(await finishBattles(platform.ctx)).toEqual({ finished: 1, paid: 2 });
  const paid = (await prizesOf(platform, battle)).map(({ amount }) => amount);
  expect(paid).toEqual([656n, 393n]);
  expect(paid.reduce((sum, amount) => sum + amount, 0n) * 60n).toBeLessThanOrEqual(staked);
  const { leaders } = (await platform.app.inject(`/battles/${battle}`)).json();
  expect(leaders.map(({ prize }: { prize: string | null }) => prize)).toEqual(['6.56', '3.93', null]);
});

it('a battle waits out its grace, and counts what was settled before its end and taken after it', async ({
  platform,
}) => {
  const { battle, players } = await fight(platform);
  const [, second, third] = players;
  if (!second || !third) throw new Error('four players');
  await drainSettlements(platform.ctx);
  const [{ endsAt } = { endsAt: new Date() }] = await platform.ctx.db
    .select()
    .from(battles)
    .where(eq(battles.id, battle));
  platform.clock.now = new Date(endsAt.getTime() - 1);
  await settle(platform, third, { won: 90_000n });
  platform.clock.now = endsAt;
  await settle(platform, second, { won: 900_000n });
  pass(platform, 59.999);
  expect(await finishBattles(platform.ctx)).toEqual({ finished: 0, paid: 0 });
  pass(platform, 0.001);
  // Nobody has taken the last rounds: finishing takes them itself.
  expect(await finishBattles(platform.ctx)).toEqual({ finished: 1, paid: 3 });
  expect((await prizesOf(platform, battle)).map(({ userId }) => userId)).toEqual([third.id, players[0]?.id, second.id]);
});

it('a battle does not end while somebody counts its rounds', async ({ platform }) => {
  const { battle } = await fight(platform);
  pass(platform, 120);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hold = () => {};
  const holding = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const counting = platform.ctx.db.transaction(async (tx) => {
    await lockSettlements(tx);
    hold();
    await held;
  });
  await holding;
  const finishing = finishBattles(platform.ctx);
  const state = async () => {
    const [row] = await platform.ctx.db.select({ state: battles.state }).from(battles).where(eq(battles.id, battle));
    return row?.state;
  };
  const blocked = async () => {
    const { rows } = await platform.ctx.db.execute(
      `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.length;
  };
  await expect.poll(blocked).toBe(1);
  expect(await state()).toBe('open');
  release();
  await counting;
  expect(await finishing).toEqual({ finished: 1, paid: 3 });
});

it('a battle takes an undone round back until it has finished, and not after', async ({ platform }) => {
  const battle = await makeBattle(platform, { seconds: 60 });
  const [cheat, honest] = [await makeFighter(platform, battle), await makeFighter(platform, battle)];
  for (const player of [cheat, honest]) await qualify(platform, player);
  const [great = ''] = await winBy(platform, cheat, 5_000);
  const [fair = ''] = await winBy(platform, honest, 200);
  await drainSettlements(platform.ctx);
  pass(platform, 70);
  // Over by the clock, and still in its grace.
  await undo(platform, cheat, great);
  expect((await readOwnBattle(platform, honest, battle)).standing.place).toBe(1);
  pass(platform, 60);
  await finishBattles(platform.ctx);
  // A score of nothing wins nothing.
  expect(await prizesOf(platform, battle)).toEqual([{ place: 1, userId: honest.id, amount: 50_000n, paid: true }]);
  await undo(platform, honest, fair);
  expect((await readOwnBattle(platform, honest, battle)).standing).toMatchObject({ score: '2.00', prize: '500.00' });
  expect(await game(platform, honest)).toBe(50_000n);
});

it('a battle is taken up where a process died: after its end, or between two payments', async ({ platform }) => {
  const { battle, players } = await fight(platform);
  pass(platform, 120);
  const { transaction } = platform.ctx.db;
  const broken = vi.spyOn(platform.ctx.db, 'transaction');
  let awarded = false;
  let paid = 0;
  // Dies at its second payment.
  broken.mockImplementation(async (work, config) => {
    const [row] = await platform.ctx.db.select({ state: battles.state }).from(battles).where(eq(battles.id, battle));
    awarded = row?.state === 'finished';
    if (awarded && paid === 1) throw new Error('the process died');
    if (awarded) paid += 1;
    return transaction.call(platform.ctx.db, work, config);
  });
  await expect(finishBattles(platform.ctx)).rejects.toThrow('not paid yet');
  broken.mockRestore();
  expect((await prizesOf(platform, battle)).filter(({ paid: done }) => done)).toHaveLength(1);
  expect(await Promise.all(players.map((player) => game(platform, player)))).toEqual([50_000n, 0n, 0n, 0n]);
  // Who went first may have died right after its end: the places stand, whatever happens to scores.
  const runs = await Promise.all(Array.from({ length: 4 }, () => finishBattles(platform.ctx)));
  expect(runs.reduce((sum, one) => sum + one.paid, 0)).toBe(2);
  expect(await Promise.all(players.map((player) => game(platform, player)))).toEqual([50_000n, 30_000n, 10_000n, 0n]);
  const owed = await platform.ctx.db.select().from(battlePrizes).where(eq(battlePrizes.battleId, battle));
  expect(owed.every(({ paidAt }) => paidAt !== null)).toBe(true);
});
