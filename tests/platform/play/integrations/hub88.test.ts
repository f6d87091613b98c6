import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { makePlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it as bare } from '../../../support/platform-test';
import { HUB88_GAME, startHub88 } from '../../../support/play/hub88';
import { importNow, integrators, soon } from '../../../support/play/integrations';
import { moneyOf } from '../../../support/play/wallet-caller';

const NAME = 'hub88';
const SLUG = 'hub88-clt-dragonrising';
const OPERATOR = 816;

type Hub88 = Awaited<ReturnType<typeof startHub88>>;
const it = bare.extend('hub', { scope: 'file' }, async ({ platform }, { onCleanup }) => {
  const hub = await startHub88(OPERATOR);
  onCleanup(() => hub.stop());
  const { one, make, addKey, turnOn, read } = await integrators(platform);
  await make(NAME, {
    protocol: 'hub88',
    address: hub.url,
    operator_id: OPERATOR,
    frames: [hub.state.frames],
    currencies: ['uah'],
    min_bet: '1.00',
    max_bet: '500.00',
    max_win_multiplier: '5000',
  });
  await addKey(one, NAME, { use: 'ours' });
  hub.state.publicKey = (await read(NAME)).keys[0]?.public_key ?? '';
  await addKey(one, NAME, { use: 'theirs', brought: hub.publicKey });
  await turnOn(NAME);
  await importNow(platform, NAME);
  await soon(async () => expect((await platform.app.inject(`/games/${SLUG}`)).statusCode).toBe(200));
  return hub;
});

const launch = (platform: TestPlatform, headers: { authorization: string }) =>
  platform.app.inject({
    method: 'POST',
    url: `/games/${SLUG}/launch`,
    headers: { ...headers, 'user-agent': 'Mozilla/5.0 (iPhone; Mobile)' },
    payload: { locale: 'kk' },
  });

/** A player of so much money before a game, and the aggregator's calls for them. */
async function seat(platform: TestPlatform, hub: Hub88, money = 10_000n) {
  const player = await makePlayer(platform, { game: money });
  const opening = await launch(platform, player.bearer);
  const { token = '', user = '' } = hub.lastOpened();
  const who = { user, token, game_code: HUB88_GAME.game_code };
  const round = randomUUID();
  const call = (path: string, body: object = {}) => hub.call(platform, { name: NAME, path, body: { ...who, ...body } });
  const move = (verb: 'bet' | 'win' | 'rollback', transaction_uuid: string, more: object = {}) =>
    call(`transaction/${verb}`, { transaction_uuid, round, currency: 'UAH', round_closed: false, ...more });
  return { player, opening, who, call, move };
}

it('the aggregator’s games are taken with what their list tells, and without those whose return is not told', async ({
  platform,
  hub,
}) => {
  hub.state.games = [
    HUB88_GAME,
    { ...HUB88_GAME, game_code: 'evo_roulette', name: 'Roulette', category: 'Live Dealer', product: 'Evolution' },
    { ...HUB88_GAME, game_code: 'clt_secret', name: 'No return told', rtp: null },
    { ...HUB88_GAME, game_code: 'clt_off', name: 'Switched off', enabled: false },
    { broken: true },
  ];
  await importNow(platform, NAME);
  await soon(async () => expect((await platform.app.inject('/games')).json().total).toBe(2));
  expect((await platform.app.inject(`/games/${SLUG}`)).json()).toMatchObject({
    title: 'Dragon Rising',
    provider: { slug: 'hub88-caleta-gaming', name: 'Caleta Gaming' },
    category: 'slots',
    rtp: '96.20',
    volatility: 'high',
    min_bet: { uah: '1.00' },
    max_bet: { uah: '500.00' },
    released_on: '2025-04-01',
    closed_in: ['KP', 'US'],
  });
  expect((await platform.app.inject('/games/hub88-evo-roulette')).json()).toMatchObject({ category: 'live' });
});

