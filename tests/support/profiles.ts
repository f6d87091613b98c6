import { eq } from 'drizzle-orm';
import { users } from '../../platform/src/db/schema/accounts';
import { makePlayer, type TestPlayer } from './funded-player';
import type { TestPlatform } from './platform';

/** What holds for a player from now on, as if they had signed in where these profiles do. */
export const keepProfiles = (platform: TestPlatform, { id }: Pick<TestPlayer, 'id'>, ...profiles: string[]) =>
  platform.ctx.db.update(users).set({ profiles }).where(eq(users.id, id));

/** A player for whom these profiles hold, with 1,000.00 of the country that the first of them is of. */
export async function playerUnder(platform: TestPlatform, ...profiles: string[]): Promise<TestPlayer> {
  const kz = profiles[0] === 'KZ';
  const player = await makePlayer(platform, { game: 100_000n }, kz ? { currency: 'kzt', country: 'KZ' } : {});
  await keepProfiles(platform, player, ...profiles);
  return player;
}
