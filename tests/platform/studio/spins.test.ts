import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { recompute } from '../../../studio/src/client/recompute';
import { MIGRATIONS } from '../../../studio/src/db/migrations';
import { sha256Hex } from '../../../studio/src/fairness/sha256';
import { drawRound } from '../../../studio/src/maths/round';
import { emptyDatabase } from '../../support/database';
import { type SpinPlayers, spinPlayers } from '../../support/studio/spin-players';
import { catalogue, GAME, type Studio, startStudio, startWallet, type Trouble } from '../../support/studio/studio';

let database: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Studio;
let players: SpinPlayers;
const open: SpinPlayers['open'] = (...input) => players.open(...input);
const seat: SpinPlayers['seat'] = () => players.seat();
const spin: SpinPlayers['spin'] = (...input) => players.spin(...input);
const exchangeOf = () => randomUUID();

const inMinor = (amount: string) => BigInt(amount.replace('.', ''));

beforeAll(async () => {
  database = await emptyDatabase();
  wallet = await startWallet();
  studio = await startStudio(database, wallet.url);
  players = spinPlayers(studio, wallet);
});
afterEach(() => {
  wallet.trouble = () => 'none';
});
afterAll(async () => {
  await studio.stop();
  await wallet.stop();
});

test('the same spin id is one round, asked again or twice at once', async () => {
  const { player, secret } = await seat();
  const id = exchangeOf();
  const [first, twin] = await Promise.all([spin(secret, id), spin(secret, id)]);
  const again = await spin(secret, id);
  expect(first.body.round).toMatchObject({ spin_id: id, status: 'settled', stake: '10.00' });
  expect(twin.body.round).toEqual(first.body.round);
  expect(again.body.round).toEqual(first.body.round);
  expect(wallet.applied).toEqual(['bet', 'win']);
  expect(wallet.balanceOf(player)).toBe(100_000n - 1_000n + inMinor(first.body.round.win));
  expect(again.body.fairness.nonce).toBe(1);
  expect(await spin(secret, id, studio, '20.00')).toMatchObject({ status: 409, body: { errorCode: 'SPIN_ID_REUSED' } });
});

test.each<Trouble>(['lost-request', 'lost-answer'])(
  'a play with a %s is repeated and moves money once',
  async (trouble) => {
    const { player, secret } = await seat();
    wallet.trouble = () => (wallet.calls.length === 1 ? trouble : 'none');
    const { body } = await spin(secret);
    expect(body.round.status).toBe('settled');
    expect(wallet.calls).toEqual(['play', 'play']);
    expect(wallet.applied).toEqual(['bet', 'win']);
    expect(wallet.balanceOf(player)).toBe(100_000n - 1_000n + inMinor(body.round.win));
  },
);

test.each(['play', 'bet', 'win'])('a round whose process dies at its %s is finished by another one', async (action) => {
  const settings = { WALLET_SINGLE_CALLS: action === 'play' ? 'off' : 'on' };
  const dying = await startStudio(database, wallet.url, 0, settings);
  const { player, secret } = await seat();
  const id = exchangeOf();
  wallet.trouble = (call) => (call.action === action && wallet.held.length === 0 ? 'held' : 'none');
  const cut = spin(secret, id, dying);
  await expect.poll(() => wallet.held).toHaveLength(1);
  await dying.stop();
  for (const answer of wallet.held.splice(0)) answer();
  // Its own database is closed to it by then.
  expect((await cut).status).toBe(503);
  wallet.trouble = () => 'none';

  // The dead process still holds the lease: only when it has run out may another one go on.
  const state = async () =>
    (await studio.pool.query('select state from rounds where spin_id = $1', [id])).rows[0].state;
  expect(await state()).toBe('play_sent');
  await studio.pool.query(
    `update rounds set lease_until = lease_until - interval '31 seconds',
      next_attempt_at = next_attempt_at - interval '31 seconds' where spin_id = $1`,
    [id],
  );
  await expect.poll(state).toBe('settled');

  const { body } = await open(player);
  expect(body.unfinished).toMatchObject({ spin_id: id, status: 'settled' });
  expect((await spin(secret, id)).body.round).toEqual(body.unfinished);
  expect(wallet.applied).toEqual(['bet', 'win']);
  expect(wallet.balanceOf(player)).toBe(100_000n - 1_000n + inMinor(body.unfinished.win));
});

