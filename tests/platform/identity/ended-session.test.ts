import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { gameSessions } from '../../../platform/src/db/schema/games';
import { deposits } from '../../../platform/src/db/schema/payments';
import { openStream } from '../../support/event-stream';
import type { TestPlatform } from '../../support/platform';
import { gameTest } from '../../support/play/game-test';
import { addGames, GAME } from '../../support/play/wallet-caller';
import { callAsPlayer } from '../../support/protection';
import { PASSWORD, type RegisteredPlayer, registerPlayer } from '../../support/registration';

// Nobody listens at the gateway's address: a deposit gets as far as asking it.
const it = gameTest(null, ({ url }) => ({ STUDIO_URL: url, GATEWAY_URL: 'http://127.0.0.1:1' }));
let address: string;
// Streams have no beat here, so that only the notice of a session's end can end them.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  vi.useRealTimers();
});

const byCookie = (on: TestPlatform, url: string, { refreshToken }: RegisteredPlayer) =>
  on.app.inject({
    method: 'POST',
    url,
    headers: { 'x-requested-with': 'kozyr' },
    cookies: { kozyr_refresh: refreshToken },
  });

/** What a player's access token is answered, by what it asks for. */
async function answersTo(platform: TestPlatform, headers: { authorization: string }) {
  const post = (url: string, body: object) => platform.app.inject({ method: 'POST', url, headers, body });
  const deposit = { method: 'visa', amount: '500', idempotency_key: randomUUID(), return_path: '/' };
  const answers = {
    deposit: await post('/payments/deposits', deposit),
    launch: await post(`/games/${GAME}/launch`, { locale: 'uk' }),
    wallets: await platform.app.inject({ url: '/wallets', headers }),
    user: await platform.app.inject({ url: '/users', headers }),
  };
  return Object.fromEntries(Object.entries(answers).map(([what, { statusCode }]) => [what, statusCode]));
}

const ALIVE = { deposit: 503, launch: 201, wallets: 200, user: 200 };
const ENDED = { deposit: 401, launch: 401, wallets: 401, user: 401 };

describe.each([
  ['logs out', (on: TestPlatform, player: RegisteredPlayer) => byCookie(on, '/auth/logout', player)],
  [
    'sends a refresh token spent long ago',
    async (on: TestPlatform, player: RegisteredPlayer) => {
      const { tokens } = (await byCookie(on, '/auth/refresh', player)).json();
      await on.app.inject({ url: '/users', headers: { authorization: `Bearer ${tokens.access_token}` } });
      on.clock.now = new Date(on.clock.now.getTime() + 11_000);
      await byCookie(on, '/auth/refresh', player);
    },
  ],
])('once somebody %s', (_what, end) => {
  it('the access token opens nothing after its session has ended, its stream ends; another sign-in goes on', async ({
    platform,
  }) => {
    const player = await registerPlayer(platform.app);
    const credentials = { username: player.phone, password: PASSWORD };
    const other = await platform.app.inject({ method: 'POST', url: '/auth/web', body: credentials });
    const elsewhere = { authorization: `Bearer ${other.json().tokens.access_token}` };
    expect(await answersTo(platform, player.headers)).toEqual(ALIVE);
    const [stream, spared] = [await openStream(address, player.headers), await openStream(address, elsewhere)];
    const made = await platform.ctx.db.$count(deposits);
    const opened = await platform.ctx.db.$count(gameSessions);

    await end(platform, player);
    await stream.ended;
    expect(await answersTo(platform, player.headers)).toEqual(ENDED);
    await expect(openStream(address, player.headers)).rejects.toThrow('401');
    expect(await platform.ctx.db.$count(deposits)).toBe(made);
    expect(await platform.ctx.db.$count(gameSessions)).toBe(opened);

    expect(await answersTo(platform, elsewhere)).toEqual(ALIVE);
    expect(await Promise.race([spared.ended.then(() => 'ended'), spared.until(1).then(() => 'open')])).toBe('open');
    spared.leave();
  });
});

it('whoever begins a time-out is signed out everywhere: streams end, tokens open nothing, and the cookie brings no other', async ({
  platform,
}) => {
  const player = await registerPlayer(platform.app);
  const stream = await openStream(address, player.headers);
  await callAsPlayer(platform, { id: player.userId }, '/protection/time-out', { days: 1 });
  await stream.ended;
  expect(await answersTo(platform, player.headers)).toEqual(ENDED);
  const renewed = await byCookie(platform, '/auth/refresh', player);
  expect([renewed.statusCode, renewed.json().tokens]).toEqual([401, undefined]);
});
