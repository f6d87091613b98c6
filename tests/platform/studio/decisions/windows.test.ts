import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { payout } from '../../../../studio/src/maths/decisions/ratio';
import { ladderOf } from '../../../../studio/src/maths/mines/mines';
import {
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

const MINES = { engine: 'mines', mines: 3 };

it('a round is started once, however often and in however many windows', async ({ house }) => {
  const { player, at } = await house.seat();
  const other = await sit(house.studio, MINES_GAME, await house.launch(player, MINES_GAME));
  const spin_id = randomUUID();
  // The window opened last is the one the wallet takes stakes from.
  const twins = await Promise.all([other.at.start(MINES, { spin_id }), other.at.start(MINES, { spin_id })]);
  expect(twins[1]?.body.round.id).toBe(twins[0]?.body.round.id);
  expect(await other.at.start({ engine: 'mines', mines: 4 }, { spin_id })).toMatchObject({
    status: 409,
    body: { errorCode: 'SPIN_ID_REUSED' },
  });
  const { round } = twins[0]?.body ?? {};
  for (const window of [at, other.at]) {
    expect(await window.start(MINES)).toMatchObject({
      status: 409,
      body: { errorCode: 'ROUND_OPEN', round: { id: round.id, status: 'open' } },
    });
  }
  expect(await house.movesOf(player)).toEqual(['bet']);
});

it('of two windows one wins each step and the other is told; a third one takes over where they left', async ({
  house,
}) => {
  const { player, at } = await house.seat();
  const { round } = (await at.start(MINES)).body;
  const { safe } = await cellsOf(house.studio, round.id);
  const other = await sit(house.studio, MINES_GAME, await house.launch(player, MINES_GAME));
  expect(other.opened).toMatchObject({ balance: '490.00', unfinished: { id: round.id, status: 'open' } });
  for (const step of [0, 1, 2]) {
    const both = [
      at.decide(round, step, openCell(safe[step])),
      other.at.decide(round, step, openCell(safe[step + 10])),
    ];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [told] = answers.filter(({ status }) => status === 409);
    expect(told?.body).toMatchObject({ errorCode: 'STALE_STEP', round: { outcome: { step: step + 1 } } });
  }
  const third = await sit(house.studio, MINES_GAME, await house.launch(player, MINES_GAME));
  expect(third.opened.unfinished.outcome.opened).toHaveLength(3);
  const end = (await third.at.decide(round, 3, CASH_OUT)).body.round;
  expect(end.status).toBe('settled');
  expect(await at.decide(round, 3, CASH_OUT)).toMatchObject({
    status: 409,
    body: { errorCode: 'ROUND_OVER', round: { win: end.win } },
  });
  expect(await house.movesOf(player)).toEqual(['bet', 'win']);
});

it('another player neither sees nor decides a round', async ({ house }) => {
  const [anna, boris] = [await house.seat(), await house.seat()];
  const { round } = (await anna.at.start(MINES)).body;
  expect(await boris.at.decide(round, 0, openCell(0))).toMatchObject({ status: 404 });
  expect((await boris.at.open()).body).toEqual({ round: null });
  expect((await boris.at.start(MINES)).status).toBe(200);
  expect(await windowAt(house.studio, randomUUID()).decide(round, 0, openCell(0))).toMatchObject({ status: 401 });
});

it('a round left for a day is cashed out by the worker and shown at the next visit', async ({ house }) => {
  const { player, at } = await house.seat();
  const { round } = (await at.start(MINES)).body;
  const { safe } = await cellsOf(house.studio, round.id);
  const value = (await at.decide(round, 0, openCell(safe[0]))).body.round.outcome.now.amount;
  await letADayPass(house.studio, round.id);
  await expect.poll(async () => (await at.rounds())[0].status).toBe('settled');
  expect((await at.rounds())[0]).toMatchObject({ win: value, outcome: { ended: 'cashed-out', timed_out: true } });
  expect(await at.decide(round, 1, CASH_OUT)).toMatchObject({ status: 409, body: { errorCode: 'ROUND_OVER' } });
  expect(await house.movesOf(player)).toEqual(['bet', 'win']);
  const next = await sit(house.studio, MINES_GAME, await house.launch(player, MINES_GAME));
  expect(next.opened.unfinished).toMatchObject({ id: round.id, win: value });
});

it('a round in which nothing was decided is given back after a day', async ({ house }) => {
  const { player, at } = await house.seat();
  const { round } = (await at.start(MINES)).body;
  await letADayPass(house.studio, round.id);
  await expect.poll(async () => (await at.rounds())[0].status).toBe('refunded');
  expect(await house.walletOf(player)).toEqual({ game: 50_000n, electronic: 0n, bonus: 0n });
  expect(await house.movesOf(player)).toEqual(['bet', 'refund']);
  expect(await house.historyOf(player)).toMatchObject([{ status: 'refunded' }]);
  expect((await at.start(MINES)).status).toBe(200);
});

it('a storm of decisions from two windows ends in what the layout says, paid once', async ({ house }) => {
  for (let run = 0; run < 6; run += 1) {
    const { player, at } = await house.seat();
    const { round } = (await at.start(MINES)).body;
    const other = windowAt(
      house.studio,
      (await sit(house.studio, MINES_GAME, await house.launch(player, MINES_GAME))).opened.secret,
    );
    const cells = Array.from({ length: 25 }, (_, cell) => (cell * 7 + run) % 25);
    const shots = cells.flatMap((cell, index) => {
      const id = randomUUID();
      const action = index > 6 ? CASH_OUT : openCell(cell);
      return [at.decide(round, index % 9, action, id), other.decide(round, index % 9, action, id)];
    });
    const statuses = (await Promise.all(shots)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const state = async () => (await at.rounds())[0];
    for (let step = (await state()).outcome.step; (await state()).status === 'open'; step += 1) {
      const { safe } = await cellsOf(house.studio, round.id);
      const { opened } = (await state()).outcome;
      await at.decide(round, step, opened.length > 0 ? CASH_OUT : openCell(safe[0]));
    }
    const end = await state();
    const { mines } = await laidIn(house.studio, round.id);
    const hit = end.outcome.hit !== null;
    expect(end.outcome.opened.some((cell: number) => mines.includes(cell))).toBe(false);
    const due = hit ? 0n : payout(1_000n, ladderOf(3)[end.outcome.opened.length - 1] ?? { top: 0n, under: 1n });
    expect(await house.walletOf(player)).toEqual({ game: 49_000n, electronic: due, bonus: 0n });
    expect(await house.movesOf(player)).toEqual(['bet', 'win']);
  }
});
