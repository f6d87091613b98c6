import { randomBytes, randomUUID } from 'node:crypto';
import { drawHash, drawTrigger } from '@kozyr/contracts/jackpot-draw';
import type { JackpotLevel, JackpotRound } from '@kozyr/contracts/jackpots';
import { and, eq, isNull } from 'drizzle-orm';
import { jackpotPots } from '../../../platform/src/db/schema/jackpots';
import { settlements } from '../../../platform/src/db/schema/settlements';
import { nodeDigests } from '../../../platform/src/services/kernel/fairness/digests';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { beginJackpots } from '../../../platform/src/services/rewards/jackpots/begin-jackpots';
import { makePlayer, type TestPlayer } from '../funded-player';
import type { TestPlatform } from '../platform';
import { addGames, GAME } from '../play/wallet-caller';

/**
 * Draws the open jackpots again until each drops in the upper half of its way. So the stakes of a test drop none of them by
 * chance, nor does what brings one of clubs to its value drop a higher one: their whole ways are more than seven times as long.
 */
async function drawFar({ ctx }: TestPlatform): Promise<void> {
  for (const pot of await ctx.db.select().from(jackpotPots)) {
    let { drawSeed, trigger } = pot;
    while (trigger * 2n < pot.seed + pot.ceiling) {
      drawSeed = randomBytes(32).toString('hex');
      trigger = await drawTrigger(nodeDigests, drawSeed, pot);
    }
    const drawn = { drawSeed, trigger, drawHash: await drawHash(nodeDigests, drawSeed) };
    await ctx.db.update(jackpotPots).set(drawn).where(eq(jackpotPots.id, pot.id));
  }
}

/** Gives a platform games and begins its jackpots, far from where they drop. */
export async function addJackpots(platform: TestPlatform): Promise<void> {
  await addGames(platform);
  await beginJackpots(platform.ctx);
  await drawFar(platform);
}

/**
 * Queues a settled round as a bet's own transaction would; minor units of real money, below zero: given back. Far larger than a bet
 * may be, so that a test need not make a million of them. @returns the round
 */
export async function queueStake(
  { ctx, clock }: TestPlatform,
  { id: userId, currency }: Pick<TestPlayer, 'id' | 'currency'>,
  realChange: bigint,
  roundId: string = randomUUID(),
): Promise<string> {
  await ctx.db.insert(settlements).values({
    roundId,
    userId,
    game: GAME,
    currency,
    staked: realChange > 0n ? realChange : 0n,
    won: 0n,
    paid: 0n,
    realChange,
    real: realChange > 0n ? realChange : 0n,
    begunAt: clock.now,
    settledAt: clock.now,
  });
  return roundId;
}

export async function openPotOf({ ctx }: TestPlatform, level: JackpotLevel, currency: 'uah' | 'kzt' = 'uah') {
  const open = and(eq(jackpotPots.level, level), eq(jackpotPots.currency, currency), isNull(jackpotPots.droppedAt));
  const [pot] = await ctx.db.select().from(jackpotPots).where(open);
  if (!pot) throw new Error(`no jackpot of ${level} in ${currency} is open`);
  return pot;
}

/** What may be staked at most before the jackpot drops, minor units: one more, and it does. */
export const missingTo = (pot: Awaited<ReturnType<typeof openPotOf>>): bigint =>
  ((pot.trigger + pot.toppedUp) * 1_000_000n - pot.value - 1n) / BigInt(pot.share);

/**
 * Lets another player's stakes bring the jackpot of clubs so near that the least stake of this one drops it. Where they bring a
 * higher level that far, it drops for the other one.
 */
export async function dropClubs(platform: TestPlatform, player: Pick<TestPlayer, 'id' | 'currency'>): Promise<void> {
  const country = player.currency === 'uah' ? 'UA' : 'KZ';
  const other = await makePlayer(platform, {}, { currency: player.currency, country });
  await queueStake(platform, other, missingTo(await openPotOf(platform, 'clubs', player.currency)));
  await queueStake(platform, player, 1n);
  await drainSettlements(platform.ctx);
}

/** The player's open round as the API answers it; null for none. */
export async function roundOf(
  { app }: TestPlatform,
  { bearer }: Pick<TestPlayer, 'bearer'>,
): Promise<JackpotRound | null> {
  const answer = await app.inject({ url: '/jackpots/round', headers: bearer });
  return answer.statusCode === 204 ? null : answer.json();
}

export function turn({ app }: TestPlatform, { bearer }: Pick<TestPlayer, 'bearer'>, id: string, position: number) {
  return app.inject({
    method: 'POST',
    url: `/jackpots/rounds/${id}/turn`,
    headers: bearer,
    body: { position },
  });
}

/** Turns card after card until the round is paid. */
export async function playOut(
  platform: TestPlatform,
  player: Pick<TestPlayer, 'bearer'>,
  { id }: { id: string },
): Promise<JackpotRound> {
  for (let position = 0; position < 12; position += 1) {
    const round: JackpotRound = (await turn(platform, player, id, position)).json();
    if (round.status === 'paid') return round;
  }
  throw new Error('twelve cards and no jackpot');
}
