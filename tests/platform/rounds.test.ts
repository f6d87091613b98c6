import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePlayer } from '../support/funded-player';
import { startPlatform, type TestPlatform } from '../support/platform';
import { addGames, play, roundsOf } from '../support/wallet-caller';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await addGames(platform);
});
afterAll(() => platform.stop());

it('lists rounds newest first, by game and session, and only one’s own', async () => {
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

it('refuses a text that no table can hold as the caller’s fault', async () => {
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
