import { createHash, randomUUID } from 'node:crypto';
import type { Currency } from '@kozyr/contracts/money';
import { BUILT_IN_WHEEL } from '@kozyr/contracts/promotions/wheel';
import type { WheelSpin, WheelTurn } from '@kozyr/contracts/wheel';
import { drawSector } from '@kozyr/contracts/wheel-draw';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/src/db/schema/accounts';
import { deposits } from '../../../platform/src/db/schema/payments';
import { wheelSeeds } from '../../../platform/src/db/schema/wheel';
import { nodeDigests } from '../../../platform/src/services/kernel/fairness/digests';
import { wheelDay } from '../../../platform/src/services/rewards/wheel/rules';
import { sectorsOf } from '../../../platform/src/services/rewards/wheel/rules-of-day';
import { bearerOf, makePlayer, type TestPlayer } from '../funded-player';
import type { TestPlatform } from '../platform';

/** A deposit of 50.00 that was credited at a moment. @returns its id */
export async function creditedDeposit({ ctx }: TestPlatform, player: TestPlayer, at: Date): Promise<string> {
  const id = randomUUID();
  await ctx.db.insert(deposits).values({
    id,
    userId: player.id,
    idempotencyKey: id,
    method: 'visa',
    amount: 5_000n,
    currency: player.currency,
    status: 'SUCCESS',
    gateway: 'sandbox',
    returnPath: '/uk',
    locale: 'uk',
    createdAt: at,
    expiresAt: at,
    settledAt: at,
  });
  return id;
}

/** A player with a star and, unless said otherwise, a deposit of this moment. */
export async function makeSpinner(
  platform: TestPlatform,
  { currency = 'uah', deposited = true }: { currency?: Currency; deposited?: boolean } = {},
): Promise<TestPlayer> {
  const player = await makePlayer(platform, {}, { currency, country: currency === 'uah' ? 'UA' : 'KZ' });
  await platform.ctx.db.update(users).set({ rating: 1 }).where(eq(users.id, player.id));
  if (deposited) await creditedDeposit(platform, player, platform.clock.now);
  return player;
}

export async function readTurn(platform: TestPlatform, player: TestPlayer): Promise<WheelTurn> {
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  return (await platform.app.inject({ url: '/wheel/turn', headers })).json<WheelTurn>();
}

type Refusal = { errorCode?: string; details?: Record<string, string> };

/** Spins as the site does: by the hash that the turn told. */
export async function spin(platform: TestPlatform, player: TestPlayer, hash?: string) {
  const told = hash ?? (await readTurn(platform, player)).seed_hash ?? '0'.repeat(64);
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/wheel/spin',
    headers: await bearerOf(platform, player.id, platform.clock.now),
    payload: { seed_hash: told, client_seed: 'my-own_seed' },
  });
  return { code: answer.statusCode, body: answer.json<WheelSpin & Refusal>() };
}

/** Puts a seed in waiting that leads the player's spin of today to a sector. */
export async function fixSeed({ ctx, clock }: TestPlatform, player: TestPlayer, sectorId: string): Promise<void> {
  const { day } = wheelDay(clock.now, player.currency);
  const sectors = sectorsOf(BUILT_IN_WHEEL, player.currency);
  for (let nth = 0; ; nth += 1) {
    const serverSeed = createHash('sha256').update(`${player.id} ${nth}`).digest('hex');
    const drawn = await drawSector(nodeDigests, { server_seed: serverSeed, client_seed: 'my-own_seed', day, sectors });
    if (drawn.id !== sectorId) continue;
    await ctx.db
      .insert(wheelSeeds)
      .values({ userId: player.id, serverSeed, madeAt: clock.now })
      .onConflictDoUpdate({ target: wheelSeeds.userId, set: { serverSeed } });
    return;
  }
}
