import type { ProfileTerms } from '@kozyr/contracts/jurisdictions';
import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { users } from '../../platform/src/db/schema/accounts';
import { profileVersions } from '../../platform/src/db/schema/jurisdictions';
import { makePlayer, type TestPlayer } from './funded-player';
import { callAs, makeOperator } from './operators';
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

/** The terms that the product comes with. */
export async function plantedTerms({ ctx }: Pick<TestPlatform, 'ctx'>, code: string): Promise<ProfileTerms> {
  const planted = and(eq(profileVersions.code, code), eq(profileVersions.version, 1));
  const [row] = await ctx.db.select().from(profileVersions).where(planted);
  if (!row) throw new Error(`The product comes with no profile ${code}.`);
  return row.terms;
}

/** Two admins make a profile that of a trial with these changes; an hour later, which it is then, it holds. */
export async function makeProfile(
  platform: TestPlatform,
  code: string,
  changes: (trial: ProfileTerms) => Partial<ProfileTerms>,
): Promise<void> {
  const trial = await plantedTerms(platform, 'TRIAL');
  const from = addMinutes(platform.clock.now, 60);
  const body = { terms: { ...trial, ...changes(trial) }, from: from.toISOString(), reason: 'A law of a test' };
  const url = `/operator/jurisdictions/${code}`;
  const proposed = await callAs(platform, await makeOperator(platform, 'admin'), url, { body });
  const confirm = `${url}/${proposed.json().version?.version}/confirm`;
  const confirmed = await callAs(platform, await makeOperator(platform, 'admin'), confirm, { method: 'POST' });
  if (confirmed.statusCode !== 200) throw new Error(`${proposed.body} ${confirmed.body}`);
  platform.clock.now = from;
}
