import { addSeconds } from 'date-fns';
import { getTableColumns, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rounds } from '../../../platform/src/db/schema/games';
import { playersSince } from '../../../platform/src/services/play/games/played-now';
import { makePlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, GAME, play } from '../../support/play/wallet-caller';

it.beforeAll(({ platform }) => addGames(platform));

const pass = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = addSeconds(platform.clock.now, seconds);
};
/** Past what a process keeps, and past what counts as now. */
it.beforeEach(({ platform }) => pass(platform, 600));

const ask = async ({ app }: TestPlatform) => (await app.inject('/played-now')).json().items;

let stakes = 0;
/** A player who stakes 1.00 in each of the games, one after the other. */
async function playing(platform: TestPlatform, ...games: string[]) {
  const player = await makePlayer(platform, { game: 100_000n });
  for (const game of games) {
    stakes += 1;
    const calls = await play(platform, player, game);
    expect((await calls.bet(`now${stakes}`, `now${stakes}`, '1.00')).status).toBe(200);
  }
  return player;
}

it('of a game that nobody plays, or one player alone, nothing is told', async ({ platform }) => {
  await playing(platform, GAME);
  expect(await ask(platform)).toEqual([]);
});

it('each player counts once, for the game of their last stake, and the most played game comes first', async ({
  platform,
}) => {
  await playing(platform, GAME, GAME);
  await playing(platform, GAME);
  await playing(platform, GAME, 'gold-rush');
  await playing(platform, 'gold-rush');
  await playing(platform, 'gold-rush');
  expect(await ask(platform)).toEqual([
    { slug: 'gold-rush', players: 3 },
    { slug: GAME, players: 2 },
  ]);
});

it('five minutes after their last stake a player does not play now', async ({ platform }) => {
  await playing(platform, GAME);
  pass(platform, 240);
  await playing(platform, GAME);
  expect(await ask(platform)).toEqual([{ slug: GAME, players: 2 }]);
  pass(platform, 61);
  expect(await ask(platform)).toEqual([]);
});

it('it is counted once a minute, however many ask', async ({ platform }) => {
  await playing(platform, GAME);
  await playing(platform, GAME);
  expect(await ask(platform)).toHaveLength(1);
  await playing(platform, GAME);
  expect(await ask(platform)).toEqual([{ slug: GAME, players: 2 }]);
  pass(platform, 60);
  expect(await ask(platform)).toEqual([{ slug: GAME, players: 3 }]);
});

it('a stake that was given back plays nothing: who staked before plays that game still', async ({ platform }) => {
  await playing(platform, GAME);
  await playing(platform, GAME);
  const undone = await makePlayer(platform, { game: 100_000n });
  const calls = await play(platform, undone, 'gold-rush');
  await calls.bet('undone', 'undone', '1.00');
  await playing(platform, 'gold-rush');
  expect(await ask(platform)).toEqual([
    { slug: 'gold-rush', players: 2 },
    { slug: GAME, players: 2 },
  ]);
  expect((await calls.refund('undone', 'undone-back', 'undone')).status).toBe(200);
  pass(platform, 60);
  expect(await ask(platform)).toEqual([{ slug: GAME, players: 2 }]);
});

it('who plays now is found without reading those who played before', async ({ platform }) => {
  await playing(platform, GAME);
  const { db } = platform.ctx;
  // Rounds of many who played an hour and more ago: few rows a database would read whole.
  const { ordinal: _, ...columns } = getTableColumns(rounds);
  const names = Object.values(columns).map(({ name }) => name);
  const taken = new Map([
    ['id', 'gen_random_uuid()'],
    ['user_id', 'gen_random_uuid()'],
    ['provider_round', "'old' || n"],
    ['created_at', "created_at - interval '1 hour' - n * interval '1 second'"],
  ]);
  await db.execute(
    sql.raw(`insert into rounds (${names}) select ${names.map((name) => taken.get(name) ?? name)}
      from (select * from rounds order by ordinal limit 1) one, generate_series(30000, 1, -1) n`),
  );
  await db.execute(sql`vacuum analyze rounds`);
  const since = addSeconds(platform.clock.now, -300);
  const { rows } = await db.execute(sql`explain ${playersSince(since)}`);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('rounds_created_index');
  expect(plan).not.toContain('Seq Scan');
  // Those players have nothing but their rounds, which no real one may.
  await db.execute(sql`delete from rounds where provider_round like 'old%'`);
});
