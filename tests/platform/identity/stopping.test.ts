import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { gameSessions } from '../../../platform/src/db/schema/games';
import { fund } from '../../support/funded-player';
import { gameTest } from '../../support/play/game-test';
import { addGames, GAME, play } from '../../support/play/wallet-caller';
import { callAsPlayer, deedsOf } from '../../support/protection';
import { PASSWORD, registerPlayer } from '../../support/registration';

const it = gameTest(null, ({ url }) => ({ STUDIO_URL: url }));
it.beforeAll(({ platform }) => addGames(platform));

it('a time-out ends sign-ins, launch addresses and game sessions at once, is kept in the audit log, and ends by itself', async ({
  platform,
}) => {
  const player = await registerPlayer(platform.app);
  const me = { id: player.userId, currency: 'uah', bearer: player.headers } as const;
  await fund(platform, me, { game: 10_000n });
  const launched = await platform.app.inject({
    method: 'POST',
    url: `/games/${GAME}/launch`,
    headers: player.headers,
    body: { locale: 'uk' },
  });
  expect(launched.statusCode).toBe(201);
  const game = await play(platform, me);

  const taken = await platform.app.inject({
    method: 'POST',
    url: '/protection/time-out',
    headers: player.headers,
    body: { days: 2 },
  });
  const until = addDays(platform.clock.now, 2).toISOString();
  expect([taken.statusCode, taken.json()]).toEqual([200, { state: 'timed_out', until }]);
  expect((await platform.app.inject({ url: '/users', headers: player.headers })).statusCode).toBe(401);
  const open = await platform.ctx.db
    .select({ reason: gameSessions.closeReason })
    .from(gameSessions)
    .where(eq(gameSessions.userId, player.userId));
  expect(open.map(({ reason }) => reason)).toEqual(['stopped', 'stopped']);
  expect((await game.bet('r', 'b', '5.00')).body.error).toBe('PLAYER_STOPPED');
  expect(await deedsOf(platform, me)).toEqual([['player', 'player_timed_out', 'timed_out']]);
  expect((await callAsPlayer(platform, me, '/users')).body.protection).toEqual({ state: 'timed_out', until });

  platform.clock.now = addDays(platform.clock.now, 2);
  expect((await callAsPlayer(platform, me, '/users')).body.protection).toEqual({ state: 'active', until: null });
  expect((await (await play(platform, me)).bet('r', 'b', '5.00')).status).toBe(200);
});

it('an account is closed by the password alone, for ever, and its owner signs in to take out what is theirs', async ({
  platform,
}) => {
  const player = await registerPlayer(platform.app);
  const me = { id: player.userId, currency: 'uah', bearer: player.headers } as const;
  const close = (password: string) =>
    platform.app.inject({ method: 'POST', url: '/protection/closing', headers: player.headers, body: { password } });
  const wrong = await close('not-it-77');
  expect([wrong.statusCode, wrong.json().errorCode]).toEqual([422, 'PASSWORD_WRONG']);
  const game = await play(platform, me);
  const closed = await close(PASSWORD);
  expect([closed.statusCode, closed.json()]).toEqual([200, { state: 'closed', until: null }]);
  expect((await platform.app.inject({ url: '/users', headers: player.headers })).statusCode).toBe(401);
  expect((await game.bet('r', 'b', '5.00')).body.error).toBe('PLAYER_STOPPED');
  expect(await deedsOf(platform, me)).toEqual([['player', 'account_closed', 'closed']]);

  const again = await platform.app.inject({
    method: 'POST',
    url: '/auth/web',
    body: { username: player.phone, password: PASSWORD },
  });
  expect(again.json().user.protection).toEqual({ state: 'closed', until: null });
  platform.clock.now = addDays(platform.clock.now, 4_000);
  expect((await callAsPlayer(platform, me, '/users')).body.protection.state).toBe('closed');
});
