import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../../platform/src/db/schema/accounts';
import { gameSessions } from '../../../../platform/src/db/schema/games';
import { launchTokenHash } from '../../../../platform/src/services/play/games/launch';
import { makePlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { platformTest } from '../../../support/platform-test';
import { addGames, callWallet, GAME } from '../../../support/play/wallet-caller';

const it = platformTest({ JURISDICTIONS: 'UA,KZ,EU,US,RU', PUBLIC_URL: 'http://localhost:3000' });
it.beforeAll(({ platform }) => addGames(platform));

/** What a studio is told of the pace when a player for whom these profiles hold opens a game. */
async function paceFor(platform: TestPlatform, profiles: string[]) {
  const { db } = platform.ctx;
  const player = await makePlayer(platform);
  await db.update(users).set({ profiles }).where(eq(users.id, player.id));
  const token = randomUUID();
  const { now } = platform.clock;
  await db.insert(gameSessions).values({
    ...{ id: randomUUID(), userId: player.id, currency: 'uah', game: GAME, integration: 'house', locale: 'uk' },
    ...{ tokenHash: launchTokenHash(token), tokenExpiresAt: addMinutes(now, 1), createdAt: now },
  });
  const { status, body } = await callWallet(platform, 'authenticate', { token });
  expect(status).toBe(200);
  return body.pace;
}

it('a studio is told the pace that the profiles of the player ask for, the stricter of each thing', async ({
  platform,
}) => {
  expect(await paceFor(platform, ['UA'])).toEqual({ round_seconds: 0, may_hurry: true, may_autoplay: false });
  expect(await paceFor(platform, ['EU'])).toEqual({ round_seconds: 5, may_hurry: false, may_autoplay: false });
  expect(await paceFor(platform, ['UA', 'EU'])).toEqual({ round_seconds: 5, may_hurry: false, may_autoplay: false });
});

it('only a trial tells that a game may play by itself, and no other profile beside it does', async ({ platform }) => {
  expect(await paceFor(platform, ['TRIAL'])).toEqual({ round_seconds: 0, may_hurry: true, may_autoplay: true });
  for (const code of ['UA', 'EU', 'KZ', 'US', 'RU'])
    expect(await paceFor(platform, ['TRIAL', code]), code).toMatchObject({ may_autoplay: false });
});
