import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { recompute } from '../../../studio/src/client/recompute';
import { type ChosenChoice, chosenPays, drawChosen } from '../../../studio/src/maths/chosen/chosen-round';
import { payout } from '../../../studio/src/maths/decisions/ratio';
import { CHOSEN_GAMES } from '../../support/studio/chosen-games';
import { MINES_GAME } from '../../support/studio/decision-player';
import { it } from '../../support/studio/house-test';
import { GAME } from '../../support/studio/studio';
import type { StudioAndPlatform } from '../../support/studio/studio-and-platform';

const CHOICES: readonly ChosenChoice[] = [
  { engine: 'dice', side: 'over', winning: 4_850 },
  { engine: 'keno', marked: [2, 9, 17, 40] },
  { engine: 'plinko', rows: 12, risk: 'high' },
];
const minor = (amount: string) => BigInt(amount.replace('.', ''));

/** A player at a game, and their spins of it. */
async function seatAt(house: StudioAndPlatform, slug: string) {
  const { player, opened, at } = await house.seat(slug);
  const spin = (choice: object | null, spin_id: string = randomUUID(), bet = '10.00') =>
    house.studio.call('POST', '/spin', opened.secret, { spin_id, bet, ...(choice ? { choice } : {}) });
  return { player, at, spin };
}

it.for(CHOICES)(
  'a round of $engine is drawn for what was chosen, staked and paid in one call, and computed again from its seeds',
  async (choice, { house }) => {
    const { player, at, spin } = await seatAt(house, CHOSEN_GAMES[choice.engine]);
    const { status, body } = await spin(choice);
    expect(status).toBe(200);
    expect(body.round).toMatchObject({ status: 'settled', stake: '10.00', outcome: choice });
    const { game, electronic } = await house.walletOf(player);
    expect([game, electronic]).toEqual([49_000n, minor(body.round.win)]);
    expect(await house.movesOf(player)).toEqual(['bet', 'win']);

    await at.turn();
    const [played] = await at.rounds();
    const seeds = { serverSeed: played.server_seed, clientSeed: played.client_seed, nonce: played.nonce };
    const again = recompute(drawChosen, choice, seeds);
    expect(played.outcome).toMatchObject(again);
    expect(payout(1_000n, chosenPays(again))).toBe(minor(played.win));
  },
);

it('the same spin id is one round of one choice: with another it is refused, and nothing is staked twice', async ({
  house,
}) => {
  const { player, spin } = await seatAt(house, CHOSEN_GAMES.plinko);
  const id = randomUUID();
  const choice = { engine: 'plinko', rows: 8, risk: 'low' };
  const [first, twin] = await Promise.all([spin(choice, id), spin(choice, id)]);
  expect(twin.body.round).toEqual(first.body.round);
  const other = await spin({ ...choice, risk: 'high' }, id);
  expect([other.status, other.body.errorCode]).toEqual([409, 'SPIN_ID_REUSED']);
  expect(await house.movesOf(player)).toEqual(['bet', 'win']);
});

it.for([
  ['dice', null, 400, 'VALIDATION_ERROR'],
  ['dice', { engine: 'dice', side: 'under', winning: 99 }, 400, 'VALIDATION_ERROR'],
  ['dice', { engine: 'dice', side: 'edge', winning: 5_000 }, 400, 'VALIDATION_ERROR'],
  ['dice', { engine: 'dice', side: 'under', winning: 5_000, rolled: 1 }, 400, 'VALIDATION_ERROR'],
  ['keno', { engine: 'keno', marked: [] }, 400, 'VALIDATION_ERROR'],
  ['keno', { engine: 'keno', marked: [5, 5] }, 400, 'VALIDATION_ERROR'],
  ['keno', { engine: 'keno', marked: [9, 2] }, 400, 'VALIDATION_ERROR'],
  ['keno', { engine: 'keno', marked: [1, 41] }, 400, 'VALIDATION_ERROR'],
  ['plinko', { engine: 'plinko', rows: 9, risk: 'low' }, 400, 'VALIDATION_ERROR'],
  ['plinko', { engine: 'dice', side: 'under', winning: 5_000 }, 409, 'WRONG_ENGINE'],
] as const)(
  'at %s a choice of %o is refused with %i %s, and nothing is taken',
  async ([engine, choice, status, code], { house }) => {
    const { player, spin } = await seatAt(house, CHOSEN_GAMES[engine]);
    const refused = await spin(choice);
    expect([refused.status, refused.body.errorCode]).toEqual([status, code]);
    expect(await house.movesOf(player)).toEqual([]);
  },
);

it('a slot takes no choice, and a game of decisions is not played by spins', async ({ house }) => {
  const dice = { engine: 'dice', side: 'under', winning: 5_000 };
  const slot = await seatAt(house, GAME);
  expect((await slot.spin(dice)).body.errorCode).toBe('WRONG_ENGINE');
  expect((await slot.spin(null)).status).toBe(200);
  const mines = await seatAt(house, MINES_GAME);
  expect((await mines.spin(dice)).body.errorCode).toBe('WRONG_ENGINE');
});

it('a demo draws for what was chosen too, and the wallet hears of nothing', async ({ house }) => {
  const before = await house.movements();
  const game = CHOSEN_GAMES.keno;
  const body = { mode: 'demo', game, currency: 'uah', exchange: randomUUID(), locale: 'uk' };
  const opened = (await house.studio.call('POST', '/session', '', body)).body;
  const pair = { commitment: opened.fairness.next_commitment, client_seed: 'the-players-own' };
  await house.studio.call('POST', '/seeds', opened.secret, pair);
  const choice = { engine: 'keno', marked: [1, 2, 3] };
  const { body: played } = await house.studio.call('POST', '/spin', opened.secret, {
    spin_id: randomUUID(),
    bet: '10.00',
    choice,
  });
  expect(played.round).toMatchObject({ status: 'settled', outcome: choice });
  expect(await house.movements()).toBe(before);
});
