import { asc } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Context } from '../../../platform/src/context';
import { cashbackRuns } from '../../../platform/src/db/schema/cashback';
import { runEndedWeeks } from '../../../platform/src/services/rewards/cashback/run-weeks';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { cashbackOf, playRound, setStars, weeksOf } from '../../support/rewards/cashback';

it.beforeAll(async ({ platform }) => {
  // So much stays with the house that no share of a loss meets its bound here: cashback-bound.test.ts has that.
  await addGames(platform, { rtp: '10.00' });
});

/** Weeks are counted once for all: every test plays in weeks of its own, later than those of the tests before it. */
function goTo(platform: TestPlatform, moment: string): void {
  platform.clock.now = new Date(moment);
}

/** Players of two stars who lost 100.00 each: 5.00 comes back to every one. */
async function losers(platform: TestPlatform, count: number): Promise<TestPlayer[]> {
  const players: TestPlayer[] = [];
  for (let one = 0; one < count; one += 1) {
    const player = await makePlayer(platform, { game: 100_000n });
    await setStars(platform, player, 2);
    await playRound(platform, player, '100.00', '0');
    players.push(player);
  }
  return players;
}
const purses = (platform: TestPlatform, players: TestPlayer[]) =>
  Promise.all(players.map((player) => cashbackOf(platform, player)));

/** A process that dies with the transaction of the nth player of a run: what is not committed by then is not done. */
function dyingAt(platform: TestPlatform, nth: number): Context {
  let begun = 0;
  const db = new Proxy(platform.ctx.db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name);
      return (work: Parameters<typeof target.transaction>[0]) =>
        target.transaction(async (tx) => {
          begun += 1;
          const done = await work(tx);
          if (begun >= nth) throw new Error('The process was killed.');
          return done;
        });
    },
  });
  return { ...platform.ctx, db };
}

describe('the job of a Monday', () => {
  it('the cashback job of a Monday pays nobody before the week is over for certain, and nobody twice', async ({
    platform,
  }) => {
    goTo(platform, '2026-03-04T10:00:00Z');
    const players = await losers(platform, 3);
    goTo(platform, '2026-03-08T22:00:59Z');
    await runEndedWeeks(platform.ctx);
    expect(await purses(platform, players)).toEqual([0n, 0n, 0n]);
    goTo(platform, '2026-03-08T22:01:00Z');
    expect(await runEndedWeeks(platform.ctx)).toMatchObject({ 'uah 2026-03-02': '3 players, 15.00' });
    expect(await runEndedWeeks(platform.ctx)).toEqual({});
    expect(await purses(platform, players)).toEqual([500n, 500n, 500n]);
  });

  it('of two processes at once the cashback job of a Monday pays everybody once', async ({ platform }) => {
    goTo(platform, '2026-03-11T10:00:00Z');
    const players = await losers(platform, 8);
    goTo(platform, '2026-03-15T22:05:00Z');
    await Promise.all([runEndedWeeks(platform.ctx), runEndedWeeks(platform.ctx), runEndedWeeks(platform.ctx)]);
    expect(await purses(platform, players)).toEqual(players.map(() => 500n));
    for (const player of players) expect(await weeksOf(platform, player)).toHaveLength(1);
  });

  it('the cashback job of a Monday goes on where a killed process stopped, and says that it failed', async ({
    platform,
  }) => {
    goTo(platform, '2026-03-18T10:00:00Z');
    const players = await losers(platform, 6);
    goTo(platform, '2026-03-22T22:05:00Z');
    await expect(runEndedWeeks(dyingAt(platform, 4))).rejects.toThrow(/of 3 players/);
    const paid = (await purses(platform, players)).filter((amount) => amount > 0n);
    expect(paid).toEqual([500n, 500n, 500n]);
    const [broken] = (await platform.ctx.db.select().from(cashbackRuns).orderBy(asc(cashbackRuns.weekFrom))).filter(
      ({ completedAt }) => completedAt === null,
    );
    expect(broken).toMatchObject({ currency: 'uah', weekFrom: new Date('2026-03-15T22:00:00Z') });
    expect(await runEndedWeeks(platform.ctx)).toEqual({ 'uah 2026-03-16': '3 players, 15.00' });
    expect(await purses(platform, players)).toEqual(players.map(() => 500n));
  });

  it('the cashback job of a Monday makes up for every week it slept through, each by its own sums', async ({
    platform,
  }) => {
    goTo(platform, '2026-03-25T10:00:00Z');
    const [player] = await losers(platform, 1);
    if (!player) throw new Error('nobody');
    goTo(platform, '2026-04-08T10:00:00Z');
    await playRound(platform, player, '200.00', '0');
    goTo(platform, '2026-04-20T10:00:00Z');
    await runEndedWeeks(platform.ctx);
    expect((await weeksOf(platform, player)).map(({ weekFrom, amount }) => [weekFrom.toISOString(), amount])).toEqual([
      ['2026-03-22T22:00:00.000Z', 500n],
      ['2026-04-05T21:00:00.000Z', 1_000n],
    ]);
  });
});

