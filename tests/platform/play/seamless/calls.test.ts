import { playerEventSchema } from '@kozyr/contracts/events';
import { expect } from 'vitest';
import { makePlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { addGames, moneyOf, play, roundsOf } from '../../../support/play/wallet-caller';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});
const query = (platform: TestPlatform, text: string, values: unknown[] = []) =>
  platform.ctx.db.$client.query(text, values);

it('a stake is taken from game, then digital, then bonus, and the win is shared in proportion', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 100n, electronic: 150n, bonus: 10_000n });
  const game = await play(platform, player);
  expect(await game.bet('r', 'b', '5')).toMatchObject({ status: 200, body: { balance: '97.50', currency: 'uah' } });
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 9_750n });
  expect((await game.win('r', 'w', '10.01')).body).toEqual({
    transaction_id: game.id('w'),
    balance: '107.51',
    currency: 'uah',
  });
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 501n, bonus: 10_250n });
  expect((await roundsOf(platform, player)).items).toEqual([
    {
      id: expect.any(String),
      game: { slug: 'lucky-fox', title: 'Lucky Fox' },
      status: 'settled',
      currency: 'uah',
      stake: '5.00',
      win: '10.01',
      held: '0.00',
      stake_split: { game: '1.00', electronic: '1.50', bonus: '2.50' },
      balance_after: { game: '0.00', electronic: '5.01', bonus: '102.50' },
      created_at: platform.clock.now.toISOString(),
      settled_at: platform.clock.now.toISOString(),
    },
  ]);
});

it('a player is told of the wallet and the round with every movement', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const game = await play(platform, player);
  await game.bet('r', 'b', '4.00');
  await game.bet('r', 'b', '4.00');
  await game.win('r', 'w', '0.00');
  const { rows } = await query(platform, 'select payload from player_events where user_id = $1 order by id', [
    player.id,
  ]);
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { type: 'wallet', wallet: { game_wallet_group: { balance: '6.00' }, version: 2 } },
    { type: 'round', round: { status: 'open', stake: '4.00' } },
    { type: 'round', round: { status: 'settled', stake: '4.00', win: '0.00' } },
  ]);
});

it('a player is told with a wallet what part of it a round has just won, and with a stake nothing of the kind', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { electronic: 100n, bonus: 300n });
  const game = await play(platform, player);
  await game.bet('r', 'b', '4.00');
  await game.win('r', 'w', '8.00');
  const { rows } = await query(
    platform,
    "select payload from player_events where user_id = $1 and payload ->> 'type' = 'wallet' order by id",
    [player.id],
  );
  const [staked, won] = rows.map(({ payload }) => playerEventSchema.parse(payload));
  expect(staked).not.toHaveProperty('won');
  expect(won).toMatchObject({
    wallet: { electronic_wallet_group: { balance: '2.00' }, bonus_wallet_group: { balance: '6.00' } },
    won: { session: game.session_id, electronic: '2.00', bonus: '6.00' },
  });
});

it('a round holds several bets until a win closes it', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n, bonus: 1_000n });
  const game = await play(platform, player);
  await game.bet('r', 'b1', '6.00');
  await game.bet('r', 'b2', '6.00');
  await game.win('r', 'w1', '12.00', false);
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 1_000n, bonus: 1_000n });
  await game.win('r', 'w2', '0.00');
  expect((await game.bet('r', 'b3', '1.00')).body.error).toBe('ROUND_CLOSED');
  expect((await roundsOf(platform, player)).items).toMatchObject([{ status: 'settled', stake: '12.00', win: '12.00' }]);
});

it('the first answer is repeated for ever, and another body refused', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const game = await play(platform, player);
  const first = await game.bet('r', 'b', '3.00');
  await game.win('r', 'w', '9.00');
  platform.clock.now = new Date(platform.clock.now.getTime() + 400 * 24 * 3_600_000);
  expect((await game.bet('r', 'b', '3')).text).toBe(first.text);
  expect((await game.bet('r', 'b', '4.00')).body.error).toBe('DUPLICATE_TRANSACTION');
  expect((await game.bet('other', 'b', '3.00')).body.error).toBe('DUPLICATE_TRANSACTION');
  expect((await game.win('r', 'w', '9.00', false)).body.error).toBe('DUPLICATE_TRANSACTION');
  expect(await moneyOf(platform, player)).toEqual({ game: 700n, electronic: 900n, bonus: 0n });
});

it('a refused bet stays refused, so that no late repeat takes money', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 100n });
  const game = await play(platform, player);
  expect((await game.bet('r', 'b', '2.00')).body.error).toBe('INSUFFICIENT_FUNDS');
  await game.bet('r2', 'b2', '1.00');
  await game.win('r2', 'w2', '50.00');
  expect((await game.bet('r', 'b', '2.00')).body.error).toBe('INSUFFICIENT_FUNDS');
  expect((await game.refund('r', 'f', 'b')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 5_000n, bonus: 0n });
});

