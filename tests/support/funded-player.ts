import { randomUUID } from 'node:crypto';
import type { Currency } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import { sessions, users } from '../../platform/src/db/schema/accounts';
import { post } from '../../platform/src/ledger/post';
import { signAccessToken } from '../../platform/src/services/identity/accounts/access-token';
import type { PlatformTables } from './platform';

export type TestPlayer = { id: string; currency: Currency; bearer: { authorization: string } };
type Funds = { game?: bigint; electronic?: bigint; bonus?: bigint };

let phones = 100_000_000;

/** A player with a login and a phone of their own and, in minor units, money: game from the gateway, electronic from a provider, bonus from promotions. */
export async function makePlayer(
  platform: PlatformTables,
  funds: Funds = {},
  { currency = 'uah', country = 'UA' }: { currency?: Currency; country?: 'UA' | 'KZ' } = {},
): Promise<TestPlayer> {
  const { ctx, clock } = platform;
  const id = randomUUID();
  phones += 1;
  await ctx.db.insert(users).values({ id, phone: `380${phones}`, currency, country });
  await fund(platform, { id, currency }, funds);
  return { id, currency, bearer: await bearerOf(platform, id, clock.now) };
}

/** Gives a player money, in minor units, from where such money comes. */
export async function fund(
  { ctx }: PlatformTables,
  { id, currency }: Pick<TestPlayer, 'id' | 'currency'>,
  funds: Funds,
): Promise<void> {
  const sources = { game: 'gateway_clearing', electronic: 'game_providers', bonus: 'promotions' } as const;
  for (const wallet of ['game', 'electronic', 'bonus'] as const) {
    const amount = funds[wallet] ?? 0n;
    if (amount === 0n) continue;
    const legs = [{ from: { house: sources[wallet] }, to: { player: id, wallet }, amount }];
    await post(ctx.db, { key: `test-funds:${id}:${wallet}`, kind: 'test_funds', currency, legs });
  }
}

/** The header of a player who logged in at that moment; of nobody's session when there is no such player. */
export async function bearerOf({ ctx }: PlatformTables, userId: string, at: Date): Promise<{ authorization: string }> {
  const sessionId = randomUUID();
  const [player] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (player) await ctx.db.insert(sessions).values({ id: sessionId, userId, createdAt: at });
  const token = await signAccessToken(ctx.env.JWT_SECRET, { userId, sessionId }, at);
  return { authorization: `Bearer ${token}` };
}
