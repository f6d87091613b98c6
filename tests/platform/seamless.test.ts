import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchTokenHash } from '../../platform/src/services/games/launch';
import { makePlayer, type TestPlayer } from '../support/funded-player';
import { startPlatform, type TestPlatform } from '../support/platform';
import { addGames, callWallet, moneyOf, openSession } from '../support/wallet-caller';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await addGames(platform);
});
afterAll(() => platform.stop());

let serial = 0;
const query = (text: string, values: unknown[] = []) => platform.ctx.db.$client.query(text, values);

/** An unopened session with a launch token of this minute. */
async function launched(player: TestPlayer, token: string): Promise<string> {
  const id = await openSession(platform, player);
  const until = new Date(platform.clock.now.getTime() + 60_000);
  await query('update game_sessions set opened_at = null, token_hash = $2, token_expires_at = $3 where id = $1', [
    id,
    launchTokenHash(token),
    until,
  ]);
  return id;
}

/** Calls of one session, every round and transaction id its own. */
async function play(player: TestPlayer, game?: string) {
  const session_id = await openSession(platform, player, game ? { game } : {});
  serial += 1;
  const mark = `s${serial}`;
  const ids = (round: string, transaction: string) => ({
    session_id,
    round_id: `${mark}-${round}`,
    transaction_id: `${mark}-${transaction}`,
  });
  return {
    session_id,
    id: (name: string) => `${mark}-${name}`,
    bet: (round: string, transaction: string, amount: string) =>
      callWallet(platform, 'bet', { ...ids(round, transaction), amount }),
    win: (round: string, transaction: string, amount: string, round_closed = true) =>
      callWallet(platform, 'win', { ...ids(round, transaction), amount, round_closed }),
    refund: (round: string, transaction: string, bet: string) =>
      callWallet(platform, 'refund', { ...ids(round, transaction), bet_transaction_id: `${mark}-${bet}` }),
    rollback: (round: string, transaction: string, original: string) =>
      callWallet(platform, 'rollback', { ...ids(round, transaction), original_transaction_id: `${mark}-${original}` }),
  };
}
const roundsOf = async (player: TestPlayer, filter = '') =>
  (await platform.app.inject({ url: `/rounds${filter}`, headers: player.bearer })).json();

it('spends the launch token once, within its minute, for its own provider', async () => {
  const player = await makePlayer(platform, { game: 5_000n, bonus: 250n });
  const id = await launched(player, 'first');
  expect((await callWallet(platform, 'balance', { session_id: id })).body.error).toBe('SESSION_NOT_FOUND');
  const opened = await callWallet(platform, 'authenticate', { token: 'first' });
  expect(opened.body).toEqual({
    session_id: id,
    player: expect.stringMatching(/^[\w-]{22}$/),
    game: 'lucky-fox',
    mode: 'real',
    currency: 'uah',
    locale: 'uk',
    min_bet: '1.00',
    max_bet: '1000.00',
    balance: '52.50',
  });
  expect(opened.body.player).not.toContain(player.id.slice(0, 8));
  expect((await callWallet(platform, 'authenticate', { token: 'first' })).body.error).toBe('INVALID_TOKEN');
  expect((await callWallet(platform, 'balance', { session_id: id })).body).toEqual({
    balance: '52.50',
    currency: 'uah',
  });
  await launched(player, 'late');
  platform.clock.now = new Date(platform.clock.now.getTime() + 60_001);
  expect((await callWallet(platform, 'authenticate', { token: 'late' })).body.error).toBe('INVALID_TOKEN');
});

it('opens a token for one of many callers at once', async () => {
  const player = await makePlayer(platform);
  await launched(player, 'many');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => callWallet(platform, 'authenticate', { token: 'many' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('takes a stake from game, then digital, then bonus, and shares the win in proportion', async () => {
  const player = await makePlayer(platform, { game: 100n, electronic: 150n, bonus: 10_000n });
  const game = await play(player);
  expect(await game.bet('r', 'b', '5')).toMatchObject({ status: 200, body: { balance: '97.50', currency: 'uah' } });
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 9_750n });
  expect((await game.win('r', 'w', '10.01')).body).toEqual({
    transaction_id: game.id('w'),
    balance: '107.51',
    currency: 'uah',
  });
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 501n, bonus: 10_250n });
  expect((await roundsOf(player)).items).toEqual([
    {
      id: expect.any(String),
      game: { slug: 'lucky-fox', title: 'Lucky Fox' },
      status: 'settled',
      currency: 'uah',
      stake: '5.00',
      win: '10.01',
      stake_split: { game: '1.00', electronic: '1.50', bonus: '2.50' },
      balance_after: { game: '0.00', electronic: '5.01', bonus: '102.50' },
      created_at: platform.clock.now.toISOString(),
      settled_at: platform.clock.now.toISOString(),
    },
  ]);
});