it('a bet keeps to the limits of the game', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 500_000n });
  const game = await play(platform, player);
  expect((await game.bet('r1', 'b1', '0.99')).body.error).toBe('BET_LIMIT');
  expect((await game.bet('r2', 'b2', '1000.01')).body.error).toBe('BET_LIMIT');
  expect((await game.bet('r3', 'b3', '1000.00')).status).toBe(200);
  expect((await game.bet('r4', 'b4', '0')).body.error).toBe('INVALID_REQUEST');
  expect((await game.win('r3', 'w3', '-5.00')).body.error).toBe('INVALID_REQUEST');
});

it('an old, closed or switched-off session takes no stakes, and its wins are paid all the same', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const game = await play(platform, player);
  await game.bet('r1', 'b1', '1.00');
  await game.bet('r2', 'b2', '1.00');
  await query(platform, 'update games set enabled = false');
  expect((await game.bet('r3', 'b3', '1.00')).body.error).toBe('GAME_UNAVAILABLE');
  await query(platform, 'update games set enabled = true');
  platform.clock.now = new Date(platform.clock.now.getTime() + 24 * 3_600_000);
  expect((await game.bet('r4', 'b4', '1.00')).body.error).toBe('SESSION_CLOSED');
  await query(platform, 'update game_sessions set closed_at = $2 where id = $1', [game.session_id, platform.clock.now]);
  expect((await game.win('r1', 'w1', '7.00')).status).toBe(200);
  expect((await game.refund('r2', 'f2', 'b2')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 900n, electronic: 700n, bonus: 0n });
});

it('a bet is given back to where it came from, once', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 100n, electronic: 100n, bonus: 100n });
  const game = await play(platform, player);
  await game.bet('r', 'b', '2.50');
  const first = await game.refund('r', 'f', 'b');
  expect(first.body.balance).toBe('3.00');
  expect((await game.refund('r', 'f', 'b')).text).toBe(first.text);
  expect((await game.refund('r', 'f-again', 'b')).status).toBe(200);
  expect((await game.rollback('r', 'k', 'b')).status).toBe(200);
  expect((await game.win('r', 'w', '9.00')).body.error).toBe('TRANSACTION_REFUNDED');
  expect((await game.bet('r', 'b', '2.50')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 100n, electronic: 100n, bonus: 100n });
  expect((await roundsOf(platform, player)).items).toMatchObject([{ status: 'refunded', stake: '0.00', win: '0.00' }]);
});

it.for(['refund', 'rollback'] as const)('a bet whose %s came first is refused', async (action, { platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const game = await play(platform, player);
  expect((await game[action]('r', 'u', 'b')).body.balance).toBe('10.00');
  expect((await game.bet('r', 'b', '5.00')).body.error).toBe('TRANSACTION_REFUNDED');
  expect((await game.win('r', 'w', '5.00')).body.error).toBe('TRANSACTION_NOT_FOUND');
  expect(await moneyOf(platform, player)).toEqual({ game: 1_000n, electronic: 0n, bonus: 0n });
});

it('a rolled back win opens its round again and is forbidden from then on', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 500n, bonus: 500n });
  const game = await play(platform, player);
  await game.bet('r', 'b', '10.00');
  await game.win('r', 'w', '30.00');
  expect((await game.refund('r', 'f', 'b')).body.error).toBe('ROUND_CLOSED');
  expect((await game.rollback('r', 'k', 'w')).body.balance).toBe('0.00');
  expect((await roundsOf(platform, player)).items).toMatchObject([{ status: 'open', win: '0.00', settled_at: null }]);
  expect((await game.win('r', 'w', '30.00')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 0n });
  expect((await game.win('r', 'w2', '4.00')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 200n, bonus: 200n });
  expect((await game.rollback('r', 'k2', 'later')).status).toBe(200);
  expect((await game.win('r', 'later', '9.00')).body.error).toBe('TRANSACTION_REFUNDED');
});

it('a win that is spent is not rolled back, and is so once it can be', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 100n });
  const game = await play(platform, player);
  await game.bet('r', 'b', '1.00');
  await game.win('r', 'w', '20.00');
  await game.bet('r2', 'b2', '15.00');
  expect((await game.rollback('r', 'k', 'w')).body.error).toBe('INSUFFICIENT_FUNDS');
  await game.win('r2', 'w2', '16.00');
  expect((await game.rollback('r', 'k', 'w')).body.balance).toBe('1.00');
});
