import { expect } from 'vitest';
import { makePlayer } from '../../../support/funded-player';
import { it } from '../../../support/platform-test';
import { addGames, moneyOf, play, roundsOf } from '../../../support/play/wallet-caller';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const bet = (transaction_id: string, amount = '10.00') => ({ action: 'bet', transaction_id, amount });
const win = (transaction_id: string, amount = '25.00', round_closed = true) => ({
  action: 'win',
  transaction_id,
  amount,
  round_closed,
});

it('a play takes a stake and pays its win in one call', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const calls = await play(platform, player);
  const { status, body } = await calls.play('r', [bet('b'), win('w')]);
  expect(status).toBe(200);
  expect(body).toEqual({
    balance: '65.00',
    currency: 'uah',
    results: [{ transaction_id: calls.id('b') }, { transaction_id: calls.id('w') }],
  });
  expect(await moneyOf(platform, player)).toEqual({ game: 4_000n, electronic: 2_500n, bonus: 0n });
  expect((await roundsOf(platform, player)).items).toMatchObject([{ status: 'settled', stake: '10.00', win: '25.00' }]);
});

it('a play that comes again is answered alike, and its parts by themselves too', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const calls = await play(platform, player);
  const first = await calls.play('r', [bet('b'), win('w')]);
  expect(await calls.play('r', [bet('b'), win('w')])).toMatchObject({ status: 200, body: { balance: '65.00' } });
  expect(await calls.bet('r', 'b', '10.00')).toMatchObject({ status: 200, body: { balance: '40.00' } });
  expect(await calls.win('r', 'w', '25')).toMatchObject({ status: 200, body: { balance: '65.00' } });
  expect(first.body.balance).toBe('65.00');
  expect(await moneyOf(platform, player)).toEqual({ game: 4_000n, electronic: 2_500n, bonus: 0n });
});

it('a play whose bet was made before makes what is left of it', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const calls = await play(platform, player);
  await calls.bet('r', 'b', '10.00');
  const { body } = await calls.play('r', [bet('b'), win('w', '0.00')]);
  expect(body).toMatchObject({ balance: '40.00', results: [{}, {}] });
  expect((await roundsOf(platform, player)).items).toMatchObject([{ status: 'settled', stake: '10.00', win: '0.00' }]);
});

it('a play whose first action is refused does nothing, and says why as the single call does', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 500n });
  const calls = await play(platform, player);
  const answer = await calls.play('r', [bet('b'), win('w')]);
  expect(answer).toMatchObject({ status: 400, body: { error: 'INSUFFICIENT_FUNDS' } });
  expect(await calls.bet('r', 'b', '10.00')).toMatchObject({ status: 400, body: { error: 'INSUFFICIENT_FUNDS' } });
  expect(await moneyOf(platform, player)).toEqual({ game: 500n, electronic: 0n, bonus: 0n });
  expect((await roundsOf(platform, player)).items).toEqual([]);
});

it('what a play did before a refusal stands, and what comes after is not made', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_500n });
  const calls = await play(platform, player);
  const { status, body } = await calls.play('r', [bet('b1'), bet('b2'), win('w')]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    balance: '5.00',
    results: [{ transaction_id: calls.id('b1') }, { transaction_id: calls.id('b2'), error: 'INSUFFICIENT_FUNDS' }],
  });
  expect(body.results).toHaveLength(2);
  expect((await roundsOf(platform, player)).items).toMatchObject([{ status: 'open', stake: '10.00' }]);
  expect((await calls.win('r', 'w', '25.00')).status).toBe(200);
});

it('a bet of a play is given back by its own transaction, and one that was forbidden stays so', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const calls = await play(platform, player);
  await calls.play('r', [bet('b'), win('w', '0.00')]);
  expect((await calls.refund('r', 'f', 'b')).status).toBe(200);
  expect(await moneyOf(platform, player)).toEqual({ game: 5_000n, electronic: 0n, bonus: 0n });
  await calls.refund('r2', 'f2', 'b2');
  expect(await calls.play('r2', [bet('b2'), win('w2')])).toMatchObject({
    status: 400,
    body: { error: 'TRANSACTION_REFUNDED' },
  });
  expect(await moneyOf(platform, player)).toEqual({ game: 5_000n, electronic: 0n, bonus: 0n });
});

it('a win above its bound waits for an operator in a play too', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const calls = await play(platform, player, 'gold-rush');
  const { body } = await calls.play('r', [bet('b'), win('w', '999.00')]);
  expect(body).toMatchObject({
    balance: '40.00',
    results: [{ transaction_id: calls.id('b') }, { transaction_id: calls.id('w'), status: 'pending_review' }],
  });
  expect(await calls.play('r', [bet('b'), win('w', '999.00')])).toMatchObject({ body });
});

it('several wins of a round are paid in one call', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const calls = await play(platform, player);
  await calls.bet('r', 'b', '10.00');
  const { body } = await calls.play('r', [win('w1', '3.00', false), win('w2', '4.00', false), win('w3', '5.00')]);
  expect(body).toMatchObject({ balance: '52.00' });
  expect((await roundsOf(platform, player)).items).toMatchObject([{ status: 'settled', win: '12.00' }]);
});

it.for([
  ['no action', []],
  ['nine actions', Array.from({ length: 9 }, (_, nth) => bet(`b${nth}`))],
  ['two bets of one id', [bet('b'), bet('b')]],
  ['an unknown action', [{ action: 'refund', transaction_id: 'b', amount: '1.00' }]],
  ['a win that does not say whether it closes', [{ action: 'win', transaction_id: 'w', amount: '1.00' }]],
  ['a negative amount', [bet('b', '-1.00')]],
] as const)('a play with %s is refused, and nothing is done', async ([_, actions], { platform }) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const calls = await play(platform, player);
  expect(await calls.play('r', [...actions])).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
  expect(await moneyOf(platform, player)).toEqual({ game: 5_000n, electronic: 0n, bonus: 0n });
});
