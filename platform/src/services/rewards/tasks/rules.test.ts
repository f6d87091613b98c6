import type { Task, TaskTerms } from '@kozyr/contracts/tasks';
import { describe, expect, it } from 'vitest';
import { type Count, costsOf, FIRST_TERMS, nextDay, problemOf, reachedOf, tasksOf, taskView, versionOn } from './rules';

const task = (given: Partial<Task>): Task => ({
  id: 'one',
  kind: 'rounds',
  category: null,
  count: 3,
  stakes: null,
  ...given,
});
const ten = { uah: '10.00', kzt: '100.00' };
const count = (game: string, provider: string, given: Partial<Count> = {}): Count => ({
  game,
  provider,
  category: 'slots',
  rounds: 1,
  staked: 1_000n,
  ...given,
});

describe('how far a task is', () => {
  const counts = [
    count('fox', 'north', { rounds: 2, staked: 999n }),
    count('owl', 'north', { staked: 1n }),
    count('table', 'south', { category: 'live', staked: 1_500n }),
  ];
  const reached = (given: Partial<Task>) => reachedOf(task(given), 'uah', counts);

  it('a task of rounds counts those of its games, and never more than it takes', () => {
    expect(reached({ count: 5 })).toBe(4n);
    expect(reached({ count: 3 })).toBe(3n);
    expect(reached({ count: 5, category: 'slots' })).toBe(3n);
    expect(reached({ category: 'instant' })).toBe(0n);
  });

  it('a task of games or of studios counts those with enough staked on them, to the kopeck', () => {
    expect(reached({ kind: 'games', stakes: ten })).toBe(1n);
    // Both games of the north together have ten hryvnias.
    expect(reached({ kind: 'studios', stakes: ten })).toBe(2n);
    expect(reached({ kind: 'studios', stakes: { uah: '10.01', kzt: '100.00' } })).toBe(1n);
  });

  it('a task of stakes counts minor units of the player’s currency', () => {
    const stakes = task({ kind: 'stakes', category: 'live', count: 1, stakes: { uah: '20.00', kzt: '200.00' } });
    expect(reachedOf(stakes, 'uah', counts)).toBe(1_500n);
    expect(taskView(stakes, 'uah', { reached: 1_500n, reward: 100n, done: null })).toMatchObject({
      stakes: '20.00',
      reached: '15.00',
      percent: 75,
      reward: '1.00',
      state: 'open',
    });
    expect(taskView(stakes, 'kzt', { reached: 1n, reward: 1n, done: null })).toMatchObject({ percent: 0 });
    const done = { reward: 70n, takenAt: null };
    expect(taskView(stakes, 'uah', { reached: 0n, reward: 100n, done })).toMatchObject({
      reached: '20.00',
      percent: 100,
      reward: '0.70',
      state: 'done',
    });
  });
});

describe('which tasks a player has', () => {
  it('a player has three different tasks a day, the same whoever asks and however often', () => {
    const first = tasksOf(FIRST_TERMS, 'somebody', '2026-03-02');
    expect(new Set(first.map(({ id }) => id)).size).toBe(3);
    expect(tasksOf(FIRST_TERMS, 'somebody', '2026-03-02')).toEqual(first);
    const reversed = { ...FIRST_TERMS, tasks: FIRST_TERMS.tasks.toReversed() };
    expect(tasksOf(reversed, 'somebody', '2026-03-02').toReversed()).toEqual(first);
  });

  it('over days and players each task comes about as often as the others', () => {
    const seen = new Map<string, number>();
    for (let nth = 0; nth < 2_000; nth += 1)
      for (const { id } of tasksOf(FIRST_TERMS, `player ${nth % 50}`, `day ${nth}`))
        seen.set(id, (seen.get(id) ?? 0) + 1);
    for (const { id } of FIRST_TERMS.tasks) expect(Math.abs((seen.get(id) ?? 0) - 1_200)).toBeLessThan(110);
  });

  it('of the versions that have begun the last one holds, and without any what the product comes with', () => {
    const set = (version: number, fromDay: string) => ({ version, fromDay, terms: FIRST_TERMS, setAt: null });
    const versions = [set(1, '2026-03-02'), set(2, '2026-03-04'), set(3, '2026-03-04')];
    const held = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map(
      (day) => versionOn(versions, day).version,
    );
    expect(held).toEqual([0, 1, 1, 3]);
  });

  it('what is set now holds from the first day that has begun neither in Almaty nor in Kyiv', () => {
    expect(nextDay(new Date('2026-03-02T18:59:59Z'))).toBe('2026-03-03');
    expect(nextDay(new Date('2026-03-02T19:00:00Z'))).toBe('2026-03-04');
  });
});

describe('which terms may be published', () => {
  const first = FIRST_TERMS.tasks;
  const refused: [string, TaskTerms][] = [
    ['a reward of nothing', { ...FIRST_TERMS, reward: { uah: '0.00', kzt: '3.00' } }],
    [
      'more than five percent of stakes that do all three tasks',
      { ...FIRST_TERMS, reward: { uah: '0.34', kzt: '3.00' } },
    ],
    ['a reward above the largest', { ...FIRST_TERMS, reward: { uah: '0.30', kzt: '50.01' } }],
    ['the same id twice', { ...FIRST_TERMS, tasks: [...first, ...first] }],
    [
      'a task of stakes that asks for much',
      {
        ...FIRST_TERMS,
        tasks: [...first, task({ kind: 'stakes', count: 1, stakes: { uah: '100.01', kzt: '200.00' } })],
      },
    ],
    ['rounds with stakes of their own', { ...FIRST_TERMS, tasks: [...first, task({ count: 20, stakes: ten })] }],
    ['games without stakes', { ...FIRST_TERMS, tasks: [...first, task({ kind: 'games', count: 20 })] }],
    [
      'two times stakes together',
      { ...FIRST_TERMS, tasks: [...first, task({ kind: 'stakes', count: 2, stakes: ten })] },
    ],
    ['a least stake of nothing', { ...FIRST_TERMS, min_stake: { uah: '0.00', kzt: '10.00' } }],
  ];

  it.each(refused)('terms are refused for %s', (_, terms) => {
    expect(problemOf(terms)).not.toBeNull();
  });

  it('the first terms may be published, and give a player ninety kopecks a day at most, below five percent of what they stake for it', () => {
    expect(problemOf(FIRST_TERMS)).toBeNull();
    const [uah, kzt] = costsOf(FIRST_TERMS);
    expect([uah?.most_a_day, kzt?.most_a_day]).toEqual(['0.90', '9.00']);
    expect(new Set(uah?.tasks.map(({ percent }) => percent))).toEqual(new Set(['4.50']));
  });
});
