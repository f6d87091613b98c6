import type { getCashback } from '@kozyr/contracts/cashback';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { users } from '../../../platform/src/db/schema/accounts';
import { cashbackWeeks } from '../../../platform/src/db/schema/cashback';
import { getBalances } from '../../../platform/src/ledger/balances';
import { bearerOf, makePlayer, type TestPlayer } from '../funded-player';
import type { TestPlatform } from '../platform';
import { play } from '../play/wallet-caller';

export type Statement = z.output<(typeof getCashback.responses)[200]>;

/** The statement as the site asks for it. */
export async function statementOf(platform: TestPlatform, player: TestPlayer, query = ''): Promise<Statement> {
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  return (await platform.app.inject({ url: `/cashback${query}`, headers })).json();
}

export async function claim(platform: TestPlatform, player: TestPlayer, key: string = crypto.randomUUID()) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/cashback/claim',
    headers: await bearerOf(platform, player.id, platform.clock.now),
    payload: { idempotency_key: key },
  });
  return { code: answer.statusCode, body: answer.json<{ claimed?: string; errorCode?: string }>() };
}

export const setStars = ({ ctx }: TestPlatform, { id }: TestPlayer, rating: number) =>
  ctx.db.update(users).set({ rating }).where(eq(users.id, id));

/** A player of so many stars with money to play, minor units. */
export async function playerWithStars(
  platform: TestPlatform,
  stars: number,
  game = 1_000_000n,
  currency: 'uah' | 'kzt' = 'uah',
): Promise<TestPlayer> {
  const player = await makePlayer(platform, { game }, { currency });
  await setStars(platform, player, stars);
  return player;
}

/** One settled round of a session of its own. */
export async function playRound(platform: TestPlatform, player: TestPlayer, stake: string, win: string) {
  const game = await play(platform, player);
  const bet = await game.bet('r', 'b', stake);
  const won = await game.win('r', 'w', win);
  if (bet.status !== 200 || won.status !== 200) throw new Error(`The round was not played: ${bet.text} ${won.text}`);
  return game;
}

/** Counted weeks of a player as the database has them, oldest first. */
export const weeksOf = ({ ctx }: TestPlatform, { id }: TestPlayer) =>
  ctx.db
    .select()
    .from(cashbackWeeks)
    .where(eq(cashbackWeeks.userId, id))
    .orderBy(cashbackWeeks.weekFrom, cashbackWeeks.kind);

export async function cashbackOf({ ctx }: TestPlatform, { id, currency }: TestPlayer): Promise<bigint> {
  return (await getBalances(ctx.db, id, currency)).cashback;
}
