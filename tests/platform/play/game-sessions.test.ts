import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { type FakeProvider, feedOf, startProvider } from '../../support/play/game-provider';
import { addGames, callWallet, GAME, moneyOf } from '../../support/play/wallet-caller';

let provider: FakeProvider;
let platform: TestPlatform;
beforeAll(async () => {
  provider = await startProvider(feedOf('v1', []));
  platform = await startPlatform({ STUDIO_URL: provider.url });
  await addGames(platform);
});
afterAll(async () => {
  await platform.stop();
  await provider.stop();
});

async function launch(player: TestPlayer, game = GAME): Promise<{ id: string; token: string }> {
  const request = { method: 'POST' as const, url: `/games/${game}/launch`, payload: { locale: 'uk' } };
  const { launch_url, session_id } = (await platform.app.inject({ ...request, headers: player.bearer })).json();
  return { id: session_id, token: new URL(launch_url).searchParams.get('token') ?? '' };
}
const open = (token: string) => callWallet(platform, 'authenticate', { token });
async function opened(player: TestPlayer, game = GAME): Promise<string> {
  const { id, token } = await launch(player, game);
  expect((await open(token)).status).toBe(200);
  return id;
}
const session = async (player: TestPlayer, id: string) =>
  (await platform.app.inject({ url: `/game-sessions/${id}`, headers: player.bearer })).json();
const close = (player: TestPlayer, id: string) =>
  platform.app.inject({ method: 'POST', url: `/game-sessions/${id}/close`, headers: player.bearer });
let serial = 0;
const bet = (session_id: string, amount: string) => {
  serial += 1;
  const ids = { session_id, round_id: `round-${serial}`, transaction_id: `bet-${serial}` };
  return callWallet(platform, 'bet', { ...ids, amount });
};
const win = (session_id: string, round: number, amount: string) =>
  callWallet(platform, 'win', {
    session_id,
    round_id: `round-${round}`,
    transaction_id: `win-${round}`,
    amount,
    round_closed: true,
  });
/** Time goes by; access tokens are short-lived, so the player comes back with a new one. */
async function pass(minutes: number, player: TestPlayer): Promise<void> {
  platform.clock.now = new Date(platform.clock.now.getTime() + minutes * 60_000);
  player.bearer = await bearerOf(platform, player.id, platform.clock.now);
}

it('a game session tells the real figures of its play, which a reload goes on with', async () => {
  const player = await makePlayer(platform, { game: 10_000n });
  const started = platform.clock.now.toISOString();
  const first = await opened(player);
  expect(await session(player, first)).toEqual({
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
  await bet(first, '10.00');
  await win(first, serial, '2.50');
  await bet(first, '20.00');
  const given = serial;
  const back = { round_id: `round-${given}`, transaction_id: 'back', bet_transaction_id: `bet-${given}` };
  await callWallet(platform, 'refund', { session_id: first, ...back });
  await pass(8, player);
  const second = await opened(player);
  await bet(second, '5.00');
  expect(await session(player, second)).toMatchObject({
    started_at: started,
    seconds: 480,
    rounds: 2,
    staked: '15.00',
    won: '2.50',
    net: '-12.50',
  });
  // Another game has a session of its own; so has whoever comes back after a pause.
  const other = await opened(player, 'gold-rush');
  expect(await session(player, other)).toMatchObject({ rounds: 0, net: '0.00' });
  await pass(8, player);
  expect(await session(player, await opened(player))).toMatchObject({ started_at: started, net: '-12.50' });
  await pass(16, player);
  expect(await session(player, await opened(player))).toMatchObject({
    started_at: platform.clock.now.toISOString(),
    net: '0.00',
  });
});

it('the game session opened last of two windows plays, and the other’s wins are paid', async () => {
  const player = await makePlayer(platform, { game: 10_000n });
  const first = await opened(player);
  expect((await bet(first, '10.00')).status).toBe(200);
  const round = serial;
  // A launch alone closes nothing: its window may never open.
  const { id: second, token } = await launch(player);
  expect((await bet(first, '10.00')).status).toBe(200);
  expect((await open(token)).status).toBe(200);
  expect((await bet(first, '10.00')).body.error).toBe('SESSION_CLOSED');
  expect(await session(player, first)).toMatchObject({ open: false, close_reason: 'replaced' });
  expect((await bet(second, '10.00')).status).toBe(200);
  expect((await win(first, round, '7.00')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 7_000n, electronic: 700n, bonus: 0n });
  // A second game of the same player, and the same game of another, go on.
  const rush = await opened(player, 'gold-rush');
  const neighbour = await opened(await makePlayer(platform, { game: 1_000n }));
  await opened(player);
  expect((await bet(rush, '1.00')).status).toBe(200);
  expect((await bet(neighbour, '1.00')).status).toBe(200);
});

it('one of ten windows that open at once is left with its game session', async () => {
  const player = await makePlayer(platform, { game: 10_000n });
  const launches = await Promise.all(Array.from({ length: 10 }, () => launch(player)));
  const answers = await Promise.all(launches.map(({ token }) => open(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const bets = await Promise.all(launches.map(({ id }) => bet(id, '1.00')));
  expect(bets.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('a launch token is spent once and within 60 seconds', async () => {
  const player = await makePlayer(platform, { game: 1_000n });
  const { token } = await launch(player);
  const twice = await Promise.all([open(token), open(token), open(token)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const late = await launch(player);
  await pass(1, player);
  expect((await open(late.token)).body.error).toBe('INVALID_TOKEN');
});

it('a game session takes no stake after the player has left, and says so once and for all', async () => {
  const player = await makePlayer(platform, { game: 1_000n });
  const id = await opened(player);
  await bet(id, '1.00');
  const round = serial;
  expect((await close(player, id)).json()).toMatchObject({ open: false, close_reason: 'player', staked: '1.00' });
  expect((await close(player, id)).json()).toMatchObject({ close_reason: 'player' });
  expect((await bet(id, '1.00')).body.error).toBe('SESSION_CLOSED');
  expect((await win(id, round, '3.00')).status).toBe(200);
  expect(await session(player, id)).toMatchObject({ won: '3.00', net: '2.00' });
});

it('a game session says why it ended: signed out, or too old', async () => {
  const player = await makePlayer(platform, { game: 1_000n });
  const old = await opened(player);
  const signedOut = await opened(player, 'gold-rush');
  await pass(24 * 60, player);
  expect(await session(player, old)).toMatchObject({ open: false, close_reason: 'expired' });
  await platform.ctx.db.$client.query(
    "update sessions set ended_at = $2, end_reason = 'logout' where id = (select sign_in_id from game_sessions where id = $1)",
    [signedOut, platform.clock.now],
  );
  expect(await session(player, signedOut)).toMatchObject({ open: false, close_reason: 'signed_out' });
});

it('a game session of somebody else is neither shown nor closed', async () => {
  const owner = await makePlayer(platform, { game: 1_000n });
  const id = await opened(owner);
  const stranger = await makePlayer(platform);
  expect(await session(stranger, id)).toMatchObject({ errorCode: 'NOT_FOUND' });
  expect((await close(stranger, id)).statusCode).toBe(404);
  expect((await bet(id, '1.00')).status).toBe(200);
});