test('a token is spent once; only the exchange that spent it gets the session again', async () => {
  wallet.calls = [];
  const first = await open('spender');
  const again = await open('spender', first);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.secret).not.toBe(first.body.secret);
  expect((await studio.call('GET', '/rounds', first.body.secret)).status).toBe(401);
  expect((await studio.call('GET', '/rounds', again.body.secret)).status).toBe(200);
  const stolen = await open('spender', { token: first.token });
  expect(stolen).toMatchObject({ status: 401, body: { errorCode: 'SESSION_EXPIRED' } });
  expect(wallet.calls).toEqual(['authenticate', 'balance', 'authenticate']);
  const { rows } = await studio.pool.query("select id from sessions where holder = 'player:spender'");
  expect(rows).toHaveLength(1);
});

test('a player sees, plays and turns nothing of another one', async () => {
  const [anna, boris] = [await seat(), await seat()];
  const id = exchangeOf();
  const annas = (await spin(anna.secret, id)).body;
  const boriss = (await spin(boris.secret, id)).body;
  expect(boriss.round.id).not.toBe(annas.round.id);
  const rounds = (await studio.call('GET', '/rounds', boris.secret)).body.items;
  expect(rounds.map((round: { id: string }) => round.id)).toEqual([boriss.round.id]);
  const turn = { commitment: annas.fairness.next_commitment, client_seed: 'boris' };
  expect(await studio.call('POST', '/seeds', boris.secret, turn)).toMatchObject({ status: 409 });
  expect((await studio.call('GET', '/seeds', anna.secret)).body).toEqual(annas.fairness);
  for (const secret of ['', randomUUID(), anna.player]) {
    expect(await spin(secret, id)).toMatchObject({ status: 401, body: { errorCode: 'SESSION_EXPIRED' } });
  }
});

test.each(['real', 'demo'])('the first pair of %s play waits for the seed of the player', async (mode) => {
  wallet.calls = [];
  const demo = { mode: 'demo', game: GAME, currency: 'kzt', exchange: exchangeOf(), locale: 'kk' };
  const opened = mode === 'demo' ? await studio.call('POST', '/session', '', demo) : await open(`new-${randomUUID()}`);
  const { secret, fairness, bet } = opened.body;
  expect(fairness).toMatchObject({ commitment: null, client_seed: null, nonce: 0 });
  expect(await spin(secret, exchangeOf(), studio, bet)).toMatchObject({
    status: 409,
    body: { errorCode: 'SEED_NEEDED' },
  });
  expect(wallet.calls).not.toContain('bet');
  const pair = { commitment: fairness.next_commitment, client_seed: 'made-in-the-browser' };
  const started = (await studio.call('POST', '/seeds', secret, pair)).body;
  expect(started).toMatchObject({ revealed: null, fairness: { ...pair, nonce: 0 } });
  expect((await spin(secret, exchangeOf(), studio, bet)).body.round.status).toBe('settled');
});