it('tells the player of the wallet and the round with every movement', async () => {
  const player = await makePlayer(platform, { game: 1_000n });
  const game = await play(player);
  await game.bet('r', 'b', '4.00');
  await game.bet('r', 'b', '4.00');
  await game.win('r', 'w', '0.00');
  const { rows } = await query('select payload from player_events where user_id = $1 order by id', [player.id]);
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { type: 'wallet', wallet: { game_wallet_group: { balance: '6.00' }, version: 2 } },
    { type: 'round', round: { status: 'open', stake: '4.00' } },
    { type: 'round', round: { status: 'settled', stake: '4.00', win: '0.00' } },
  ]);
});

it('holds several bets in a round until a win closes it', async () => {
  const player = await makePlayer(platform, { game: 1_000n, bonus: 1_000n });
  const game = await play(player);
  await game.bet('r', 'b1', '6.00');
  await game.bet('r', 'b2', '6.00');
  await game.win('r', 'w1', '12.00', false);
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 1_000n, bonus: 1_000n });
  await game.win('r', 'w2', '0.00');
  expect((await game.bet('r', 'b3', '1.00')).body.error).toBe('ROUND_CLOSED');
  expect((await roundsOf(player)).items).toMatchObject([{ status: 'settled', stake: '12.00', win: '12.00' }]);
});

it('repeats the first answer for ever and refuses another body', async () => {
  const player = await makePlayer(platform, { game: 1_000n });
  const game = await play(player);
  const first = await game.bet('r', 'b', '3.00');
  await game.win('r', 'w', '9.00');
  platform.clock.now = new Date(platform.clock.now.getTime() + 400 * 24 * 3_600_000);
  expect((await game.bet('r', 'b', '3')).text).toBe(first.text);
  expect((await game.bet('r', 'b', '4.00')).body.error).toBe('DUPLICATE_TRANSACTION');
  expect((await game.bet('other', 'b', '3.00')).body.error).toBe('DUPLICATE_TRANSACTION');
  expect((await game.win('r', 'w', '9.00', false)).body.error).toBe('DUPLICATE_TRANSACTION');
  expect(await moneyOf(platform, player)).toEqual({ game: 700n, electronic: 900n, bonus: 0n });
});

it('keeps a refused bet refused, so that no late repeat takes money', async () => {
  const player = await makePlayer(platform, { game: 100n });
  const game = await play(player);
  expect((await game.bet('r', 'b', '2.00')).body.error).toBe('INSUFFICIENT_FUNDS');
  await game.bet('r2', 'b2', '1.00');
  await game.win('r2', 'w2', '50.00');
  expect((await game.bet('r', 'b', '2.00')).body.error).toBe('INSUFFICIENT_FUNDS');
  expect((await game.refund('r', 'f', 'b')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 5_000n, bonus: 0n });
});

it('keeps to the limits of the game', async () => {
  const player = await makePlayer(platform, { game: 500_000n });
  const game = await play(player);
  expect((await game.bet('r1', 'b1', '0.99')).body.error).toBe('BET_LIMIT');
  expect((await game.bet('r2', 'b2', '1000.01')).body.error).toBe('BET_LIMIT');
  expect((await game.bet('r3', 'b3', '1000.00')).status).toBe(200);
  expect((await game.bet('r4', 'b4', '0')).body.error).toBe('INVALID_REQUEST');
  expect((await game.win('r3', 'w3', '-5.00')).body.error).toBe('INVALID_REQUEST');
});

it('takes no stakes in an old, closed or switched-off session, and pays its wins all the same', async () => {
  const player = await makePlayer(platform, { game: 1_000n });
  const game = await play(player);
  await game.bet('r1', 'b1', '1.00');
  await game.bet('r2', 'b2', '1.00');
  await query('update games set enabled = false');
  expect((await game.bet('r3', 'b3', '1.00')).body.error).toBe('SESSION_CLOSED');
  await query('update games set enabled = true');
  platform.clock.now = new Date(platform.clock.now.getTime() + 24 * 3_600_000);
  expect((await game.bet('r4', 'b4', '1.00')).body.error).toBe('SESSION_CLOSED');
  await query('update game_sessions set closed_at = $2 where id = $1', [game.session_id, platform.clock.now]);
  expect((await game.win('r1', 'w1', '7.00')).status).toBe(200);
  expect((await game.refund('r2', 'f2', 'b2')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 900n, electronic: 700n, bonus: 0n });
});

