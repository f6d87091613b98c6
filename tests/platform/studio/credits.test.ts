import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StakeCurrency } from '../../../contracts/src/money';
import { emptyDatabase } from '../../support/database';
import {
  CARDS_GAME,
  CASH_OUT,
  cellsOf,
  letADayPass,
  MINES_GAME,
  openCell,
  sit,
} from '../../support/studio/decision-player';
import { GAME, type Studio, startStudio, startWallet } from '../../support/studio/studio';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Studio;

const mines = { engine: 'mines', mines: 3 };
const inMinor = (amount: string) => BigInt(amount.replace('.', ''));

beforeAll(async () => {
  wallet = await startWallet();
  studio = await startStudio(await emptyDatabase(), wallet.url);
});
beforeEach(() => {
  wallet.pace = { round_seconds: 0, may_hurry: true, may_autoplay: true };
  wallet.trouble = () => 'none';
});
afterAll(async () => {
  await studio.stop();
  await wallet.stop();
});

/** A player at a game, for money and for credits: two sessions of the same person. */
function somebody(game: string) {
  const player = `player-${randomUUID()}`;
  const play = (currency: StakeCurrency) => sit(studio, game, wallet.token(player, game, currency));
  return { player, play };
}

const spin = (secret: string, bet = '10.00', spin_id: string = randomUUID()) =>
  studio.call('POST', '/spin', secret, { spin_id, bet });
const shownTo = async (secret: string) =>
  (await studio.call('GET', '/rounds', secret)).body.items.map(({ id }: { id: string }) => id);

test.each([GAME, MINES_GAME, CARDS_GAME])('%s opens for credits with the bets of hryvnias', async (game) => {
  const { play } = somebody(game);
  const [money, credits] = [(await play('uah')).opened, (await play('crd')).opened];
  expect(credits).toMatchObject({
    mode: 'real',
    currency: 'crd',
    balance: '1000.00',
    bet: money.bet,
    bets: money.bets,
  });
});

test('a spin for credits is staked and paid in credits, and no money moves', async () => {
  const { player, play } = somebody(GAME);
  await play('uah');
  const { at } = await play('crd');
  const { round } = (await spin(at.secret)).body;
  expect(round).toMatchObject({ status: 'settled', stake: '10.00' });
  expect(wallet.balanceOf(player, 'crd')).toBe(100_000n - 1_000n + inMinor(round.win));
  expect(wallet.balanceOf(player)).toBe(100_000n);
  const bare = await studio.call('POST', '/session', '', {
    ...{ mode: 'demo', game: GAME, currency: 'crd', exchange: randomUUID(), locale: 'uk' },
  });
  expect(bare).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION_ERROR' } });
});

test.each<[StakeCurrency, StakeCurrency]>([
  ['uah', 'crd'],
  ['crd', 'uah'],
])(
  'a spin for %s that was left is not shown in a session of %s, and is finished where it was begun',
  async (one, other) => {
    const { play } = somebody(GAME);
    const { at } = await play(one);
    wallet.trouble = ({ action }) => (action === 'play' ? 'lost-request' : 'none');
    const spinId = randomUUID();
    const cut = (await spin(at.secret, '10.00', spinId)).body.round;
    expect(cut.status).toBe('pending');
    wallet.trouble = () => 'none';
    const elsewhere = await play(other);
    expect(elsewhere.opened.unfinished).toBeNull();
    expect((await spin(elsewhere.at.secret)).body.round.status).toBe('settled');
    await studio.call('POST', '/seen', elsewhere.at.secret, {});
    expect(await shownTo(elsewhere.at.secret)).not.toContain(cut.id);
    await studio.pool.query('update rounds set next_attempt_at = now() where id = $1', [cut.id]);
    const state = async () =>
      (await studio.pool.query('select state from rounds where id = $1', [cut.id])).rows[0].state;
    await expect.poll(state).toBe('settled');
    expect((await play(one)).opened.unfinished).toMatchObject({ id: cut.id, status: 'settled', stake: '10.00' });
  },
);

test('a field of mines that is open for money is not found, decided in or in the way for credits', async () => {
  const { player, play } = somebody(MINES_GAME);
  const forMoney = await play('uah');
  const { round } = (await forMoney.at.start(mines)).body;
  const { safe } = await cellsOf(studio, round.id);
  const forCredits = await play('crd');
  expect(forCredits.opened.unfinished).toBeNull();
  expect((await forCredits.at.open()).body.round).toBeNull();
  const foreign = await forCredits.at.decide(round, 0, openCell(safe[0]));
  expect(foreign).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND' } });
  const beside = (await forCredits.at.start(mines)).body.round;
  expect(beside.status).toBe('open');
  expect((await forMoney.at.open()).body.round.id).toBe(round.id);
  expect((await (await play('uah')).at.decide(round, 0, openCell(safe[0]))).body.round.outcome.opened).toEqual([
    safe[0],
  ]);
  const { amount } = (await forMoney.at.decide(round, 1, CASH_OUT)).body.round.outcome.now;
  expect(wallet.balanceOf(player)).toBe(100_000n - 1_000n + inMinor(amount));
  expect(wallet.balanceOf(player, 'crd')).toBe(100_000n - 1_000n);
  expect(await forCredits.at.rounds()).toHaveLength(1);
});

test('a field of mines that was left for credits ends after a day by its own session, whatever is played since', async () => {
  const { player, play } = somebody(MINES_GAME);
  const { round } = (await (await play('crd')).at.start(mines)).body;
  await play('uah');
  await letADayPass(studio, round.id);
  await expect.poll(() => wallet.balanceOf(player, 'crd')).toBe(100_000n);
  expect(wallet.balanceOf(player)).toBe(100_000n);
});

test('a pair of seeds of money can be revealed while a round of credits is open: it has a pair of its own', async () => {
  const { play } = somebody(CARDS_GAME);
  const forMoney = await play('uah');
  const forCredits = await play('crd');
  expect((await forCredits.at.start({ engine: 'high-low' })).status).toBe(200);
  expect((await forCredits.at.turn()).body.errorCode).toBe('ROUND_OPEN');
  expect((await forMoney.at.turn()).status).toBe(200);
});

test.each<[StakeCurrency, StakeCurrency]>([
  ['uah', 'crd'],
  ['crd', 'uah'],
])('a spin for %s counts in the pace of one for %s', async (first, second) => {
  wallet.pace = { round_seconds: 60, may_hurry: false, may_autoplay: false };
  const { play } = somebody(GAME);
  expect((await spin((await play(first)).at.secret)).status).toBe(200);
  const { opened, at } = await play(second);
  expect(opened.pace.wait_ms).toBeGreaterThan(30_000);
  expect(await spin(at.secret)).toMatchObject({ status: 429, body: { errorCode: 'TOO_FAST' } });
});
