import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../support/database';
import { CARDS_GAME, MINES_GAME, sit } from '../../support/studio/decision-player';
import { type SpinPlayers, spinPlayers } from '../../support/studio/spin-players';
import { GAME, type Studio, startStudio, startWallet } from '../../support/studio/studio';

let database: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Studio;
let players: SpinPlayers;

const TOO_FAST = { status: 429, body: { errorCode: 'TOO_FAST' } };
/** The longest there is: a busy machine takes seconds from one call to the next. */
const BOUND = { round_seconds: 60, may_hurry: false, may_autoplay: false };
const mines = { engine: 'mines', mines: 3 };

beforeAll(async () => {
  database = await emptyDatabase();
  wallet = await startWallet();
  studio = await startStudio(database, wallet.url);
  players = spinPlayers(studio, wallet);
});
beforeEach(() => {
  wallet.pace = BOUND;
});
afterAll(async () => {
  await studio.stop();
  await wallet.stop();
});

/** Lets so many seconds go by between the rounds of all players. */
const pass = (seconds: number) =>
  studio.pool.query('update rounds set created_at = created_at - make_interval(secs => $1)', [seconds]);

test('a game is told its pace when it is opened, and how long to wait with each round', async () => {
  const { body } = await players.open('opener');
  expect(body.pace).toEqual({ ...BOUND, wait_ms: 0 });
  const { secret } = await players.seat();
  const { wait_ms } = (await players.spin(secret)).body;
  expect(wait_ms).toBeGreaterThan(30_000);
  expect(wait_ms).toBeLessThanOrEqual(60_000);
});

test('a game is told whether it may play by itself as the wallet says it', async () => {
  wallet.pace = { round_seconds: 0, may_hurry: true, may_autoplay: true };
  expect((await players.open('by-itself')).body.pace).toEqual({ ...wallet.pace, wait_ms: 0 });
});

test('a round too soon after the last one is refused with how long to wait, and nothing is taken', async () => {
  const { player, secret } = await players.seat();
  const first = randomUUID();
  await players.spin(secret, first);
  const before = wallet.balanceOf(player);
  const calls = wallet.calls.length;
  const early = await players.spin(secret);
  expect(early).toMatchObject(TOO_FAST);
  expect(early.body.wait_ms).toBeGreaterThan(30_000);
  expect(wallet.balanceOf(player)).toBe(before);
  expect(wallet.calls).toHaveLength(calls);
  // What was played is answered again at any time.
  expect((await players.spin(secret, first)).body.round.status).toBe('settled');
  await pass(30);
  const later = await players.spin(secret);
  expect(later).toMatchObject(TOO_FAST);
  expect(later.body.wait_ms).toBeLessThanOrEqual(30_000);
  await pass(30);
  expect((await players.spin(secret)).body.round.status).toBe('settled');
});

test('of two rounds at once one is taken', async () => {
  const { secret } = await players.seat();
  const answers = await Promise.all(Array.from({ length: 6 }, () => players.spin(secret)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(['TOO_FAST', 'ROUND_UNFINISHED']).toContain(body.errorCode);
  expect(wallet.applied).toEqual(['bet', 'win']);
});

test('a second window of the same player waits for the round of the first, and is told so as it opens', async () => {
  const { player, secret } = await players.seat();
  await players.spin(secret);
  const { body } = await players.open(player);
  expect(body.pace.wait_ms).toBeGreaterThan(30_000);
  expect(await players.spin(body.secret)).toMatchObject(TOO_FAST);
  const other = await players.seat();
  expect((await players.spin(other.secret)).body.round.status).toBe('settled');
});

test('a studio that was started anew between two rounds still has the second one wait', async () => {
  const first = await startStudio(database, wallet.url);
  const { secret } = await players.seat();
  expect((await players.spin(secret, randomUUID(), first)).status).toBe(200);
  await first.stop();
  const second = await startStudio(database, wallet.url);
  expect(await players.spin(secret, randomUUID(), second)).toMatchObject(TOO_FAST);
  await second.stop();
});

test.each(['rejected', 'refunded'])(
  'a stake that ended %s began no round: the next one need not wait',
  async (state) => {
    const { secret } = await players.seat();
    const { round } = (await players.spin(secret)).body;
    await studio.pool.query('update rounds set state = $2 where id = $1', [round.id, state]);
    expect((await players.spin(secret)).status).toBe(200);
  },
);

test.each([
  [MINES_GAME, mines],
  [CARDS_GAME, { engine: 'high-low' }],
])('rounds of %s keep the same pace, counted from their beginning', async (game, choice) => {
  const player = `player-${randomUUID()}`;
  const { at } = await sit(studio, game, wallet.token(player, game));
  const begun = await Promise.all([at.start(choice), at.start(choice)]);
  const taken = begun.find(({ status }) => status === 200);
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(taken?.body.wait_ms).toBeGreaterThan(30_000);
  await studio.pool.query("update rounds set state = 'settled', win = 0 where id = $1", [taken?.body.round.id]);
  expect(await at.start(choice)).toMatchObject(TOO_FAST);
  const again = await sit(studio, game, wallet.token(player, game));
  expect(await again.at.start(choice)).toMatchObject(TOO_FAST);
  await pass(60);
  expect((await again.at.start(choice)).status).toBe(200);
});

test('play money has no pace of a law: nobody is known, and nothing is staked', async () => {
  const demo = { mode: 'demo', game: GAME, currency: 'uah', exchange: randomUUID(), locale: 'uk' };
  const { secret, fairness, pace, bet } = (await studio.call('POST', '/session', '', demo)).body;
  expect(pace).toEqual({ round_seconds: 0, may_hurry: true, may_autoplay: false, wait_ms: 0 });
  await studio.call('POST', '/seeds', secret, { commitment: fairness.next_commitment, client_seed: 'mine' });
  for (let round = 0; round < 2; round += 1)
    expect((await players.spin(secret, randomUUID(), studio, bet)).body.round.status).toBe('settled');
});
