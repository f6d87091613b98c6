import { isSigned } from '@kozyr/kit/signature';
import { expect } from 'vitest';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';
import { addGames, play, roundsOf } from '../../support/play/wallet-caller';
import { deedsAbout, pathOf } from '../../support/player-record';

const it = gameTest(feedOf('v1', []), ({ url }) => ({ STUDIO_URL: url, STUDIO_PUBLIC_URL: 'http://studio.example' }));
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const newest = async (platform: TestPlatform, player: TestPlayer): Promise<string> =>
  (await roundsOf(platform, player)).items[0].id;
const read = async (platform: TestPlatform, player: TestPlayer, id: string) =>
  (await platform.app.inject({ url: `/rounds/${id}`, headers: player.bearer })).json();
const recall = (platform: TestPlatform, player: TestPlayer, id: string) =>
  platform.app.inject({
    method: 'POST',
    url: `/rounds/${id}/recall`,
    headers: player.bearer,
    payload: { locale: 'kk' },
  });
const none = { game: '0.00', electronic: '0.00', bonus: '0.00' };
const pass = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};

it('rounds are listed newest first, by game and session, and only one’s own', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 10_000n });
  const fox = await play(platform, player);
  const rush = await play(platform, player, 'gold-rush');
  for (const round of ['1', '2', '3']) await fox.bet(round, round, `${round}.00`);
  await rush.bet('4', '4', '4.00');
  const stakes = async (filter: string) =>
    (await roundsOf(platform, player, filter)).items.map(({ stake }: { stake: string }) => stake);
  expect(await stakes('')).toEqual(['4.00', '3.00', '2.00', '1.00']);
  expect(await stakes('?pageSize=2&page=2')).toEqual(['2.00', '1.00']);
  expect(await stakes('?game=gold-rush')).toEqual(['4.00']);
  expect(await stakes(`?session=${fox.session_id}`)).toEqual(['3.00', '2.00', '1.00']);
  expect(await roundsOf(platform, player, '?session=x')).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
  expect(await roundsOf(platform, await makePlayer(platform))).toEqual({ items: [], total: 0, page: 1, pageSize: 24 });
  expect((await platform.app.inject('/rounds')).statusCode).toBe(401);
});

it('a text that no table can hold is refused as the caller’s fault', async ({ platform }) => {
  const { bearer } = await makePlayer(platform);
  const { app } = platform;
  const body = { method: 'visa', amount: '100', idempotency_key: 'zero-\u0000-byte' };
  const answers = [
    await app.inject({ url: '/rounds?game=a%00b', headers: bearer }),
    await app.inject({ method: 'POST', url: '/payments/deposits', headers: bearer, body }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'BAD_REQUEST']);
  }
});

it('a round is shown with its balances before and after, and every movement with its posting', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 500n, electronic: 300n, bonus: 400n });
  const game = await play(platform, player);
  await game.bet('1', 'b1', '10.00');
  pass(platform, 3);
  await game.win('1', 'w1', '25.00');
  const id = await newest(platform, player);
  const shown = await read(platform, player, id);
  expect(shown).toMatchObject({
    id,
    status: 'settled',
    stake: '10.00',
    win: '25.00',
    stake_split: { game: '5.00', electronic: '3.00', bonus: '2.00' },
    win_split: { game: '0.00', electronic: '20.00', bonus: '5.00' },
    balance_before: { game: '5.00', electronic: '3.00', bonus: '4.00' },
    balance_after: { game: '0.00', electronic: '20.00', bonus: '7.00' },
  });
  expect(shown.movements).toMatchObject([
    { kind: 'bet', changes: { game: '-5.00', electronic: '-3.00', bonus: '-2.00' } },
    { kind: 'win', changes: { game: '0.00', electronic: '20.00', bonus: '5.00' } },
  ]);
  const [bet, win] = shown.movements;
  expect(Date.parse(win.at) - Date.parse(bet.at)).toBe(3000);
  const { rows } = await platform.ctx.db.$client.query(
    'select kind from ledger_transfers where id = any($1::bigint[]) order by id',
    [[bet.reference, win.reference]],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['bet', 'win']);
});

