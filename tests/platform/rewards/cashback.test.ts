import { describe, expect } from 'vitest';
import { runEndedWeeks } from '../../../platform/src/services/rewards/cashback/run-weeks';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';
import { makeBonus, subscribe } from '../../support/rewards/bonuses';
import { cashbackOf, playerWithStars, playRound, setStars, statementOf, weeksOf } from '../../support/rewards/cashback';

it.beforeAll(async ({ platform }) => {
  // So much stays with the house that no share of a loss meets its bound here: cashback-bound.test.ts has that.
  await addGames(platform, { rtp: '10.00' });
});
/** Weeks are counted once for all: every test plays in weeks of its own, later than those of the tests before it. */
function goTo(platform: TestPlatform, moment: string): void {
  platform.clock.now = new Date(moment);
}

/** Counts what has ended by then. */
async function mondayCame(platform: TestPlatform, moment: string) {
  goTo(platform, moment);
  return runEndedWeeks(platform.ctx);
}

const starPlayer = (platform: TestPlatform, stars: number, game?: bigint, currency?: 'uah' | 'kzt') =>
  playerWithStars(platform, stars, game, currency);

describe('a week', () => {
  it('a week of cashback gives back its percent of the net loss of real money on Monday, and says how it came', async ({
    platform,
  }) => {
    goTo(platform, '2026-03-04T10:00:00Z');
    const player = await starPlayer(platform, 0);
    await playRound(platform, player, '700.00', '100.00');
    await playRound(platform, player, '400.33', '0');
    // Stars by turnover: 1 100.33 is one star, and three percent.
    const before = await statementOf(platform, player);
    expect(before).toMatchObject({
      balance: '0.00',
      stars: 1,
      percents: [0, 3, 5, 7, 10, 12],
      awaited: null,
      weeks: { items: [], total: 0 },
      current: {
        from: '2026-03-01T22:00:00.000Z',
        to: '2026-03-08T22:00:00.000Z',
        rounds: 2,
        staked: '1100.33',
        won: '100.00',
        net_loss: '1000.33',
        percent: '3.00',
        amount: '30.00',
        credited_at: null,
      },
    });
    goTo(platform, '2026-03-08T22:00:30Z');
    expect(await statementOf(platform, player)).toMatchObject({
      awaited: { amount: '30.00', credited_at: null },
      current: { rounds: 0, amount: '0.00', from: '2026-03-08T22:00:00.000Z' },
    });
    await mondayCame(platform, '2026-03-08T22:01:00Z');
    const after = await statementOf(platform, player);
    expect(after).toMatchObject({
      balance: '30.00',
      awaited: null,
      weeks: { total: 1, items: [{ ...before.current, credited_at: '2026-03-08T22:01:00.000Z' }] },
    });
  });

  it('a week of cashback takes stars as they are when it is counted', async ({ platform }) => {
    goTo(platform, '2026-03-11T10:00:00Z');
    const player = await starPlayer(platform, 1);
    await playRound(platform, player, '100.00', '0');
    await setStars(platform, player, 5);
    await mondayCame(platform, '2026-03-15T22:05:00Z');
    expect(await weeksOf(platform, player)).toMatchObject([{ stars: 5, percent: 1_200, amount: 1_200n }]);
  });

  it('a week of cashback that was won, or played without a star, brings nothing and says so', async ({ platform }) => {
    goTo(platform, '2026-03-18T10:00:00Z');
    const [lucky, starless] = [await starPlayer(platform, 3), await starPlayer(platform, 0)];
    await playRound(platform, lucky, '10.00', '500.00');
    await playRound(platform, starless, '10.00', '0');
    await mondayCame(platform, '2026-03-22T22:05:00Z');
    expect(await cashbackOf(platform, lucky)).toBe(0n);
    expect((await statementOf(platform, lucky)).weeks.items).toMatchObject([
      { staked: '10.00', won: '500.00', net_loss: '0.00', amount: '0.00' },
    ]);
    expect((await statementOf(platform, starless)).weeks.items).toMatchObject([
      { net_loss: '10.00', stars: 0, percent: '0.00', amount: '0.00' },
    ]);
  });

  it('a week of cashback begins and ends at midnight of its own zone, of 167 hours too', async ({ platform }) => {
    const [kyiv, almaty] = [await starPlayer(platform, 2), await starPlayer(platform, 2, 1_000_000n, 'kzt')];
    // Sunday 23:59 and Monday 00:00 in Kyiv, in the week whose Sunday has 23 hours.
    goTo(platform, '2026-03-29T20:59:59.999Z');
    await playRound(platform, kyiv, '100.00', '0');
    await playRound(platform, almaty, '100.00', '0');
    goTo(platform, '2026-03-29T21:00:00Z');
    await playRound(platform, kyiv, '10.00', '0');
    await mondayCame(platform, '2026-03-29T21:01:00Z');
    expect(await weeksOf(platform, kyiv)).toMatchObject([
      {
        staked: 10_000n,
        amount: 500n,
        weekFrom: new Date('2026-03-22T22:00:00Z'),
        weekTo: platformTime(platform, -60),
      },
    ]);
    // In Almaty it was Monday already: the round is the next week's.
    expect(await weeksOf(platform, almaty)).toEqual([]);
    await mondayCame(platform, '2026-04-05T19:01:00Z');
    expect(await weeksOf(platform, almaty)).toMatchObject([
      { staked: 10_000n, weekFrom: new Date('2026-03-29T19:00:00Z') },
    ]);
  });
});

