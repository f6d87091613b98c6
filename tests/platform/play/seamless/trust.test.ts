import { createHmac } from 'node:crypto';
import { makingSecret } from '@kozyr/kit/exchanged-secrets';
import { expect } from 'vitest';
import { launchTokenHash } from '../../../../platform/src/services/play/games/launch';
import { isSpreadHere } from '../../../support/database';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { addGames, callWallet, moneyOf, openSession, play } from '../../../support/play/wallet-caller';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});
const query = (platform: TestPlatform, text: string, values: unknown[] = []) =>
  platform.ctx.db.$client.query(text, values);

/** An unopened session with a launch token of this minute. */
async function launched(platform: TestPlatform, player: TestPlayer, token: string): Promise<string> {
  const id = await openSession(platform, player);
  const until = new Date(platform.clock.now.getTime() + 60_000);
  await query(
    platform,
    'update game_sessions set opened_at = null, token_hash = $2, token_expires_at = $3 where id = $1',
    [id, launchTokenHash(token), until],
  );
  return id;
}

it('a launch token is spent once, within its minute, for its own provider', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 5_000n, bonus: 250n });
  const id = await launched(platform, player, 'first');
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
    pace: { round_seconds: 0, may_hurry: true, may_autoplay: true },
  });
  expect(opened.body.player).not.toContain(player.id.slice(0, 8));
  expect((await callWallet(platform, 'authenticate', { token: 'first' })).body.error).toBe('INVALID_TOKEN');
  expect((await callWallet(platform, 'balance', { session_id: id })).body).toEqual({
    balance: '52.50',
    currency: 'uah',
  });
  await launched(platform, player, 'late');
  platform.clock.now = new Date(platform.clock.now.getTime() + 60_001);
  expect((await callWallet(platform, 'authenticate', { token: 'late' })).body.error).toBe('INVALID_TOKEN');
});

it('a launch token opens a game for one of many callers at once', async ({ platform }) => {
  const player = await makePlayer(platform);
  await launched(platform, player, 'many');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => callWallet(platform, 'authenticate', { token: 'many' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('the wallet refuses a session of another provider', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const foreign = await openSession(platform, player, { game: 'strange-game', integration: 'elsewhere' });
  const body = { session_id: foreign, round_id: 'x1', transaction_id: 'x1', amount: '1.00' };
  expect((await callWallet(platform, 'bet', body)).body.error).toBe('SESSION_NOT_FOUND');
  expect((await callWallet(platform, 'balance', { session_id: foreign })).body.error).toBe('SESSION_NOT_FOUND');
  expect((await callWallet(platform, 'bet', { ...body, session_id: 'nonsense' })).body.error).toBe('SESSION_NOT_FOUND');
});

// Where players lie on several servers, names are each player's own (docs/decisions/0154).
it.skipIf(isSpreadHere())(
  'the wallet refuses a round of another player, a transaction of another player',
  async ({ platform }) => {
    const player = await makePlayer(platform, { game: 1_000n });
    const other = await makePlayer(platform, { game: 1_000n });
    const mine = await play(platform, player);
    await mine.bet('r', 'b', '1.00');
    const session_id = await openSession(platform, other);
    const theirs = { session_id, round_id: mine.id('r'), transaction_id: 'x2' };
    expect((await callWallet(platform, 'bet', { ...theirs, amount: '1.00' })).body.error).toBe('INVALID_REQUEST');
    const win = { ...theirs, amount: '9.00', round_closed: true };
    expect((await callWallet(platform, 'win', win)).body.error).toBe('TRANSACTION_NOT_FOUND');
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
  },
);

it('the wallet does not let one player forbid the bet of another beforehand', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const other = await makePlayer(platform);
  const session_id = await openSession(platform, other);
  const mine = await play(platform, player);
  const refund = { session_id, round_id: 'y', transaction_id: 'y', bet_transaction_id: mine.id('b') };
  expect((await callWallet(platform, 'refund', refund)).status).toBe(200);
  expect((await mine.bet('r', 'b', '1.00')).status).toBe(200);
});

it('the wallet refuses a forged, missing, old or borrowed signature, and an unknown provider', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const session_id = await openSession(platform, player);
  const body = JSON.stringify({ session_id, round_id: 'z', transaction_id: 'z', amount: '1.00' });
  const seconds = Math.floor(platform.clock.now.getTime() / 1000);
  const sign = (secret: string, text: string, stamp = seconds, call = 'POST /seamless/house/bet') =>
    `t=${stamp},v1=${createHmac('sha256', secret).update(`${stamp}.${call}.${text}`).digest('hex')}`;
  const secret = makingSecret(platform.ctx.env.WALLET_SECRET);
  const forged = [
    '',
    sign('guess', body),
    sign(secret, body, seconds - 301),
    sign(secret, body.replace('1.00', '1.01')),
    sign(secret, body, seconds, 'POST /seamless/house/win'),
    sign(secret, body, seconds, 'POST /seamless/elsewhere/bet'),
    sign(secret, body).replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  ];
  for (const signature of forged) {
    const answer = await callWallet(platform, 'bet', body, { signature });
    expect([answer.status, answer.body.error]).toEqual([401, 'INVALID_SIGNATURE']);
  }
  const address = { provider: 'nobody', signature: sign('', body, seconds, 'POST /seamless/nobody/bet') };
  const nobody = await callWallet(platform, 'bet', body, address);
  expect([nobody.status, nobody.body.error]).toEqual([401, 'INVALID_SIGNATURE']);
  expect(await moneyOf(platform, player)).toEqual({ game: 1_000n, electronic: 0n, bonus: 0n });
  expect((await callWallet(platform, 'bet', body, { signature: sign(secret, body) })).status).toBe(200);
});

it('the wallet answers nonsense by the contract', async ({ platform }) => {
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

it('the wallet takes no stake and tells no balance after the sign-in has ended, and still pays what was won', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const session_id = await openSession(platform, player);
  const { rows } = await query(platform, 'select id from sessions where user_id = $1', [player.id]);
  await query(platform, 'update game_sessions set sign_in_id = $2 where id = $1', [session_id, rows[0]?.id]);
  const bet = (transaction_id: string, round_id: string) =>
    callWallet(platform, 'bet', { session_id, round_id, transaction_id, amount: '1.00' });
  expect((await bet('in-time', 'r-signed-in')).status).toBe(200);
  await query(platform, "update sessions set ended_at = now(), end_reason = 'password_change' where id = $1", [
    rows[0]?.id,
  ]);
  expect((await bet('too-late', 'r-signed-out')).body.error).toBe('SESSION_CLOSED');
  const win = { session_id, round_id: 'r-signed-in', transaction_id: 'w-1', amount: '3.00', round_closed: true };
  expect((await callWallet(platform, 'win', win)).body.balance).toBe('52.00');
  expect(await callWallet(platform, 'balance', { session_id })).toMatchObject({
    status: 400,
    body: { error: 'SESSION_CLOSED' },
  });
});

it('a launch of before a sign-out opens nothing', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const id = await launched(platform, player, 'launched-before');
  const { rows } = await query(platform, 'select id from sessions where user_id = $1', [player.id]);
  await query(platform, 'update game_sessions set sign_in_id = $2 where id = $1', [id, rows[0]?.id]);
  await query(platform, "update sessions set ended_at = now(), end_reason = 'logout' where id = $1", [rows[0]?.id]);
  const answer = await callWallet(platform, 'authenticate', { token: 'launched-before' });
  expect([answer.status, answer.body.error]).toEqual([400, 'INVALID_TOKEN']);
});
