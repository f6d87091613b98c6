import { sign } from '@kozyr/kit/signature';
import { expect } from 'vitest';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { feedGame, feedOf } from '../../../support/play/game-provider';
import { gameTest } from '../../../support/play/game-test';
import { importNow, integrators, soon } from '../../../support/play/integrations';
import { callWallet, moneyOf } from '../../../support/play/wallet-caller';

const NAME = 'second-studio';
const FEED = feedOf('v1', [feedGame('second-fox', { title: 'Second Fox' })]);
const it = gameTest(FEED, () => ({}));

const settingsOf = (url: string, more: object = {}) => ({
  protocol: 'kozyr-games',
  address: url,
  public_address: `${url}/games`,
  currencies: ['uah'],
  ...more,
});

/** Calls the wallet as the studio. */
async function call(platform: TestPlatform, secret: string, action: string, body: object) {
  const payload = JSON.stringify(body);
  const path = `/seamless/${NAME}/${action}`;
  const signature = sign(secret, { method: 'POST', path, body: payload }, platform.ctx.now());
  return callWallet(platform, action, payload, { provider: NAME, signature });
}

const launch = (platform: TestPlatform, player: TestPlayer, slug = 'second-fox') =>
  platform.app.inject({
    method: 'POST',
    url: `/games/${slug}/launch`,
    headers: player.bearer,
    payload: { locale: 'uk' },
  });

/** A session of a new player with money, opened by the studio. */
async function seat(platform: TestPlatform, secret: string) {
  const player = await makePlayer(platform, { game: 10_000n });
  const token = new URL((await launch(platform, player)).json().launch_url).searchParams.get('token');
  const { body } = await call(platform, secret, 'authenticate', { token });
  const ids = (round: string, transaction: string) => ({
    session_id: body.session_id,
    round_id: `${player.id}-${round}`,
    transaction_id: `${player.id}-${transaction}`,
  });
  return { player, ids };
}

