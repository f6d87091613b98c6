import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recompute } from '../../../studio/src/client/recompute';
import { sha256Hex } from '../../../studio/src/fairness/sha256';
import { cascadeModelOf } from '../../../studio/src/maths/cascade/models';
import { drawCascade } from '../../../studio/src/maths/cascade/round';
import { coinsToMinor } from '../../../studio/src/maths/round';
import { emptyDatabase } from '../../support/database';
import { catalogue, type Studio, startStudio, startWallet } from '../../support/studio/studio';

const GAME = catalogue.games.find((game) => catalogue.modelOfGame(game.slug).engine === 'cascade')?.slug ?? '';
const STAKE = 1_000n;

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Studio;

beforeAll(async () => {
  wallet = await startWallet();
  studio = await startStudio(await emptyDatabase(), wallet.url);
});
afterAll(async () => {
  await studio.stop();
  await wallet.stop();
});

const inMinor = (amount: string) => BigInt(amount.replace('.', ''));

const openReal = async (player: string, game: string) =>
  (
    await studio.call('POST', '/session', '', {
      ...{ mode: 'real', game, token: wallet.token(player, game), exchange: randomUUID(), locale: 'kk' },
    })
  ).body;

const start = (secret: string, commitment: string) =>
  studio.call('POST', '/seeds', secret, { commitment, client_seed: 'the-players-own' });

const spin = (secret: string, spin_id: string = randomUUID()) =>
  studio.call('POST', '/spin', secret, { spin_id, bet: '10.00' });

test('rounds of a cascade move the wallet by what they pay, and come out again of their revealed seeds', async () => {
  const player = `player-${randomUUID()}`;
  const { secret, fairness } = await openReal(player, GAME);
  await start(secret, fairness.next_commitment);
  wallet.applied = [];
  const played = [];
  for (let count = 0; count < 12; count += 1) played.push((await spin(secret)).body.round);

  const won = played.reduce((sum, round) => sum + inMinor(round.win), 0n);
  expect(wallet.balanceOf(player)).toBe(100_000n - 12n * STAKE + won);
  expect(wallet.applied).toEqual(played.flatMap(() => ['bet', 'win']));

  const { next_commitment } = (await studio.call('GET', '/seeds', secret)).body;
  const { revealed } = (await start(secret, next_commitment)).body;
  expect(sha256Hex(revealed.server_seed)).toBe(fairness.next_commitment);
  const model = catalogue.modelOfGame(GAME);
  for (const [nonce, round] of played.entries()) {
    const seeds = { serverSeed: revealed.server_seed, clientSeed: revealed.client_seed, nonce };
    const again = recompute(drawCascade, cascadeModelOf(model.id), seeds);
    expect(round.outcome.engine).toBe('cascade');
    expect(round.outcome.spins.map((one: { grid: string[][] }) => one.grid)).toEqual(
      again.spins.map(({ grid }) => grid),
    );
    expect(inMinor(round.win)).toBe(coinsToMinor(again.coins, STAKE));
  }
  const { items } = (await studio.call('GET', '/rounds', secret)).body;
  expect(items.map((item: { model: string }) => item.model)).toEqual(played.map(() => model.id));
});

test('a repeated spin is one round, and one cut off is shown whole when the game is opened again', async () => {
  const player = `player-${randomUUID()}`;
  const { secret, fairness } = await openReal(player, GAME);
  await start(secret, fairness.next_commitment);
  const id = randomUUID();
  const [first, twin] = await Promise.all([spin(secret, id), spin(secret, id)]);
  expect(twin.body.round).toEqual(first.body.round);
  expect(wallet.balanceOf(player)).toBe(100_000n - STAKE + inMinor(first.body.round.win));
  expect((await openReal(player, GAME)).unfinished).toEqual(first.body.round);
});

test('a game of another engine is not played by spins', async () => {
  const other = catalogue.games.find((game) => catalogue.modelOfGame(game.slug).engine === 'mines')?.slug ?? '';
  const { secret, fairness } = await openReal(`player-${randomUUID()}`, other);
  await start(secret, fairness.next_commitment);
  expect(await spin(secret)).toMatchObject({ status: 409, body: { errorCode: 'WRONG_ENGINE' } });
});

test('the next spin of a session waits for its time; the one that was made is answered again at once', async () => {
  const database = await emptyDatabase();
  const paced = await startStudio(database, wallet.url, 60_000);
  const body = { mode: 'demo', game: GAME, currency: 'kzt', locale: 'en' };
  const opened = (await paced.call('POST', '/session', '', { ...body, exchange: randomUUID() })).body;
  const pair = { commitment: opened.fairness.next_commitment, client_seed: 'mine' };
  await paced.call('POST', '/seeds', opened.secret, pair);
  const play = (spin_id: string) => paced.call('POST', '/spin', opened.secret, { spin_id, bet: opened.bet });
  const id = randomUUID();
  const first = await play(id);
  expect(first.body.round.status).toBe('settled');
  expect(await play(randomUUID())).toMatchObject({ status: 429, body: { errorCode: 'TOO_FAST' } });
  expect((await play(id)).body.round).toEqual(first.body.round);
  // A minute later.
  await paced.pool.query("update rounds set created_at = created_at - interval '61 seconds'");
  expect((await play(randomUUID())).body.round.status).toBe('settled');
  await paced.stop();
});