it('a whole round is played: it is opened, staked, won and asked again, and each amount is exact', async ({
  platform,
  hub,
}) => {
  const { player, opening, call, move, who } = await seat(platform, hub);
  expect(opening.json().launch_url).toBe('https://games.hub88.example/play?game=clt_dragonrising');
  const asked = hub.state.asked.at(-1);
  expect(asked?.body).toMatchObject({
    operator_id: OPERATOR,
    game_code: 'clt_dragonrising',
    currency: 'UAH',
    country: 'UA',
    lang: 'kk',
    platform: 'GPL_MOBILE',
  });
  expect(JSON.stringify(asked?.body)).not.toContain(player.id);

  expect(await call('user/info')).toMatchObject({ status: 'RS_OK', user: who.user });
  expect(await call('user/balance')).toMatchObject({ status: 'RS_OK', currency: 'UAH', balance: 10_000_000 });
  const [bet, win] = [randomUUID(), randomUUID()];
  const staked = { status: 'RS_OK', user: who.user, balance: 7_550_000 };
  expect(await move('bet', bet, { amount: 2_450_000 })).toMatchObject(staked);
  expect(await move('bet', bet, { amount: 2_450_000 })).toMatchObject(staked);
  expect(await move('bet', bet, { amount: 1_000_000 })).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  const won = { amount: 3_001_000, reference_transaction_uuid: bet, round_closed: true };
  expect(await move('win', win, won)).toMatchObject({ status: 'RS_OK', balance: 10_551_000 });
  expect(await move('win', win, won)).toMatchObject({ status: 'RS_OK', balance: 10_551_000 });
  expect(await moneyOf(platform, player)).toEqual({ game: 7_550n, electronic: 3_001n, bonus: 0n });

  const rounds = (await platform.app.inject({ url: '/rounds', headers: player.bearer })).json().items;
  expect(rounds).toMatchObject([{ status: 'settled', stake: '24.50', win: '30.01' }]);
  const recalled = await platform.app.inject({
    method: 'POST',
    url: `/rounds/${rounds[0].id}/recall`,
    headers: player.bearer,
    payload: { locale: 'uk' },
  });
  expect(recalled.json().url).toContain('https://games.hub88.example/history');
  expect(hub.state.asked.at(-1)?.body).toMatchObject({ user: who.user, transaction_uuid: bet });
});

it('a stake that loses at once closes its round, and one that is rolled back comes back', async ({ platform, hub }) => {
  const { player, move } = await seat(platform, hub);
  await move('bet', randomUUID(), { amount: 1_000_000, round_closed: true });
  const [lost] = (await platform.app.inject({ url: '/rounds', headers: player.bearer })).json().items;
  expect(lost).toMatchObject({ status: 'settled', stake: '10.00', win: '0.00' });

  const other = await seat(platform, hub);
  const bet = randomUUID();
  await other.move('bet', bet, { amount: 4_000_000 });
  const back = { reference_transaction_uuid: bet };
  const rollback = randomUUID();
  for (const _ of [1, 2])
    expect(await other.move('rollback', rollback, back)).toMatchObject({ status: 'RS_OK', balance: 10_000_000 });
  // What was rolled back before it came is refused when it comes.
  const late = randomUUID();
  await other.move('rollback', randomUUID(), { reference_transaction_uuid: late });
  expect(await other.move('bet', late, { amount: 1_000_000 })).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  });
  expect(await other.move('win', randomUUID(), { amount: 1_000_000, reference_transaction_uuid: late })).toMatchObject({
    status: expect.stringMatching(/^RS_ERROR_TRANSACTION_/),
  });
});

