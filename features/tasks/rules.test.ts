import type { OwnTask } from '@kozyr/contracts/tasks';
import { expect, it } from 'vitest';
import { msToNextAsk, targetOf, tasksInBrief, wordsOf } from './rules';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const next_at = '2026-11-20T22:00:00.000Z';
const task = (given: Partial<OwnTask>): OwnTask => ({
  id: 'slots-rounds',
  kind: 'rounds',
  category: 'slots',
  count: 20,
  stakes: null,
  reward: '1.00',
  reached: '0',
  percent: 0,
  state: 'open',
  ...given,
});
const brief = (tasks: OwnTask[], more: { offered?: boolean; earlier?: number; now?: number } = {}) => {
  const earlier = Array.from({ length: more.earlier ?? 0 }, () => ({
    day: '2026-11-19',
    task: task({ state: 'done' }),
  }));
  return tasksInBrief({ offered: more.offered ?? true, tasks, earlier, next_at }, more.now ?? NOW);
};

it('the main page tells how many tasks are done, and how far the furthest other one is', () => {
  const tasks = [task({ percent: 100, state: 'taken' }), task({ percent: 20 }), task({ percent: 65 })];
  expect(brief(tasks)).toEqual({ kind: 'open', done: 1, of: 3, percent: 65 });
  expect(brief([task({}), task({}), task({})])).toEqual({ kind: 'open', done: 0, of: 3, percent: 0 });
});

it('a reward that waits is told first, of whatever day it is', () => {
  expect(brief([task({ state: 'done' }), task({ percent: 65 })], { earlier: 2 })).toEqual({
    kind: 'waiting',
    count: 3,
  });
});

it('where all is done and taken, where there are no tasks, and once the day is over nothing is told', () => {
  expect(brief([task({ state: 'taken' })])).toBeNull();
  expect(brief([], { offered: false })).toBeNull();
  expect(brief([task({})], { now: Date.parse(next_at) })).toBeNull();
});

it('tasks are asked for again as the next day begins, and each half minute while no stream flows', () => {
  expect(msToNextAsk({ next_at }, NOW, true)).toBe(14 * 3_600_000 + 1_000);
  expect(msToNextAsk({ next_at }, NOW, false)).toBe(30_000);
  expect(msToNextAsk({ next_at }, NOW + 24 * 3_600_000, true)).toBe(1_000);
});

it('a task of stakes takes an amount, and every other one a number', () => {
  expect(targetOf(task({}))).toBe('20');
  const stakes = { kind: 'stakes', count: 1, stakes: '20.00', category: null } as const;
  expect(targetOf(stakes)).toBe('20.00');
  expect(wordsOf(stakes, 'uah')).toEqual({ count: 1, where: 'any', amount: '20.00\u00a0₴' });
});
