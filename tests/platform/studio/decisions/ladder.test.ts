import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { recompute } from '../../../../studio/src/client/recompute';
import { shuffleDeck } from '../../../../studio/src/maths/decisions/cards';
import { decimal, payout } from '../../../../studio/src/maths/decisions/ratio';
import { ladderOf, layMines } from '../../../../studio/src/maths/mines/mines';
import { readFailure } from '../../../../studio/src/rounds/failure';
import { setLimitOf } from '../../../support/play/limits-caller';
import {
  CARDS_GAME,
  CASH_OUT,
  cellsOf,
  laidIn,
  letADayPass,
  MINES_GAME,
  openCell,
  sit,
  windowAt,
} from '../../../support/studio/decision-player';
import { it } from '../../../support/studio/house-test';
import { GAME } from '../../../support/studio/studio';
import type { StudioAndPlatform } from '../../../support/studio/studio-and-platform';

const MINES = { engine: 'mines', mines: 3 };
const CARDS = { engine: 'high-low' };

it('mines: the stake is taken once, decisions move no money, the cash-out pays what the ladder says', async ({
  house,
}) => {
  const { player, at } = await house.seat();
  const { status, body } = await at.start(MINES);
  expect(status).toBe(200);
  expect(body.round).toMatchObject({ status: 'open', stake: '10.00', balance: '490.00', win: '0.00' });
  const { safe } = await cellsOf(house.studio, body.round.id);
  for (const step of [0, 1, 2]) {
    const answer = await at.decide(body.round, step, openCell(safe[step]));
    expect(answer.body.round).toMatchObject({ status: 'open', outcome: { step: step + 1, layout: null } });
  }
  expect(await house.walletOf(player)).toEqual({ game: 49_000n, electronic: 0n, bonus: 0n });
  expect(await house.historyOf(player)).toMatchObject([{ status: 'open', stakeGame: 1_000n }]);

  const third = ladderOf(3)[2] ?? { top: 0n, under: 1n };
  const paid = payout(1_000n, third);
  const end = (await at.decide(body.round, 3, CASH_OUT)).body.round;
  expect(end).toMatchObject({ status: 'settled', outcome: { ended: 'cashed-out', timed_out: false } });
  expect(end.outcome.now.multiplier).toBe(decimal(third, 4));
  expect(await house.walletOf(player)).toEqual({ game: 49_000n, electronic: paid, bonus: 0n });
  expect(await house.movesOf(player)).toEqual(['bet', 'win']);
  expect(await house.historyOf(player)).toMatchObject([{ status: 'settled', closed: true, winElectronic: paid }]);
});

const rank = (card = 0) => Math.floor(card / 4);

/** A new player's round whose first cards are all of different ranks: whatever lies open, wrong guesses are offered too. */
async function dealtApart(house: StudioAndPlatform) {
  for (let round = 0; round < 60; round += 1) {
    const { player, at } = await house.seat(CARDS_GAME);
    const { body } = await at.start(CARDS);
    const { deck } = await laidIn(house.studio, body.round.id);
    if (new Set(deck.slice(0, 5).map(rank)).size === 5) return { player, at, body, deck };
  }
  throw new Error('Of sixty decks none began with five ranks');
}

it('high-low: the first card is changed, right guesses multiply, a wrong one closes the round with nothing', async ({
  house,
}) => {
  const { player, at, body, deck } = await dealtApart(house);
  expect(body.round.outcome).toMatchObject({ dealt: deck.slice(0, 1), skips_left: 3, deck: null });
  await at.decide(body.round, 0, { kind: 'skip' });
  let step = 1;
  let round = body.round;
  const rightOn = (index: number) =>
    ({ '1': 'higher', '0': 'same', '-1': 'lower' })[String(Math.sign(rank(deck[index + 1]) - rank(deck[index])))];
  for (; step < 4; step += 1) {
    round = (await at.decide(round, step, { kind: 'guess', guess: rightOn(step) })).body.round;
    expect(round).toMatchObject({ status: 'open', outcome: { right: step, dealt: deck.slice(0, step + 2) } });
  }
  const offered = round.outcome.offers.find(
    ({ guess, pays }: { guess: string; pays: object | null }) => pays !== null && guess !== rightOn(step),
  );
  const end = (await at.decide(round, step, { kind: 'guess', guess: offered.guess })).body.round;
  expect(end).toMatchObject({ status: 'settled', win: '0.00', outcome: { ended: 'lost', now: null, deck } });
  expect(await house.walletOf(player)).toEqual({ game: 49_000n, electronic: 0n, bonus: 0n });
  expect(await house.movesOf(player)).toEqual(['bet', 'win']);
});

it('mines: a stake that a limit of the player’s own refuses begins no round, and names the limit', async ({
  house,
}) => {
  const { player, at } = await house.seat();
  await setLimitOf(house.platform, player, 'stake', 'day', '15');
  const { round } = (await at.start(MINES)).body;
  const { safe } = await cellsOf(house.studio, round.id);
  await at.decide(round, 0, openCell(safe[0]));
  expect((await at.decide(round, 1, CASH_OUT)).body.round).toMatchObject({ status: 'settled' });
  const refused = (await at.start(MINES)).body.round;
  expect(refused).toMatchObject({ status: 'rejected', outcome: null });
  expect(readFailure(refused.failure)).toMatchObject({
    code: 'LIMIT_REACHED',
    limit: { kind: 'stake', period: 'day', amount: '15.00', used: '10.00', left: '5.00' },
  });
});