describe('an operator', () => {
  const ask = async (platform: TestPlatform, method: 'GET' | 'POST', url: string, headers: Record<string, string>) => {
    const answer = await platform.app.inject({ method, url: `/operator/cashback/uah/${url}`, headers });
    return { code: answer.statusCode, body: answer.json() };
  };

  it('an operator sees the sums of a cashback week, counts who is missing, and pays nobody twice', async ({
    platform,
  }) => {
    goTo(platform, '2026-04-22T10:00:00Z');
    const { headers } = await makeOperator(platform, 'finance');
    const players = await losers(platform, 2);
    goTo(platform, '2026-04-26T21:05:00Z');
    await runEndedWeeks(platform.ctx);
    // Somebody whose round came to light later.
    const late = await makePlayer(platform, { game: 10_000n });
    await setStars(platform, late, 2);
    goTo(platform, '2026-04-23T10:00:00Z');
    await playRound(platform, late, '40.00', '0');
    // And one whose round was undone after it had been paid for.
    const [undone] = await losers(platform, 1);
    goTo(platform, '2026-04-27T10:00:00Z');
    if (!undone) throw new Error('nobody');
    const seen = await ask(platform, 'GET', '2026-04-20', headers);
    expect(seen).toMatchObject({ code: 200, body: { players: 4, missing: 2, changed: 0 } });
    const again = await ask(platform, 'POST', '2026-04-20/rerun', headers);
    expect(again).toMatchObject({ code: 200, body: { counted: 2, paid: 2, amount: '7.00' } });
    expect(again.body.week).toMatchObject({
      players: 4,
      missing: 0,
      kinds: [
        { kind: 'Cashback', players: 4, paid: 4, staked: '340.00', won: '0.00', net_loss: '340.00', amount: '17.00' },
      ],
    });
    expect((await ask(platform, 'POST', '2026-04-20/rerun', headers)).body).toMatchObject({
      counted: 0,
      paid: 0,
      amount: '0.00',
    });
    expect(await purses(platform, [...players, late, undone])).toEqual([500n, 500n, 200n, 500n]);
    await platform.ctx.db.execute(`update rounds set status = 'refunded' where user_id = '${undone.id}'`);
    expect((await ask(platform, 'GET', '2026-04-20', headers)).body).toMatchObject({
      players: 3,
      missing: 0,
      changed: 1,
    });
    const audit = await platform.app.inject({ url: '/operator/audit?action=cashback_rerun', headers });
    expect(audit.json()).toMatchObject({ total: 2, items: [{ subject: { id: 'uah:2026-04-20' } }, {}] });
  });

  it('an operator is refused a cashback week that is not over, and a day that is not a Monday', async ({
    platform,
  }) => {
    goTo(platform, '2026-04-28T10:00:00Z');
    const { headers } = await makeOperator(platform, 'finance');
    expect(await ask(platform, 'POST', '2026-04-27/rerun', headers)).toMatchObject({
      code: 409,
      body: { errorCode: 'STATE_CONFLICT' },
    });
    expect((await ask(platform, 'POST', '2026-04-21/rerun', headers)).code).toBe(404);
    expect((await ask(platform, 'GET', 'monday', headers)).code).toBe(422);
  });
});
