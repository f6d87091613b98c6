import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameSessions } from '../../../platform/src/db/schema/games';
import { deposits } from '../../../platform/src/db/schema/payments';
import { openStream } from '../../support/event-stream';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { type FakeProvider, startProvider } from '../../support/play/game-provider';
import { addGames, GAME } from '../../support/play/wallet-caller';
import { PASSWORD, type RegisteredPlayer, registerPlayer } from '../../support/registration';

let platform: TestPlatform;
let provider: FakeProvider;
let address: string;
beforeAll(async () => {
  // Streams have no beat here, so that only the notice of a session's end can end them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  provider = await startProvider(null);
  // Nobody listens at the gateway's address: a deposit gets as far as asking it.
  platform = await startPlatform({ STUDIO_URL: provider.url, GATEWAY_URL: 'http://127.0.0.1:1' });
  await addGames(platform);
  address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  vi.useRealTimers();
  await platform.stop();
  await provider.stop();
});

const byCookie = (url: string, { refreshToken }: RegisteredPlayer) =>
  platform.app.inject({
    method: 'POST',
    url,
    headers: { 'x-requested-with': 'kozyr' },
    cookies: { kozyr_refresh: refreshToken },
  });

/** What a player's access token is answered, by what it asks for. */
async function answersTo(headers: { authorization: string }) {
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
  ['logs out', (player: RegisteredPlayer) => byCookie('/auth/logout', player)],
  [
    'sends a refresh token spent long ago',
    async (player: RegisteredPlayer) => {
      const { tokens } = (await byCookie('/auth/refresh', player)).json();
      await platform.app.inject({ url: '/users', headers: { authorization: `Bearer ${tokens.access_token}` } });
      platform.clock.now = new Date(platform.clock.now.getTime() + 11_000);
      await byCookie('/auth/refresh', player);
    },
  ],
])('once somebody %s', (_what, end) => {
  it('the access token opens nothing after its session has ended, its stream ends; another sign-in goes on', async () => {
    const player = await registerPlayer(platform.app);
    const credentials = { username: player.phone, password: PASSWORD };
    const other = await platform.app.inject({ method: 'POST', url: '/auth/web', body: credentials });
    const elsewhere = { authorization: `Bearer ${other.json().tokens.access_token}` };
    expect(await answersTo(player.headers)).toEqual(ALIVE);
    const [stream, spared] = [await openStream(address, player.headers), await openStream(address, elsewhere)];
    const made = await platform.ctx.db.$count(deposits);
    const opened = await platform.ctx.db.$count(gameSessions);

    await end(player);
    await stream.ended;
    expect(await answersTo(player.headers)).toEqual(ENDED);
    await expect(openStream(address, player.headers)).rejects.toThrow('401');
    expect(await platform.ctx.db.$count(deposits)).toBe(made);
    expect(await platform.ctx.db.$count(gameSessions)).toBe(opened);

    expect(await answersTo(elsewhere)).toEqual(ALIVE);
    expect(await Promise.race([spared.ended.then(() => 'ended'), spared.until(1).then(() => 'open')])).toBe('open');
    spared.leave();
  });
});