it('a round is shown that was lost, one that was given back, and one whose win was taken back', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const game = await play(platform, player);
  await game.bet('1', 'b1', '10.00');
  await game.win('1', 'w1', '0.00');
  expect(await read(platform, player, await newest(platform, player))).toMatchObject({
    status: 'settled',
    balance_before: { game: '50.00' },
    balance_after: { game: '40.00' },
    movements: [{ kind: 'bet' }, { kind: 'win', changes: none, reference: null }],
  });
  await game.bet('2', 'b2', '5.00');
  pass(platform, 2);
  await game.refund('2', 'f2', 'b2');
  expect(await read(platform, player, await newest(platform, player))).toMatchObject({
    status: 'refunded',
    stake: '0.00',
    balance_before: { game: '40.00' },
    balance_after: { game: '40.00' },
    movements: [
      { kind: 'bet', changes: { ...none, game: '-5.00' } },
      { kind: 'bet_refund', changes: { ...none, game: '5.00' }, at: platform.clock.now.toISOString() },
    ],
  });
  await game.bet('3', 'b3', '1.00');
  await game.win('3', 'w3', '9.00', false);
  pass(platform, 1);
  await game.rollback('3', 'k3', 'w3');
  expect(await read(platform, player, await newest(platform, player))).toMatchObject({
    status: 'open',
    win: '0.00',
    movements: [{ kind: 'bet' }, { kind: 'win' }, { kind: 'win_rollback', changes: { ...none, electronic: '-9.00' } }],
  });
});

it('a round is shown again by its provider, by the provider’s own name of it and signed', async ({
  platform,
  provider,
}) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const game = await play(platform, player);
  await game.bet('1', 'b1', '10.00');
  const id = await newest(platform, player);
  expect((await recall(platform, player, id)).json()).toMatchObject({ errorCode: 'NOT_FOUND' });
  provider.state.recall = { url: 'http://studio.example/recall?token=abc', expires_at: '2026-03-02T10:05:00.000Z' };
  const answer = await recall(platform, player, id);
  expect([answer.statusCode, answer.json()]).toEqual([201, provider.state.recall]);
  const asked = provider.state.recalled.at(-1);
  expect(JSON.parse(asked?.body ?? '')).toEqual({ round_id: game.id('1'), locale: 'kk' });
  for (const url of ['javascript:alert(1)', 'http://elsewhere.example/recall', 'https://studio.example/recall']) {
    provider.state.recall = { url, expires_at: '2026-03-02T10:05:00.000Z' };
    expect((await recall(platform, player, id)).json(), url).toMatchObject({ errorCode: 'GAME_NOT_WORKING' });
  }
  const call = { method: 'POST', path: '/rounds/recall', body: asked?.body ?? '' } as const;
  expect(isSigned(platform.ctx.env.WALLET_SECRET, call, asked?.signature, platform.clock.now)).toBe(true);
  provider.state.up = false;
  expect((await recall(platform, player, id)).json()).toMatchObject({ errorCode: 'GAME_NOT_WORKING' });
  provider.state.up = true;
});

it('an operator is shown a round of a player, which leaves a trace, and is told where no picture of it is kept', async ({
  platform,
  provider,
}) => {
  const player = await makePlayer(platform, { game: 5_000n });
  const game = await play(platform, player);
  await game.bet('1', 'b1', '10.00');
  const id = await newest(platform, player);
  const support = await makeOperator(platform, 'support');
  const show = (of: string, round: string) =>
    callAs(platform, support, pathOf(of, `/rounds/${round}/recall`), { body: { locale: 'en' } });
  provider.state.recall = null;
  expect((await show(player.id, id)).json()).toMatchObject({ errorCode: 'NOT_FOUND', details: { why: 'no_picture' } });
  provider.state.recall = { url: 'http://studio.example/recall?token=abc', expires_at: '2026-03-02T10:05:00.000Z' };
  const stranger = await makePlayer(platform);
  expect((await show(stranger.id, id)).json()).toMatchObject({ errorCode: 'NOT_FOUND' });
  const answer = await show(player.id, id);
  expect([answer.statusCode, answer.json()]).toEqual([201, provider.state.recall]);
  expect(JSON.parse(provider.state.recalled.at(-1)?.body ?? '')).toEqual({ round_id: game.id('1'), locale: 'en' });
  expect(await deedsAbout(platform, player.id, 'player_round_shown')).toMatchObject([
    { actor: support.id, details: { round: id } },
  ]);
  provider.state.up = false;
  expect((await show(player.id, id)).json()).toMatchObject({ errorCode: 'GAME_NOT_WORKING' });
  provider.state.up = true;
});

it('a round of somebody else is neither shown nor recalled', async ({ platform, provider }) => {
  const owner = await makePlayer(platform, { game: 5_000n });
  const game = await play(platform, owner);
  await game.bet('1', 'b1', '10.00');
  const id = await newest(platform, owner);
  const stranger = await makePlayer(platform);
  provider.state.recall = { url: 'http://studio.example/recall?token=abc', expires_at: '2026-03-02T10:05:00.000Z' };
  const before = provider.state.recalled.length;
  expect(await read(platform, stranger, id)).toMatchObject({ errorCode: 'NOT_FOUND' });
  expect((await recall(platform, stranger, id)).statusCode).toBe(404);
  expect(provider.state.recalled).toHaveLength(before);
  expect(await read(platform, owner, 'not-a-round')).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
});