it('gives a bet back to where it came from, once', async () => {
  const player = await makePlayer(platform, { game: 100n, electronic: 100n, bonus: 100n });
  const game = await play(player);
  await game.bet('r', 'b', '2.50');
  const first = await game.refund('r', 'f', 'b');
  expect(first.body.balance).toBe('3.00');
  expect((await game.refund('r', 'f', 'b')).text).toBe(first.text);
  expect((await game.refund('r', 'f-again', 'b')).status).toBe(200);
  expect((await game.rollback('r', 'k', 'b')).status).toBe(200);
  expect((await game.win('r', 'w', '9.00')).body.error).toBe('TRANSACTION_REFUNDED');
  expect((await game.bet('r', 'b', '2.50')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 100n, electronic: 100n, bonus: 100n });
  expect((await roundsOf(player)).items).toMatchObject([{ status: 'refunded', stake: '0.00', win: '0.00' }]);
});

it.each(['refund', 'rollback'] as const)('refuses a bet whose %s came first', async (action) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const game = await play(player);
  expect((await game[action]('r', 'u', 'b')).body.balance).toBe('10.00');
  expect((await game.bet('r', 'b', '5.00')).body.error).toBe('TRANSACTION_REFUNDED');
  expect((await game.win('r', 'w', '5.00')).body.error).toBe('TRANSACTION_NOT_FOUND');
  expect(await moneyOf(platform, player)).toEqual({ game: 1_000n, electronic: 0n, bonus: 0n });
});

it('rolls a win back, opens its round again and forbids the win', async () => {
  const player = await makePlayer(platform, { game: 500n, bonus: 500n });
  const game = await play(player);
  await game.bet('r', 'b', '10.00');
  await game.win('r', 'w', '30.00');
  expect((await game.refund('r', 'f', 'b')).body.error).toBe('ROUND_CLOSED');
  expect((await game.rollback('r', 'k', 'w')).body.balance).toBe('0.00');
  expect((await roundsOf(player)).items).toMatchObject([{ status: 'open', win: '0.00', settled_at: null }]);
  expect((await game.win('r', 'w', '30.00')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 0n });
  expect((await game.win('r', 'w2', '4.00')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 200n, bonus: 200n });
  expect((await game.rollback('r', 'k2', 'later')).status).toBe(200);
  expect((await game.win('r', 'later', '9.00')).body.error).toBe('TRANSACTION_REFUNDED');
});

it('does not roll back a win that is spent, and does so once it can', async () => {
  const player = await makePlayer(platform, { game: 100n });
  const game = await play(player);
  await game.bet('r', 'b', '1.00');
  await game.win('r', 'w', '20.00');
  await game.bet('r2', 'b2', '15.00');
  expect((await game.rollback('r', 'k', 'w')).body.error).toBe('INSUFFICIENT_FUNDS');
  await game.win('r2', 'w2', '16.00');
  expect((await game.rollback('r', 'k', 'w')).body.balance).toBe('1.00');
});

it('refuses a session of another provider, a round of another player, a transaction of another player', async () => {
  const player = await makePlayer(platform, { game: 1_000n });
  const other = await makePlayer(platform, { game: 1_000n });
  const foreign = await openSession(platform, player, { game: 'strange-game', integration: 'elsewhere' });
  const body = { session_id: foreign, round_id: 'x1', transaction_id: 'x1', amount: '1.00' };
  expect((await callWallet(platform, 'bet', body)).body.error).toBe('SESSION_NOT_FOUND');
  expect((await callWallet(platform, 'balance', { session_id: foreign })).body.error).toBe('SESSION_NOT_FOUND');
  expect((await callWallet(platform, 'bet', { ...body, session_id: 'nonsense' })).body.error).toBe('SESSION_NOT_FOUND');

  const mine = await play(player);
  await mine.bet('r', 'b', '1.00');
  const session_id = await openSession(platform, other);
  const theirs = { session_id, round_id: mine.id('r'), transaction_id: 'x2' };
  expect((await callWallet(platform, 'bet', { ...theirs, amount: '1.00' })).body.error).toBe('INVALID_REQUEST');
  const win = { ...theirs, amount: '9.00', round_closed: true };
  expect((await callWallet(platform, 'win', win)).body.error).toBe('INVALID_REQUEST');
  const refund = { ...theirs, bet_transaction_id: mine.id('b') };
  expect((await callWallet(platform, 'refund', refund)).body.error).toBe('TRANSACTION_NOT_FOUND');
  const rollback = { ...theirs, original_transaction_id: mine.id('b') };
  expect((await callWallet(platform, 'rollback', rollback)).body.error).toBe('TRANSACTION_NOT_FOUND');
  const same = { session_id, round_id: 'x3', transaction_id: mine.id('b'), amount: '1.00' };
  expect((await callWallet(platform, 'bet', same)).body.error).toBe('DUPLICATE_TRANSACTION');
  expect(await moneyOf(platform, other)).toEqual({ game: 1_000n, electronic: 0n, bonus: 0n });

  const session = await openSession(platform, player, { game: 'gold-rush' });
  const strayed = { session_id: session, round_id: mine.id('r'), transaction_id: 'x4', amount: '9.00' };
  expect((await callWallet(platform, 'win', { ...strayed, round_closed: true })).body.error).toBe('INVALID_REQUEST');
});