test('seeds turn to exactly the one committed to before the player chose', async () => {
  const { secret } = await seat();
  const seeds = () => studio.call('GET', '/seeds', secret);
  const turn = (commitment: string, client_seed: string) =>
    studio.call('POST', '/seeds', secret, { commitment, client_seed });
  const model = catalogue.modelOfGame(GAME);
  if (model.engine !== 'slot') throw new Error('these are the seeds of a slot');
  let seen = (await seeds()).body;
  for (const clientSeed of ['second', 'third']) {
    const played = [(await spin(secret)).body.round, (await spin(secret)).body.round];
    // Spins change nothing of what was promised.
    expect((await seeds()).body).toEqual({ ...seen, nonce: 2 });
    const { body } = await turn(seen.next_commitment, clientSeed);
    expect(body.fairness).toMatchObject({ commitment: seen.next_commitment, client_seed: clientSeed, nonce: 0 });
    expect(body.fairness.next_commitment).not.toBe(seen.next_commitment);
    const { revealed } = body;
    expect(revealed).toMatchObject({ commitment: seen.commitment, client_seed: seen.client_seed, rounds: 2 });
    expect(sha256Hex(revealed.server_seed)).toBe(seen.commitment);
    for (const [nonce, round] of played.entries()) {
      const again = recompute(drawRound, model, {
        serverSeed: revealed.server_seed,
        clientSeed: revealed.client_seed,
        nonce,
      });
      expect(round.outcome.spins.map((one: { stops: number[] }) => one.stops)).toEqual(
        again.spins.map((one) => one.stops),
      );
    }
    // An answer that was lost is given again; the same seed for another commitment, or another seed, is not taken.
    expect((await turn(seen.next_commitment, clientSeed)).body).toEqual(body);
    const passed = { status: 409, body: { errorCode: 'COMMITMENT_PASSED' } };
    expect(await turn(seen.next_commitment, 'other')).toMatchObject(passed);
    expect(await turn(sha256Hex('nobody promised this'), clientSeed)).toMatchObject(passed);
    seen = body.fairness;
    expect((await seeds()).body).toEqual(seen);
  }
  const { items } = (await studio.call('GET', '/rounds', secret)).body;
  const secrets = items.map((round: { server_seed: string | null }) => round.server_seed);
  expect(new Set(secrets).size).toBe(2);
  expect(secrets).not.toContain(null);
});

test('of two turns at once one is made', async () => {
  const { secret } = await seat();
  const { next_commitment: commitment } = (await studio.call('GET', '/seeds', secret)).body;
  const turns = ['left', 'right'].map((client_seed) =>
    studio.call('POST', '/seeds', secret, { commitment, client_seed }),
  );
  expect((await Promise.all(turns)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('pairs of before the sealed seeds are revealed by the migration, but where a round is still to be drawn', async () => {
  const url = await emptyDatabase();
  const old = new pg.Pool({ connectionString: url });
  const [first] = MIGRATIONS;
  if (first === undefined) throw new Error('There is a first migration');
  await old.query('create table migrations (name text primary key, applied_at timestamptz not null default now())');
  await old.query(first.sql);
  await old.query('insert into migrations (name) values ($1)', [first.name]);
  for (const [holder, state] of [
    ['player:idle', 'settled'],
    ['player:busy', 'bet_sent'],
  ]) {
    const session = randomUUID();
    await old.query(
      `insert into seeds (id, holder, server_seed, commitment, client_seed) values ($1, $2, 'secret', 'hash', 'ours')`,
      [randomUUID(), holder],
    );
    await old.query(
      `insert into sessions (id, secret_hash, exchange_hash, mode, wallet_session, holder, game, currency, locale,
        min_bet, max_bet) values ($1::uuid, $1::text, $1::text, 'real', 'w', $2, $3, 'uah', 'uk', 100, 50000)`,
      [session, holder, GAME],
    );
    await old.query(
      `insert into rounds (id, session_id, spin_id, state, stake, next_attempt_at) values ($1, $2, 'spin', $3, 1000, 'infinity')`,
      [randomUUID(), session, state],
    );
  }
  const migrated = await startStudio(url, wallet.url);
  const { rows } = await old.query('select holder, revealed_at is null as running from seeds order by holder');
  expect(rows).toEqual([
    { holder: 'player:busy', running: true },
    { holder: 'player:idle', running: false },
  ]);
  const { body } = await open('idle', { at: migrated });
  expect(body.fairness).toMatchObject({ commitment: null, client_seed: null });
  await migrated.stop();
  await old.end();
});