function platformTime(platform: TestPlatform, seconds: number): Date {
  return new Date(platform.clock.now.getTime() + seconds * 1_000);
}

describe('what counts', () => {
  it('cashback leaves bonus money out, and counts the real part of a mixed round by its share', async ({
    platform,
  }) => {
    goTo(platform, '2026-04-01T10:00:00Z');
    const player = await starPlayer(platform, 4, 4_000n);
    const { id } = await makeBonus(platform, { amount: 10_000n, wager: 5_000 });
    await subscribe(platform, player, id);
    // 40.00 of game and 20.00 of bonus; of 30.00 won, 20.00 are real.
    await playRound(platform, player, '60.00', '30.00');
    expect((await statementOf(platform, player)).current).toMatchObject({
      rounds: 1,
      staked: '40.00',
      won: '20.00',
      net_loss: '20.00',
    });
    const game = await play(platform, player);
    await game.bet('1', 'b1', '20.00');
    await game.win('1', 'w1', '0');
    // All of bonus money now: nothing more.
    await game.bet('2', 'b2', '50.00');
    await game.win('2', 'w2', '0');
    expect((await statementOf(platform, player)).current).toMatchObject({ rounds: 2, staked: '60.00', won: '20.00' });
  });

  it('cashback leaves out what was undone, and what is still open', async ({ platform }) => {
    const player = await starPlayer(platform, 4);
    const lost = await playRound(platform, player, '100.00', '0');
    const game = await play(platform, player);
    await game.bet('1', 'b1', '50.00');
    expect((await statementOf(platform, player)).current).toMatchObject({ rounds: 1, staked: '100.00' });
    await lost.refund('r', 'undo', 'b');
    await game.refund('1', 'undo1', 'b1');
    expect((await statementOf(platform, player)).current).toMatchObject({ rounds: 0, staked: '0.00', amount: '0.00' });
  });

  it('cashback counts a round that is opened again and settled later in its first week only', async ({ platform }) => {
    goTo(platform, '2026-04-08T10:00:00Z');
    const player = await starPlayer(platform, 3);
    const game = await playRound(platform, player, '100.00', '0');
    await mondayCame(platform, '2026-04-12T21:05:00Z');
    expect(await cashbackOf(platform, player)).toBe(700n);
    await game.rollback('r', 'undo', 'w');
    await game.win('r', 'w2', '0');
    await mondayCame(platform, '2026-04-19T21:05:00Z');
    expect(await weeksOf(platform, player)).toHaveLength(1);
    expect(await cashbackOf(platform, player)).toBe(700n);
  });
});

