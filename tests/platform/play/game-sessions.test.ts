import { expect } from 'vitest';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';
import { addGames, callWallet, GAME, moneyOf } from '../../support/play/wallet-caller';

const it = gameTest(feedOf('v1', []));
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

async function launch(platform: TestPlatform, player: TestPlayer, game = GAME): Promise<{ id: string; token: string }> {
  const request = { method: 'POST' as const, url: `/games/${game}/launch`, payload: { locale: 'uk' } };
  const { launch_url, session_id } = (await platform.app.inject({ ...request, headers: player.bearer })).json();
  return { id: session_id, token: new URL(launch_url).searchParams.get('token') ?? '' };
}
const open = (platform: TestPlatform, token: string) => callWallet(platform, 'authenticate', { token });
async function opened(platform: TestPlatform, player: TestPlayer, game = GAME): Promise<string> {
  const { id, token } = await launch(platform, player, game);
  expect((await open(platform, token)).status).toBe(200);
  return id;
}
const session = async (platform: TestPlatform, player: TestPlayer, id: string) =>
  (await platform.app.inject({ url: `/game-sessions/${id}`, headers: player.bearer })).json();
const close = (platform: TestPlatform, player: TestPlayer, id: string) =>
  platform.app.inject({ method: 'POST', url: `/game-sessions/${id}/close`, headers: player.bearer });
let serial = 0;
const bet = (platform: TestPlatform, session_id: string, amount: string) => {
  serial += 1;
  const ids = { session_id, round_id: `round-${serial}`, transaction_id: `bet-${serial}` };
  return callWallet(platform, 'bet', { ...ids, amount });
};
const win = (platform: TestPlatform, session_id: string, round: number, amount: string) =>
  callWallet(platform, 'win', {
    session_id,
    round_id: `round-${round}`,
    transaction_id: `win-${round}`,
    amount,
    round_closed: true,
  });
/** Time goes by; access tokens are short-lived, so the player comes back with a new one. */
async function pass(platform: TestPlatform, minutes: number, player: TestPlayer): Promise<void> {
  platform.clock.now = new Date(platform.clock.now.getTime() + minutes * 60_000);
  player.bearer = await bearerOf(platform, player.id, platform.clock.now);
}

it('a game session tells the real figures of its play, which a reload goes on with', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 10_000n });
  const started = platform.clock.now.toISOString();
  const first = await opened(platform, player);
  expect(await session(platform, player, first)).toEqual({
    id: first,
    game: { slug: GAME, title: 'Lucky Fox' },
    currency: 'uah',
    started_at: started,
    seconds: 0,
    open: true,
    close_reason: null,
    rounds: 0,
    staked: '0.00',
    won: '0.00',
    net: '0.00',
  });
  await bet(platform, first, '10.00');
  await win(platform, first, serial, '2.50');
  await bet(platform, first, '20.00');
  const given = serial;
  const back = { round_id: `round-${given}`, transaction_id: 'back', bet_transaction_id: `bet-${given}` };
  await callWallet(platform, 'refund', { session_id: first, ...back });
  await pass(platform, 8, player);
  const second = await opened(platform, player);
  await bet(platform, second, '5.00');
  expect(await session(platform, player, second)).toMatchObject({
    started_at: started,
    seconds: 480,
    rounds: 2,
    staked: '15.00',
    won: '2.50',
    net: '-12.50',
  });
  // Another game has a session of its own; so has whoever comes back after a pause.
  const other = await opened(platform, player, 'gold-rush');
  expect(await session(platform, player, other)).toMatchObject({ rounds: 0, net: '0.00' });
  await pass(platform, 8, player);
  expect(await session(platform, player, await opened(platform, player))).toMatchObject({
    started_at: started,
    net: '-12.50',
  });
  await pass(platform, 16, player);
  expect(await session(platform, player, await opened(platform, player))).toMatchObject({
    started_at: platform.clock.now.toISOString(),
    net: '0.00',
  });
});

it('the game session opened last of two windows plays, and the other’s wins are paid', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 10_000n });
  const first = await opened(platform, player);
  expect((await bet(platform, first, '10.00')).status).toBe(200);
  const round = serial;
  // A launch alone closes nothing: its window may never open.
  const { id: second, token } = await launch(platform, player);
  expect((await bet(platform, first, '10.00')).status).toBe(200);
  expect((await open(platform, token)).status).toBe(200);
  expect((await bet(platform, first, '10.00')).body.error).toBe('SESSION_CLOSED');
  expect(await session(platform, player, first)).toMatchObject({ open: false, close_reason: 'replaced' });
  expect((await bet(platform, second, '10.00')).status).toBe(200);
  expect((await win(platform, first, round, '7.00')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 7_000n, electronic: 700n, bonus: 0n });
  // A second game of the same player, and the same game of another, go on.
  const rush = await opened(platform, player, 'gold-rush');
  const neighbour = await opened(platform, await makePlayer(platform, { game: 1_000n }));
  await opened(platform, player);
  expect((await bet(platform, rush, '1.00')).status).toBe(200);
  expect((await bet(platform, neighbour, '1.00')).status).toBe(200);
});

it('one of ten windows that open at once is left with its game session', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 10_000n });
  const launches = await Promise.all(Array.from({ length: 10 }, () => launch(platform, player)));
  const answers = await Promise.all(launches.map(({ token }) => open(platform, token)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const bets = await Promise.all(launches.map(({ id }) => bet(platform, id, '1.00')));
  expect(bets.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('a launch token is spent once and within 60 seconds', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const { token } = await launch(platform, player);
  const twice = await Promise.all([open(platform, token), open(platform, token), open(platform, token)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const late = await launch(platform, player);
  await pass(platform, 1, player);
  expect((await open(platform, late.token)).body.error).toBe('INVALID_TOKEN');
});

it('a game session takes no stake after the player has left, and says so once and for all', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const id = await opened(platform, player);
  await bet(platform, id, '1.00');
  const round = serial;
  expect((await close(platform, player, id)).json()).toMatchObject({
    open: false,
    close_reason: 'player',
    staked: '1.00',
  });
  expect((await close(platform, player, id)).json()).toMatchObject({ close_reason: 'player' });
  expect((await bet(platform, id, '1.00')).body.error).toBe('SESSION_CLOSED');
  expect((await win(platform, id, round, '3.00')).status).toBe(200);
  expect(await session(platform, player, id)).toMatchObject({ won: '3.00', net: '2.00' });
});

it('a game session says why it ended: signed out, or too old', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const old = await opened(platform, player);
  const signedOut = await opened(platform, player, 'gold-rush');
  await pass(platform, 24 * 60, player);
  expect(await session(platform, player, old)).toMatchObject({ open: false, close_reason: 'expired' });
  await platform.ctx.db.$client.query(
    "update sessions set ended_at = $2, end_reason = 'logout' where id = (select sign_in_id from game_sessions where id = $1)",
    [signedOut, platform.clock.now],
  );
  expect(await session(platform, player, signedOut)).toMatchObject({ open: false, close_reason: 'signed_out' });
});

it('a game session of somebody else is neither shown nor closed', async ({ platform }) => {
  const owner = await makePlayer(platform, { game: 1_000n });
  const id = await opened(platform, owner);
  const stranger = await makePlayer(platform);
  expect(await session(platform, stranger, id)).toMatchObject({ errorCode: 'NOT_FOUND' });
  expect((await close(platform, stranger, id)).statusCode).toBe(404);
  expect((await bet(platform, id, '1.00')).status).toBe(200);
});