it('the aggregator’s calls are refused by their reason, and move nothing', async ({ platform, hub }) => {
  const { player, who, call, move } = await seat(platform, hub, 1_000n);
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const forged = await hub.call(platform, { name: NAME, path: 'user/balance', body: who, by: stranger });
  expect(forged).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  const elsewhere = await hub.call(platform, { name: 'house', path: 'user/balance', body: who });
  expect(elsewhere).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE' });

  const refused = async (more: object) => (await move('bet', randomUUID(), { amount: 100_000, ...more })).status;
  expect(await move('bet', randomUUID(), { amount: 1_100_000 })).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: 1_000_000,
  });
  expect(await refused({ currency: 'EUR' })).toBe('RS_ERROR_WRONG_CURRENCY');
  expect(await refused({ amount: 100_500 })).toBe('RS_ERROR_WRONG_TYPES');
  expect(await refused({ amount: '100000' })).toBe('RS_ERROR_WRONG_TYPES');
  expect(await refused({ amount: 90_000 })).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await refused({ game_code: 'evo_roulette' })).toBe('RS_ERROR_INVALID_GAME');
  expect(await refused({ token: randomUUID() })).toBe('RS_ERROR_INVALID_TOKEN');
  expect(await refused({ user: 'somebody-else' })).toBe('RS_ERROR_INVALID_TOKEN');
  expect((await call('user/balance', { token: who.token })).balance).toBe(1_000_000);
  expect(await moneyOf(platform, player)).toEqual({ game: 1_000n, electronic: 0n, bonus: 0n });
});

it('a token that was not used in its minute opens nothing, and an open one pays wins when its player has left', async ({
  platform,
  hub,
}) => {
  const unused = await seat(platform, hub);
  const played = await seat(platform, hub);
  const bet = randomUUID();
  await played.move('bet', bet, { amount: 1_000_000 });
  platform.clock.now = new Date(platform.clock.now.getTime() + 61_000);
  expect((await unused.call('user/balance')).status).toBe('RS_ERROR_INVALID_TOKEN');
  platform.clock.now = new Date(platform.clock.now.getTime() + 48 * 3_600_000);
  expect((await played.move('bet', randomUUID(), { amount: 1_000_000 })).status).toBe('RS_ERROR_TOKEN_EXPIRED');
  const won = { amount: 2_000_000, reference_transaction_uuid: bet, round_closed: true };
  expect(await played.move('win', randomUUID(), won)).toMatchObject({ status: 'RS_OK', balance: 11_000_000 });
});

it('a signed body is taken for the call that it says it is, whichever address it is sent to', async ({
  platform,
  hub,
}) => {
  const { player, call } = await seat(platform, hub);
  const send = async (verb: 'bet' | 'win' | 'rollback', body: object) =>
    (await call(`transaction/${verb}`, body)).status;
  const round = randomUUID();
  const movement = () => ({ round, round_closed: false, transaction_uuid: randomUUID() });
  const bet = { ...movement(), currency: 'UAH', amount: 1_000_000 };
  expect(await send('bet', bet)).toBe('RS_OK');
  const loss = {
    ...movement(),
    currency: 'UAH',
    amount: 0,
    round_closed: true,
    reference_transaction_uuid: bet.transaction_uuid,
  };
  const later = { ...movement(), currency: 'UAH', amount: 1_000_000 };
  const back = { ...movement(), reference_transaction_uuid: later.transaction_uuid };
  for (const [verb, body] of [
    ['win', bet],
    ['win', later],
    ['rollback', bet],
    ['rollback', loss],
    ['bet', loss],
    ['bet', back],
    ['win', back],
  ] as const)
    expect(await send(verb, body)).toBe('RS_ERROR_WRONG_TYPES');
  expect(await moneyOf(platform, player)).toEqual({ game: 9_000n, electronic: 0n, bonus: 0n });

  // What came by one verb comes by no other, whatever the body says.
  const { transaction_uuid } = bet;
  const reference_transaction_uuid = transaction_uuid;
  const names = { round, round_closed: true, transaction_uuid, reference_transaction_uuid };
  expect(await send('win', { ...names, currency: 'UAH', amount: 5_000_000 })).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await send('rollback', names)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await send('win', loss)).toBe('RS_OK');
  const again = { ...bet, transaction_uuid: loss.transaction_uuid };
  expect(await send('bet', again)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await moneyOf(platform, player)).toEqual({ game: 9_000n, electronic: 0n, bonus: 0n });
});

