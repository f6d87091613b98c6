import type { LimitKind, LimitPeriod } from '@kozyr/contracts/player-limits';
import { bearerOf, type TestPlayer } from '../funded-player';
import type { TestPlatform } from '../platform';

/** Moves the platform's clock on. */
export const passHours = (platform: TestPlatform, hours: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + hours * 3_600_000);
};

/** One call of a player about their limits. */
export async function askLimits(
  platform: TestPlatform,
  player: TestPlayer,
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  path = '',
  body?: object,
) {
  const answer = await platform.app.inject({
    method,
    url: `/protection/limits${path}`,
    headers: await bearerOf(platform, player.id, platform.clock.now),
    ...(body ? { body } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Sets a limit of money. */
export const setLimitOf = (
  platform: TestPlatform,
  player: TestPlayer,
  kind: LimitKind,
  period: LimitPeriod,
  amount: string,
) => askLimits(platform, player, 'PUT', `/${kind}/${period}`, { amount });

/** The player's limits, as their panel shows them. */
export const limitsOf = async (platform: TestPlatform, player: TestPlayer) =>
  (await askLimits(platform, player, 'GET')).body.items;
