import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { battlePrizes, battles } from '../../../platform/src/db/schema/battles';
import { settlements } from '../../../platform/src/db/schema/settlements';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { makePlayer, type TestPlayer } from '../funded-player';
import type { TestPlatform } from '../platform';
import { GAME } from '../play/wallet-caller';

const STAKE = 1_000n;
export const QUALIFYING = 20;

type NewBattle = Partial<typeof battles.$inferInsert> & { seconds?: number };

/** A battle of stakes from 5 to 20 UAH that runs from now on; ten minutes and three prizes, in full, unless something else is wished. */
export async function makeBattle(
  { ctx, clock }: TestPlatform,
  { seconds = 600, ...input }: NewBattle = {},
): Promise<string> {
  const id = randomUUID();
  const startsAt = clock.now;
  await ctx.db.insert(battles).values({
    id,
    tier: 'bronze',
    currency: 'uah',
    startsAt,
    endsAt: new Date(startsAt.getTime() + seconds * 1000),
    graceSeconds: 60,
    minStake: 500n,
    maxStake: 2_000n,
    prizes: [50_000n, 30_000n, 10_000n],
    // Whatever is staked, prizes are paid in full.
    fullStakes: 1n,
    createdAt: startsAt,
    ...input,
  });
  return id;
}

export const enter = ({ app }: TestPlatform, player: TestPlayer, battle: string) =>
  app.inject({ method: 'POST', url: `/battles/${battle}/enter`, headers: player.bearer });

/** A player who has entered a battle. */
export async function makeFighter(platform: TestPlatform, battle: string): Promise<TestPlayer> {
  const player = await makePlayer(platform);
  const answer = await enter(platform, player, battle);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return player;
}

type Round = { staked?: bigint; bonus?: bigint; won?: bigint; roundId?: string; begunAt?: Date };

/** Queues a settled round, as its settling does; the platform's clock says when. @returns its id */
export async function settle({ ctx, clock }: TestPlatform, player: TestPlayer, round: Round = {}): Promise<string> {
  const { staked = STAKE, bonus = 0n, won = 0n, roundId = randomUUID(), begunAt = clock.now } = round;
  const { id: userId, currency } = player;
  const real = staked - bonus;
  const rest = { game: GAME, paid: won, realChange: real, real, begunAt, settledAt: clock.now };
  await ctx.db.insert(settlements).values({ roundId, userId, currency, staked, won, ...rest });
  return roundId;
}

/** Queues that a round no longer counts. */
export const undo = (platform: TestPlatform, player: TestPlayer, roundId: string) =>
  settle(platform, player, { roundId, staked: 0n, won: 0n });

/** Plays until the player is one stake behind the qualification; each round of 10 UAH that wins nothing. */
export async function qualify(platform: TestPlatform, player: TestPlayer, rounds = QUALIFYING): Promise<string[]> {
  const played: string[] = [];
  for (let round = 0; round < rounds; round += 1) played.push(await settle(platform, player));
  return played;
}

/** Wins by these multipliers, in hundredths, with stakes of 10 UAH, a second apart. */
export async function winBy(platform: TestPlatform, player: TestPlayer, ...multipliers: number[]): Promise<string[]> {
  const played: string[] = [];
  for (const multiplier of multipliers) {
    pass(platform, 1);
    played.push(await settle(platform, player, { won: (STAKE * BigInt(multiplier)) / 100n }));
  }
  return played;
}

export function pass({ clock }: TestPlatform, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + Math.round(seconds * 1000));
}

/** How the player stands, as the API says. */
export async function readOwnBattle(platform: TestPlatform, player: TestPlayer, battle: string) {
  await drainSettlements(platform.ctx);
  return (await platform.app.inject({ url: `/battles/${battle}/standing`, headers: player.bearer })).json();
}

/** Who won what: place, player, minor units, whether it is paid. */
export async function prizesOf({ ctx }: TestPlatform, battle: string) {
  const rows = await ctx.db
    .select()
    .from(battlePrizes)
    .where(eq(battlePrizes.battleId, battle))
    .orderBy(battlePrizes.place);
  return rows.map(({ place, userId, amount, paidAt }) => ({ place, userId, amount, paid: paidAt !== null }));
}
