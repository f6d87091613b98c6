import { expect, test } from 'vitest';
import { readLimits } from './read-limits';
import { createRun } from './run';

const limits = { rounds: 10, loss: 10_000n, win: null };
const RICH = 1_000_000n;

test('a run is over once its rounds are played', () => {
  const run = createRun(limits);
  for (let round = 0; round < 10; round += 1) {
    expect(run.mayBegin(100n, RICH)).toBe(true);
    run.roundEnded(100n, 100n);
  }
  expect([run.left(), run.ending(), run.mayBegin(100n, RICH)]).toEqual([0, 'rounds', false]);
});

test('no stake is placed that could take the loss beyond its limit, and one that just reaches it is', () => {
  const run = createRun({ ...limits, loss: 250n });
  run.roundEnded(100n, 0n);
  run.roundEnded(100n, 50n);
  expect(run.lost()).toBe(150n);
  expect(run.mayBegin(100n, RICH)).toBe(true);
  expect(createRun({ ...limits, loss: 250n }).mayBegin(251n, RICH)).toBe(false);
  run.roundEnded(100n, 0n);
  expect([run.lost(), run.ending()]).toEqual([250n, 'loss']);
});

test('what was won makes room again, and a run that is ahead has lost nothing', () => {
  const run = createRun({ ...limits, loss: 100n });
  run.roundEnded(100n, 500n);
  expect([run.lost(), run.mayBegin(500n, RICH), run.mayBegin(600n, RICH)]).toEqual([0n, true, false]);
  expect(run.ending()).toBe('loss');
});

test('a single win of so much ends the run, and a smaller one does not', () => {
  const run = createRun({ ...limits, win: 500n });
  run.roundEnded(100n, 499n);
  expect(run.ending()).toBeNull();
  run.roundEnded(100n, 500n);
  expect([run.ending(), run.mayBegin(100n, RICH)]).toEqual(['win', false]);
});

test('a balance that does not cover the next stake ends the run', () => {
  const run = createRun(limits);
  expect([run.mayBegin(100n, 99n), run.ending()]).toEqual([false, 'funds']);
});

test('the first thing that ended a run is the one that is told', () => {
  const run = createRun(limits);
  run.end('hidden');
  run.end('player');
  run.roundEnded(100n, 0n);
  expect([run.ending(), run.mayBegin(100n, RICH)]).toEqual(['hidden', false]);
});

test('rounds and a loss of one bet at least are wanted, and a win that ends the run may be left out', () => {
  expect(readLimits({ rounds: 25, loss: '50,5', win: ' ' }, 1_000n)).toEqual({
    limits: { rounds: 25, loss: 5_050n, win: null },
  });
  expect(readLimits({ rounds: 100, loss: '10', win: '200' }, 1_000n)).toEqual({
    limits: { rounds: 100, loss: 1_000n, win: 20_000n },
  });
});

test.each([
  [
    { rounds: null, loss: '', win: '' },
    { rounds: 'wanted', loss: 'wanted', win: null },
  ],
  [
    { rounds: 10, loss: '9.99', win: '' },
    { rounds: null, loss: 'below-bet', win: null },
  ],
  [
    { rounds: 10, loss: 'all', win: '0' },
    { rounds: null, loss: 'wanted', win: 'no-amount' },
  ],
  [
    { rounds: 10, loss: '100', win: 'big' },
    { rounds: null, loss: null, win: 'no-amount' },
  ],
])('limits of %o begin nothing, and each field says what is wrong with it', (typed, faults) => {
  expect(readLimits(typed, 1_000n)).toEqual({ faults });
});