it('nothing hidden leaves the studio before the end, and the pair of an open round is not revealed', async ({
  house,
}) => {
  const { player, at, opened } = await house.seat();
  const { body } = await at.start(MINES);
  const { safe } = await cellsOf(house.studio, body.round.id);
  const { rows } = await house.studio.pool.query(
    'select s.server_seed from seeds s join rounds r on r.seed_id = s.id where r.id = $1',
    [body.round.id],
  );
  const seed: string = rows[0].server_seed;
  const answers = [
    body,
    (await at.decide(body.round, 0, openCell(safe[0]))).body,
    (await at.open()).body,
    await at.rounds(),
  ];
  for (const answer of answers) {
    expect(JSON.stringify(answer)).not.toContain(seed);
    expect(JSON.stringify(answer)).toContain('"layout":null');
  }
  expect(await at.turn()).toMatchObject({ status: 409, body: { errorCode: 'ROUND_OPEN' } });
  // Nor from another game of the same player: a pair is his, not a game's.
  const slot = await sit(house.studio, GAME, await house.launch(player, GAME));
  expect(await slot.at.turn()).toMatchObject({ status: 409, body: { errorCode: 'ROUND_OPEN' } });

  const end = (await at.decide(body.round, 1, CASH_OUT)).body.round;
  const turned = await at.turn();
  expect(turned).toMatchObject({ status: 200, body: { revealed: { server_seed: seed } } });
  const seeds = { serverSeed: seed, clientSeed: opened.fairness.client_seed ?? 'the-players-own', nonce: end.nonce };
  expect(recompute((mines: number, draw) => layMines(draw, mines), 3, seeds)).toEqual(end.outcome.layout);
});

it('a deck is the one its seeds shuffle', async ({ house }) => {
  const { at } = await house.seat(CARDS_GAME);
  const { body } = await at.start(CARDS);
  await at.decide(body.round, 0, { kind: 'skip' });
  await letADayPass(house.studio, body.round.id);
  await expect.poll(async () => (await at.rounds())[0].status).toBe('refunded');
  const { revealed } = (await at.turn()).body;
  const [round] = await at.rounds();
  const seeds = { serverSeed: revealed.server_seed, clientSeed: revealed.client_seed, nonce: round.nonce };
  expect(recompute((_: null, draw) => shuffleDeck(draw), null, seeds)).toEqual(round.outcome.deck);
});

it('a decision is answered again for the same id, and refused by name for everything else', async ({ house }) => {
  const { player, at } = await house.seat();
  const { body } = await at.start(MINES);
  const { round } = body;
  const { safe } = await cellsOf(house.studio, round.id);
  const id = randomUUID();
  const first = await at.decide(round, 0, openCell(safe[0]), id);
  expect(await at.decide(round, 0, openCell(safe[0]), id)).toEqual(first);
  const refused = async (code: string, step: number, action: object, decision?: typeof id) => {
    const answer = await at.decide(round, step, action, decision);
    expect(answer).toMatchObject({ status: 409, body: { errorCode: code, round: { id: round.id } } });
    return answer.body.round;
  };
  await refused('DECISION_ID_REUSED', 0, openCell(safe[1]), id);
  expect(await refused('STALE_STEP', 0, openCell(safe[1]))).toEqual(first.body.round);
  await refused('STEP_AHEAD', 2, openCell(safe[1]));
  await refused('NOT_OFFERED', 1, openCell(safe[0]));
  await refused('NOT_OFFERED', 1, { kind: 'guess', guess: 'higher' });
  const end = await at.decide(round, 1, CASH_OUT);
  await refused('ROUND_OVER', 2, openCell(safe[1]));
  expect(await at.decide(round, 0, openCell(safe[0]), id)).toEqual(end);
  for (const broken of [
    { kind: 'open' },
    { kind: 'open', cell: 25 },
    { kind: 'open', cell: 1, more: 1 },
    { kind: 'peek' },
    {},
  ]) {
    expect(await at.decide(round, 2, broken)).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION_ERROR' } });
  }
  expect(await at.decide({ id: randomUUID() }, 0, CASH_OUT)).toMatchObject({ status: 404 });
  expect(await house.movesOf(player)).toEqual(['bet', 'win']);
});

it.for([
  ['a choice of another game', MINES_GAME, CARDS, 409, 'WRONG_ENGINE'],
  ['twenty-one mines', MINES_GAME, { engine: 'mines', mines: 21 }, 400, 'VALIDATION_ERROR'],
  ['no mines', MINES_GAME, { engine: 'mines', mines: 0 }, 400, 'VALIDATION_ERROR'],
  ['a game of spins', GAME, MINES, 409, 'WRONG_ENGINE'],
] as const)('%s starts no round', async ([_, game, choice, status, errorCode], { house }) => {
  const { player, at } = await house.seat(game);
  expect(await at.start(choice)).toMatchObject({ status, body: { errorCode } });
  expect(await house.movesOf(player)).toEqual([]);
});

it('demo play decides the same, without a wallet', async ({ house }) => {
  const body = { mode: 'demo', game: MINES_GAME, currency: 'kzt', exchange: randomUUID(), locale: 'kk' };
  const { secret, fairness } = (await house.studio.call('POST', '/session', '', body)).body;
  const pair = { commitment: fairness.next_commitment, client_seed: 'made-in-the-browser' };
  await house.studio.call('POST', '/seeds', secret, pair);
  const at = windowAt(house.studio, secret);
  const before = await house.movements();
  const { round } = (await at.start(MINES, { bet: '100.00' })).body;
  const { safe } = await cellsOf(house.studio, round.id);
  await at.decide(round, 0, openCell(safe[0]));
  const end = (await at.decide(round, 1, CASH_OUT)).body.round;
  expect(end).toMatchObject({ status: 'settled', balance: null, win: '110.22' });
  expect(await house.movements()).toBe(before);
});