it.describe('a studio that is added at the desk', () => {
  let secret = '';

  it('a studio works once a second person has turned it on: its games are taken, opened and played', async ({
    platform,
    provider,
  }) => {
    const { one, other, make, addKey, act, read, ask } = await integrators(platform);
    expect((await make(NAME, settingsOf(provider.url))).status).toBe(201);
    expect((await act(one, NAME, 'switch', { state: 'on' })).body).toMatchObject({ details: { why: 'keys_lacking' } });
    ({ secret } = await addKey(one, NAME, { use: 'shared' }));
    expect(await read(NAME)).toMatchObject({ state: 'draft', lacks: [], keys: [{ state: 'in_use', use: 'shared' }] });
    expect(JSON.stringify(await read(NAME))).not.toContain(secret);
    expect((await call(platform, secret, 'balance', { session_id: 'none' })).status).toBe(401);

    expect((await act(one, NAME, 'switch', { state: 'on' })).body).toMatchObject({ pending: { state: 'on' } });
    expect((await act(one, NAME, 'confirm')).body).toMatchObject({ errorCode: 'SECOND_PERSON_NEEDED' });
    expect((await act(other, NAME, 'confirm')).body).toMatchObject({ state: 'on', pending: null });
    await importNow(platform, NAME);
    await soon(async () => expect((await platform.app.inject('/games/second-fox')).statusCode).toBe(200));
    expect((await ask(one, `/${NAME}/health`)).body).toMatchObject({ up: true, games: 1 });

    const { player, ids } = await seat(platform, secret);
    const opened = new URL((await launch(platform, player)).json().launch_url);
    expect(opened.href).toContain(`${provider.url}/games/play?game=second-fox`);
    expect((await call(platform, secret, 'bet', { ...ids('a', 'bet'), amount: '20' })).status).toBe(200);
    const won = await call(platform, secret, 'win', { ...ids('a', 'win'), amount: '50', round_closed: true });
    expect(won.body).toMatchObject({ balance: '130.00' });
    expect(await moneyOf(platform, player)).toMatchObject({ game: 8_000n, electronic: 5_000n });

    provider.state.recall = { url: `${provider.url}/recall`, expires_at: platform.ctx.now().toISOString() };
    const [round] = (await platform.app.inject({ url: '/rounds', headers: player.bearer })).json().items;
    const recalled = await platform.app.inject({
      method: 'POST',
      url: `/rounds/${round.id}/recall`,
      headers: player.bearer,
      payload: { locale: 'uk' },
    });
    expect(recalled.json()).toEqual(provider.state.recall);
    const kazakh = await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' });
    expect((await launch(platform, kazakh)).json()).toMatchObject({ errorCode: 'GAME_UNAVAILABLE' });
  });

  it('a key is exchanged without a gap: both are taken while they overlap, and the old one is refused after its end', async ({
    platform,
  }) => {
    const { one, other, addKey, read, ask } = await integrators(platform);
    const old = secret;
    const oldId = (await read(NAME)).keys[0]?.id;
    const end = (who: typeof one, id: string | undefined, at: string | null = null) =>
      ask(who, `/${NAME}/keys/${id}/end`, { body: { at } });
    expect((await end(one, oldId)).body).toMatchObject({ details: { why: 'last_key' } });

    const next = await addKey(one, NAME, { use: 'shared' });
    const balance = (by: string) => call(platform, by, 'balance', { session_id: 'none' });
    // A key that nobody has confirmed verifies nothing, and does not let the old one go.
    expect((await balance(next.secret)).body).toMatchObject({ error: 'INVALID_SIGNATURE' });
    expect((await end(one, oldId)).body).toMatchObject({ details: { why: 'last_key' } });
    const confirm = (who: typeof one) => ask(who, `/${NAME}/keys/${next.id}/confirm`, { body: {} });
    expect((await confirm(one)).body).toMatchObject({ errorCode: 'SECOND_PERSON_NEEDED' });
    expect((await confirm(other)).status).toBe(200);
    for (const by of [old, next.secret]) expect((await balance(by)).body).toMatchObject({ error: 'SESSION_NOT_FOUND' });
    await soon(async () =>
      expect((await read(NAME)).keys).toMatchObject([
        { id: next.id, last_used_at: platform.ctx.now().toISOString() },
        { id: oldId, last_used_at: expect.any(String) },
      ]),
    );

    const at = new Date(platform.clock.now.getTime() + 3_600_000);
    expect((await end(one, oldId, at.toISOString())).status).toBe(200);
    const longer = await end(other, oldId, '2099-01-01T00:00:00.000Z');
    expect(longer.body).toMatchObject({ errorCode: 'STATE_CONFLICT', details: { why: 'end_later' } });
    expect((await read(NAME)).keys).toMatchObject([{ ends_at: null }, { ends_at: at.toISOString() }]);
    expect((await balance(old)).body).toMatchObject({ error: 'SESSION_NOT_FOUND' });
    platform.clock.now = at;
    expect((await balance(old)).body).toMatchObject({ error: 'INVALID_SIGNATURE' });
    expect((await balance(next.secret)).body).toMatchObject({ error: 'SESSION_NOT_FOUND' });
    expect((await read(NAME)).keys).toMatchObject([{ state: 'in_use' }, { state: 'ended' }]);
    secret = next.secret;
  });

  it('new addresses of a studio that is on wait for a second person, and one who looked at less confirms nothing', async ({
    platform,
    provider,
  }) => {
    const { one, other, ask, read, act } = await integrators(platform);
    const body = async (address: string) => ({
      version: (await read(NAME)).version,
      title: 'Second Studio',
      settings: settingsOf(address),
    });
    const seen = (await read(NAME)).version;
    const proposed = await ask(one, `/${NAME}`, { method: 'PUT', body: await body(`${provider.url}/new`) });
    expect(proposed.body).toMatchObject({
      settings: { address: provider.url },
      pending: { settings: { address: `${provider.url}/new` }, by: one.name },
    });
    const late = await ask(other, `/${NAME}/confirm`, { body: { version: seen } });
    expect(late.body).toMatchObject({ errorCode: 'STATE_CONFLICT', details: { why: 'changed' } });
    expect((await act(one, NAME, 'confirm')).body).toMatchObject({ errorCode: 'SECOND_PERSON_NEEDED' });
    expect((await act(other, NAME, 'reject')).body).toMatchObject({
      pending: null,
      settings: { address: provider.url },
    });
    await ask(one, `/${NAME}`, { method: 'PUT', body: await body(provider.url) });
    expect((await act(other, NAME, 'confirm')).body).toMatchObject({ title: 'Second Studio', pending: null });
  });

  it('a studio that is turned off begins nothing new, and what runs is still paid', async ({ platform }) => {
    const { one, act, turnOn } = await integrators(platform);
    const { player, ids } = await seat(platform, secret);
    const bet = { ...ids('b', 'bet'), amount: '10' };
    const { transaction_id, ...whole } = ids('c', 'play');
    const { session_id, round_id } = whole;
    const bets = [
      { action: 'bet', transaction_id, amount: '10' },
      { action: 'win', transaction_id: `${transaction_id}-w`, amount: '0', round_closed: true },
    ];
    const first = await call(platform, secret, 'bet', bet);
    const played = await call(platform, secret, 'play', { session_id, round_id, actions: bets });
    expect([first.status, played.status]).toEqual([200, 200]);
    expect((await act(one, NAME, 'switch', { state: 'off' })).body).toMatchObject({ state: 'off' });
    const refused = await call(platform, secret, 'bet', { ...ids('b', 'more'), amount: '10' });
    expect(refused.body).toMatchObject({ error: 'GAME_UNAVAILABLE' });
    // What was taken before is answered as it was then.
    expect((await call(platform, secret, 'bet', bet)).text).toBe(first.text);
    expect((await call(platform, secret, 'play', { session_id, round_id, actions: bets })).text).toBe(played.text);
    const paid = await call(platform, secret, 'win', { ...ids('b', 'win'), amount: '30', round_closed: true });
    expect(paid.body).toMatchObject({ balance: '110.00' });
    expect((await launch(platform, player)).json()).toMatchObject({ errorCode: 'GAME_UNAVAILABLE' });
    await soon(async () => expect((await platform.app.inject('/games')).json().items).toEqual([]));
    await turnOn(NAME);
    await soon(async () => expect((await platform.app.inject('/games')).json().items).toHaveLength(1));
    // The game was told no: a late repeat takes nothing after all.
    const late = await call(platform, secret, 'bet', { ...ids('b', 'more'), amount: '10' });
    expect(late.text).toBe(refused.text);
  });

  it('a token of one studio opens nothing at another, and is not spent by the attempt', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 10_000n });
    const token = new URL((await launch(platform, player)).json().launch_url).searchParams.get('token');
    const elsewhere = await callWallet(platform, 'authenticate', { token });
    expect([elsewhere.status, elsewhere.body.error]).toEqual([400, 'INVALID_TOKEN']);
    expect((await call(platform, secret, 'authenticate', { token })).status).toBe(200);
  });

  it('nobody adds to what another proposed, so that its author never confirms it', async ({ platform, provider }) => {
    const { one, other, ask, act, read } = await integrators(platform);
    const propose = async (who: typeof one, address: string) => {
      const { version } = await read(NAME);
      const body = { version, title: 'Second Studio', settings: settingsOf(address) };
      return ask(who, `/${NAME}`, { method: 'PUT', body });
    };
    const waits = { errorCode: 'STATE_CONFLICT', details: { why: 'other_proposal' } };
    await act(one, NAME, 'switch', { state: 'off' });
    expect((await propose(one, `${provider.url}/theirs`)).status).toBe(200);
    expect((await act(other, NAME, 'switch', { state: 'on' })).body).toMatchObject(waits);
    expect((await propose(other, provider.url)).body).toMatchObject(waits);
    expect((await act(one, NAME, 'confirm')).body).toMatchObject({ errorCode: 'SECOND_PERSON_NEEDED' });
    expect(await read(NAME)).toMatchObject({
      state: 'off',
      settings: { address: provider.url },
      pending: { by: one.name },
    });
    expect((await act(other, NAME, 'reject')).body).toMatchObject({ pending: null });
    expect((await act(other, NAME, 'switch', { state: 'on' })).body).toMatchObject({ pending: { by: other.name } });
    expect((await act(one, NAME, 'confirm')).body).toMatchObject({ state: 'on' });
  });
});

