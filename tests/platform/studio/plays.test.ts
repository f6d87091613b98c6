import { randomUUID } from 'node:crypto';
import { fromMinor } from '@kozyr/contracts/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../support/database';
import { type SpinPlayers, spinPlayers } from '../../support/studio/spin-players';
import { type Studio, startStudio, startWallet, type Trouble } from '../../support/studio/studio';

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

/** What is kept of a round that is not told yet: read from the database, as nobody in a browser can. */
async function drawnIn(roundId: string): Promise<{ win: string; stops: number[][] }> {
  const { rows } = await studio.pool.query('select outcome, win from rounds where id = $1', [roundId]);
  const { outcome, win } = rows[0];
  return { win: fromMinor(win), stops: outcome.spins.map((one: { stops: number[] }) => one.stops) };
}

test.each<[Trouble, string[]]>([
  ['lost-request', []],
  ['lost-answer', ['bet', 'win']],
])('a play that is not answered (%s) tells nothing and ends as it was drawn', async (trouble, applied) => {
  const { player, secret } = await seat();
  wallet.trouble = ({ action }) => (action === 'play' ? trouble : 'none');
  const id = exchangeOf();
  const { body } = await spin(secret, id);
  const nothing = { win: '0.00', nonce: null, outcome: null, balance: null };
  expect(body.round).toMatchObject({ status: 'pending', failure: null, ...nothing });
  expect(wallet.applied).toEqual(applied);
  const kept = await drawnIn(body.round.id);
  expect((await studio.call('GET', '/rounds', secret)).body.items).toEqual([]);
  // The seeds of what was drawn stay sealed, and no other round comes before it.
  const { next_commitment: commitment } = body.fairness;
  const turn = await studio.call('POST', '/seeds', secret, { commitment, client_seed: 'curious' });
  expect(turn).toMatchObject({ status: 409, body: { errorCode: 'ROUND_OPEN' } });
  expect(await spin(secret)).toMatchObject({ status: 409, body: { errorCode: 'ROUND_UNFINISHED' } });

  wallet.trouble = () => 'none';
  const again = (await spin(secret, id)).body;
  expect(again.round).toMatchObject({ status: 'settled', nonce: 0, win: kept.win });
  expect(again.round.outcome.spins.map((one: { stops: number[] }) => one.stops)).toEqual(kept.stops);
  expect(wallet.applied).toEqual(['bet', 'win']);
  expect(wallet.balanceOf(player)).toBe(100_000n - 1_000n + inMinor(kept.win));
  expect(wallet.calls).not.toContain('refund');
});

test('a refused play tells nothing of what was drawn, and its nonce is that of the next stake, which goes first', async () => {
  const { secret } = await seat();
  wallet.trouble = ({ actions }) => {
    // More than there is.
    for (const action of actions) if (action.action === 'bet') action.amount = '99999.00';
    return 'none';
  };
  const id = exchangeOf();
  const { body } = await spin(secret, id);
  const nothing = { win: '0.00', nonce: null, outcome: null };
  expect(body.round).toMatchObject({ status: 'rejected', failure: 'INSUFFICIENT_FUNDS', ...nothing });
  expect(body.fairness.nonce).toBe(0);
  const { rows } = await studio.pool.query('select outcome, win, seed_id, nonce from rounds where spin_id = $1', [id]);
  expect(rows).toEqual([{ outcome: null, win: null, seed_id: null, nonce: null }]);
  wallet.trouble = () => 'none';
  const next = (await spin(secret)).body;
  expect(next).toMatchObject({ round: { status: 'settled', nonce: 0 }, fairness: { nonce: 1 } });
  expect((await spin(secret)).body).toMatchObject({ round: { status: 'settled', nonce: 1 }, fairness: { nonce: 2 } });
  expect(wallet.calls).toEqual(['play', 'bet', 'win', 'play']);
});

test('windows of one player that spin at once draw by a nonce each', async () => {
  const { player, secret } = await seat();
  const others = await Promise.all(Array.from({ length: 5 }, () => open(player)));
  const secrets = [secret, ...others.map(({ body }) => body.secret)];
  const spun = await Promise.all(secrets.map((one) => spin(one)));
  expect(spun.map(({ body }) => body.round.status)).toEqual(secrets.map(() => 'settled'));
  expect(spun.map(({ body }) => body.round.nonce).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  const won = spun.reduce((sum, { body }) => sum + inMinor(body.round.win), 0n);
  expect(wallet.balanceOf(player)).toBe(100_000n - 6_000n + won);
  expect((await studio.call('GET', '/seeds', secret)).body.nonce).toBe(6);
});

test('a platform that knows no play gets the stake and the win of a drawn round one by one', async () => {
  const single = await startStudio(database, wallet.url, 0, { WALLET_SINGLE_CALLS: 'on' });
  const { player, secret } = await seat();
  const id = exchangeOf();
  let struck = 0;
  wallet.trouble = ({ action }) => (action === 'win' && struck++ === 0 ? 'lost-answer' : 'none');
  const { body } = await spin(secret, id, single);
  expect(body.round.status).toBe('settled');
  expect(wallet.calls).toEqual(['bet', 'win', 'win']);
  expect(wallet.applied).toEqual(['bet', 'win']);
  expect(wallet.balanceOf(player)).toBe(100_000n - 1_000n + inMinor(body.round.win));
  await single.stop();
});