describe('a round belongs to the week it began in', () => {
  it('a player is not counted while a round of the week is open: a win held over midnight meets its losses', async ({
    platform,
  }) => {
    goTo(platform, '2026-04-26T20:50:00Z');
    const player = await starPlayer(platform, 5);
    await playRound(platform, player, '500.00', '0');
    const held = await play(platform, player);
    await held.bet('mines', 'b', '500.00');
    await mondayCame(platform, '2026-04-26T21:05:00Z');
    expect(await weeksOf(platform, player)).toEqual([]);
    expect(await statementOf(platform, player)).toMatchObject({
      awaited: { rounds: 1, net_loss: '500.00' },
      open_rounds: 1,
      current: { rounds: 0 },
    });
    goTo(platform, '2026-04-27T20:00:00Z');
    await held.win('mines', 'w', '980.00');
    expect((await statementOf(platform, player)).current).toMatchObject({ rounds: 0, won: '0.00' });
    await setStars(platform, player, 5);
    await runEndedWeeks(platform.ctx);
    expect(await weeksOf(platform, player)).toMatchObject([
      { rounds: 2, staked: 100_000n, won: 98_000n, amount: 240n },
    ]);
    expect((await statementOf(platform, player)).open_rounds).toBe(0);
  });

  it('a round is waited for though it is the only one its player ever began, and counts when it is lost', async ({
    platform,
  }) => {
    goTo(platform, '2026-05-03T20:50:00Z');
    const player = await starPlayer(platform, 5);
    const held = await play(platform, player);
    await held.bet('mines', 'b', '100.00');
    await mondayCame(platform, '2026-05-03T21:05:00Z');
    await held.win('mines', 'w', '0');
    await runEndedWeeks(platform.ctx);
    expect(await weeksOf(platform, player)).toMatchObject([{ rounds: 1, amount: 1_200n }]);
  });

  it('a round is waited for no longer than 48 hours: it counts in the week it is settled in then, won or lost', async ({
    platform,
  }) => {
    goTo(platform, '2026-05-10T20:50:00Z');
    const player = await starPlayer(platform, 5);
    await playRound(platform, player, '500.00', '0');
    const held = await play(platform, player);
    await held.bet('r', 'b', '300.00');
    await mondayCame(platform, '2026-05-12T20:59:59Z');
    expect(await weeksOf(platform, player)).toEqual([]);
    await mondayCame(platform, '2026-05-12T21:00:00Z');
    expect(await weeksOf(platform, player)).toMatchObject([{ rounds: 1, staked: 50_000n, amount: 6_000n }]);
    expect(await statementOf(platform, player)).toMatchObject({ awaited: null, open_rounds: 0 });
    await held.win('r', 'w', '900.00');
    expect((await statementOf(platform, player)).current).toMatchObject({ rounds: 1, staked: '300.00', won: '900.00' });
    await playRound(platform, player, '500.00', '0');
    await setStars(platform, player, 5);
    await mondayCame(platform, '2026-05-17T21:05:00Z');
    // The win that was kept away from its own losses meets the next ones; a lost one would have been added to them.
    expect(await weeksOf(platform, player)).toMatchObject([
      { amount: 6_000n },
      { rounds: 2, staked: 80_000n, won: 90_000n, amount: 0n },
    ]);
    expect(await cashbackOf(platform, player)).toBe(6_000n);
    await mondayCame(platform, '2026-05-24T21:05:00Z');
    expect(await weeksOf(platform, player)).toHaveLength(2);
  });

  it('a round that is lost after 48 hours counts as well, for a player who played nothing else that week', async ({
    platform,
  }) => {
    goTo(platform, '2026-05-31T20:50:00Z');
    const player = await starPlayer(platform, 5);
    const held = await play(platform, player);
    await held.bet('r', 'b', '300.00');
    await mondayCame(platform, '2026-06-02T21:00:00Z');
    await held.win('r', 'w', '0');
    await mondayCame(platform, '2026-06-07T21:05:00Z');
    expect(await weeksOf(platform, player)).toMatchObject([
      { weekFrom: new Date('2026-05-31T21:00:00Z'), rounds: 1, staked: 30_000n, amount: 3_600n },
    ]);
  });
});

it('cashback brings no more than the most of the stars', async ({ platform }) => {
  goTo(platform, '2026-06-10T10:00:00Z');
  const player = await starPlayer(platform, 1, 6_000_000n);
  for (let round = 0; round < 40; round += 1) await playRound(platform, player, '1000.00', '0');
  await setStars(platform, player, 1);
  const { mosts, current } = await statementOf(platform, player);
  expect(mosts).toEqual(['0.00', '1000.00', '2500.00', '5000.00', '10000.00', '20000.00']);
  expect(current).toMatchObject({ net_loss: '40000.00', percent: '3.00', most: '1000.00', amount: '1000.00' });
  await mondayCame(platform, '2026-06-14T21:05:00Z');
  expect(await cashbackOf(platform, player)).toBe(100_000n);
});