it('names are given once, those of the environment never, and what the environment names is read only', async ({
  platform,
  provider,
}) => {
  const { one, make, ask, read } = await integrators(platform);
  for (const name of ['house', 'hosted', NAME])
    expect((await make(name, settingsOf(provider.url))).body).toMatchObject({ details: { why: 'name_taken' } });
  expect(await read('house')).toMatchObject({ source: 'environment', state: 'on', keys: [] });
  expect(JSON.stringify(await read('house'))).not.toContain(platform.ctx.env.WALLET_SECRET);
  const off = await ask(one, '/house/switch', { body: { version: 0, state: 'off' } });
  expect(off.body).toMatchObject({ errorCode: 'STATE_CONFLICT', details: { why: 'environment' } });
  const names = (await ask(one, '')).body.items.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['house', 'hosted', NAME]);
});

it('production takes only https addresses outside of private networks', async ({ startPlatform }) => {
  const platform = await startPlatform({ KOZYR_MODE: 'production' });
  const { make } = await integrators(platform);
  const why = async (address: string) => (await make('studio', settingsOf(address))).body.details?.why;
  expect(await why('http://studio.example')).toBe('not_https');
  for (const inner of ['https://127.0.0.1', 'https://10.1.2.3/x', 'https://[::1]', 'https://localhost', 'https://db'])
    expect(await why(inner)).toBe('inner_address');
  expect((await make('studio', settingsOf('https://studio.example'))).status).toBe(201);
});
