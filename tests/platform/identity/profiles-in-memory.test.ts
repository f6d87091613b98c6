import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { bearerOf } from '../../support/funded-player';
import { platformTest } from '../../support/platform-test';
import { addGames, GAME } from '../../support/play/wallet-caller';
import { playerUnder } from '../../support/profiles';
import { beginDeposit, callAsPlayer } from '../../support/protection';
import { makeBonus, subscribe } from '../../support/rewards/bonuses';

const it = platformTest({ JURISDICTIONS: 'UA,KZ,EU,US,RU', PUBLIC_URL: 'http://localhost:3000' });
it.beforeAll(({ platform }) => addGames(platform));

it('nothing that a player or a visitor asks for reads the versions of profiles: while their table is locked all is answered', async ({
  platform,
}) => {
  const player = await playerUnder(platform, 'UA');
  const offer = await makeBonus(platform);
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  await platform.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`lock table profile_versions in access exclusive mode`);
    for (const url of [
      '/jurisdiction?country=UA',
      '/jurisdiction/places',
      '/users',
      '/users/identity',
      '/protection/jurisdiction',
      '/protection/session',
      '/protection/limits',
      '/bonuses',
    ])
      expect([url, (await platform.app.inject({ url, headers })).statusCode]).toEqual([url, 200]);
    const limit = await platform.app.inject({
      method: 'PUT',
      url: '/protection/limits/deposit/day',
      headers,
      body: { amount: '500' },
    });
    expect(limit.json().missing).toEqual(['time']);
    expect((await beginDeposit(platform, player)).body.errorCode).toBe('LIMITS_NEEDED');
    const launch = await callAsPlayer(platform, player, `/games/${GAME}/launch`, { locale: 'uk' });
    expect(launch.body.errorCode).toBe('LIMITS_NEEDED');
    expect((await subscribe(platform, player, offer.id)).code).toBe(201);
  });
});