it('does not let one player forbid the bet of another beforehand', async () => {
  const player = await makePlayer(platform, { game: 1_000n });
  const other = await makePlayer(platform);
  const session_id = await openSession(platform, other);
  const mine = await play(player);
  const refund = { session_id, round_id: 'y', transaction_id: 'y', bet_transaction_id: mine.id('b') };
  expect((await callWallet(platform, 'refund', refund)).status).toBe(200);
  expect((await mine.bet('r', 'b', '1.00')).status).toBe(200);
});

it('refuses a forged, missing, old or borrowed signature, and an unknown provider', async () => {
  const player = await makePlayer(platform, { game: 1_000n });
  const session_id = await openSession(platform, player);
  const body = JSON.stringify({ session_id, round_id: 'z', transaction_id: 'z', amount: '1.00' });
  const seconds = Math.floor(platform.clock.now.getTime() / 1000);
  const sign = (secret: string, text: string, stamp = seconds) =>
    `t=${stamp},v1=${createHmac('sha256', secret).update(`${stamp}.${text}`).digest('hex')}`;
  const secret = platform.ctx.env.WALLET_SECRET;
  const forged = [
    '',
    sign('guess', body),
    sign(secret, body, seconds - 301),
    sign(secret, body.replace('1.00', '1.01')),
    sign(secret, body).replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  ];
  for (const signature of forged) {
    const answer = await callWallet(platform, 'bet', body, { signature });
    expect([answer.status, answer.body.error]).toEqual([401, 'INVALID_SIGNATURE']);
  }
  const nobody = await callWallet(platform, 'bet', body, { provider: 'nobody', signature: sign('', body) });
  expect([nobody.status, nobody.body.error]).toEqual([401, 'INVALID_SIGNATURE']);
  expect(await moneyOf(platform, player)).toEqual({ game: 1_000n, electronic: 0n, bonus: 0n });
  expect((await callWallet(platform, 'bet', body, { signature: sign(secret, body) })).status).toBe(200);
});

it('answers nonsense by the contract', async () => {
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '{"session_id":1}',
    JSON.stringify({ session_id: 'x', round_id: 'a b' }),
  ]) {
    const answer = await callWallet(platform, 'bet', body);
    expect([answer.status, answer.body.error]).toEqual([400, 'INVALID_REQUEST']);
  }
  const huge = await callWallet(platform, 'bet', { token: 'x'.repeat(70_000) });
  expect([huge.status, huge.body.error]).toEqual([400, 'INVALID_REQUEST']);
});

it('lists rounds newest first, by game and session, and only one’s own', async () => {
  const player = await makePlayer(platform, { game: 10_000n });
  const fox = await play(player);
  const rush = await play(player, 'gold-rush');
  for (const round of ['1', '2', '3']) await fox.bet(round, round, `${round}.00`);
  await rush.bet('4', '4', '4.00');
  const stakes = async (filter: string) =>
    (await roundsOf(player, filter)).items.map(({ stake }: { stake: string }) => stake);
  expect(await stakes('')).toEqual(['4.00', '3.00', '2.00', '1.00']);
  expect(await stakes('?pageSize=2&page=2')).toEqual(['2.00', '1.00']);
  expect(await stakes('?game=gold-rush')).toEqual(['4.00']);
  expect(await stakes(`?session=${fox.session_id}`)).toEqual(['3.00', '2.00', '1.00']);
  expect(await roundsOf(player, '?session=x')).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
  expect(await roundsOf(await makePlayer(platform))).toEqual({ items: [], total: 0, page: 1, pageSize: 24 });
  expect((await platform.app.inject('/rounds')).statusCode).toBe(401);
});