it('nobody rolls back another player’s bet', async ({ platform, hub }) => {
  const one = await seat(platform, hub);
  const other = await seat(platform, hub);
  const bet = randomUUID();
  await one.move('bet', bet, { amount: 1_000_000 });
  const back = { reference_transaction_uuid: bet };
  expect((await other.move('rollback', randomUUID(), back)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  expect(await moneyOf(platform, one.player)).toEqual({ game: 9_000n, electronic: 0n, bonus: 0n });
  expect(await moneyOf(platform, other.player)).toEqual({ game: 10_000n, electronic: 0n, bonus: 0n });
  expect((await one.move('rollback', randomUUID(), back)).status).toBe('RS_OK');
});

it('a player who has signed out is told of to nobody, and is still paid', async ({ platform, hub }) => {
  const { player, call, move } = await seat(platform, hub);
  const bet = randomUUID();
  await move('bet', bet, { amount: 1_000_000 });
  const { $client } = platform.ctx.db;
  const { rows } = await $client.query(
    "update sessions set ended_at = now(), end_reason = 'logout' where user_id = $1 returning id",
    [player.id],
  );
  await $client.query('update game_sessions set sign_in_id = $2 where user_id = $1', [player.id, rows[0]?.id]);
  const told = await call('user/balance');
  expect([told.status, told.balance]).toEqual(['RS_ERROR_TOKEN_EXPIRED', undefined]);
  const late = await move('bet', randomUUID(), { amount: 1_000_000 });
  expect([late.status, late.balance]).toEqual(['RS_ERROR_TOKEN_EXPIRED', undefined]);
  const won = { amount: 2_000_000, reference_transaction_uuid: bet, round_closed: true };
  expect(await move('win', randomUUID(), won)).toMatchObject({ status: 'RS_OK', balance: 11_000_000 });
});

it('an aggregator that is turned off opens no session and takes no new bet, and gets its earlier answers', async ({
  platform,
  hub,
}) => {
  const { one, act, turnOn } = await integrators(platform);
  const played = await seat(platform, hub);
  const waiting = await seat(platform, hub);
  const bet = randomUUID();
  const first = await played.move('bet', bet, { amount: 1_000_000 });
  await act(one, NAME, 'switch', { state: 'off' });
  expect((await waiting.call('user/balance')).status).toBe('RS_ERROR_INVALID_GAME');
  const repeated = await played.move('bet', bet, { amount: 1_000_000 });
  expect([repeated.status, repeated.balance]).toEqual(['RS_OK', first.balance]);
  const more = randomUUID();
  for (const amount of [1_000_000, 0])
    expect((await played.move('bet', amount ? more : randomUUID(), { amount })).status).toBe('RS_ERROR_INVALID_GAME');
  const won = { amount: 2_000_000, reference_transaction_uuid: bet, round_closed: true };
  expect((await played.move('win', randomUUID(), won)).status).toBe('RS_OK');
  await turnOn(NAME);
  expect((await played.move('bet', more, { amount: 1_000_000 })).status).toBe('RS_ERROR_INVALID_GAME');
});

it('a game whose address does not come in time, or leads where no game opens, says so to its player', async ({
  platform,
  hub,
}) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const { frames } = hub.state;
  hub.state.frames = 'https://somewhere.example';
  const astray = await launch(platform, player.bearer);
  expect(astray.json()).toMatchObject({ errorCode: 'GAME_NOT_WORKING' });
  hub.state.frames = frames;
  hub.state.silent = true;
  expect((await launch(platform, player.bearer)).json()).toMatchObject({ errorCode: 'GAME_NOT_WORKING' });
  hub.state.silent = false;
});
