import { expect } from 'vitest';
import { openDatabase } from '../../../platform/src/db/database';
import { platformDatabase } from '../../support/database';
import { makePlayer } from '../../support/funded-player';
import { callAs, makeOperator } from '../../support/operators';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';
import { AROUND_TODAY } from '../../support/reports';

const REPORT = `/operator/reports/days?${new URLSearchParams(AROUND_TODAY)}`;

it('what a player and a desk read right after their own act never comes from the replica, however far that one is behind', async ({
  platform,
  onTestFinished,
}) => {
  await addGames(platform);
  const finance = await makeOperator(platform, 'finance');
  // A replica that has followed nothing yet.
  const replica = openDatabase(await platformDatabase(), 2);
  platform.ctx.reads = replica;
  onTestFinished(async () => {
    platform.ctx.reads = undefined;
    await replica.$client.end();
  });
  const player = await makePlayer(platform, { game: 100_000n });
  const game = await play(platform, player);
  await game.bet('r1', 'b1', '25.00');
  const own = async (url: string) => (await platform.app.inject({ url, headers: player.bearer })).json();
  const [newest] = (await own('/history')).items;
  expect(newest).toMatchObject({ amount: '-25.00' });
  expect((await own('/wallets')).game_wallet_group).toEqual({ balance: '975.00' });
  const support = await makeOperator(platform, 'support');
  const found = await callAs(platform, support, '/operator/players', { query: { find: player.id } });
  expect(found.json().items).toMatchObject([{ id: player.id, balances: { game: '975.00' } }]);
  // A statement is as of the moment that the replica has followed to.
  const statement = () =>
    callAs(platform, finance, `/operator/statements/players/${player.id}`, {
      query: { ...AROUND_TODAY, wallet: 'game' },
    });
  expect((await statement()).json()).toMatchObject({ closing: '0.00', items: [] });
  platform.ctx.reads = undefined;
  expect((await statement()).json()).toMatchObject({ closing: '975.00' });
});

it('reports are answered 503 while nobody answers at the address of the replica, and nothing else is touched', async ({
  platform,
  onTestFinished,
}) => {
  const finance = await makeOperator(platform, 'finance');
  const gone = openDatabase('postgres://nobody:nothing@127.0.0.1:9/kozyr', 2);
  platform.ctx.reads = gone;
  onTestFinished(async () => {
    platform.ctx.reads = undefined;
    await gone.$client.end();
  });
  const report = await callAs(platform, finance, REPORT);
  expect(report.statusCode).toBe(503);
  expect(report.json()).toMatchObject({ errorCode: 'DATABASE_UNAVAILABLE' });
  expect(report.headers['retry-after']).toBe('2');
  expect((await platform.app.inject('/ready')).statusCode).toBe(200);
  const player = await makePlayer(platform, { game: 100_000n });
  const game = await play(platform, player);
  await game.bet('r2', 'b2', '1.00');
  platform.ctx.reads = undefined;
  expect((await callAs(platform, finance, REPORT)).json()).toMatchObject({ read_from: 'database' });
});
