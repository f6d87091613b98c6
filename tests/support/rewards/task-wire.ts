import type { OwnTask, OwnTasks } from '@kozyr/contracts/tasks';

const each = (uah: string, kzt: string) => ({ uah, kzt });
const terms = {
  reward: each('1.00', '10.00'),
  min_stake: each('1.00', '10.00'),
  tasks: [
    { id: 'slots-rounds', kind: 'rounds', category: 'slots', count: 20, stakes: null },
    { id: 'four-games', kind: 'games', category: null, count: 4, stakes: each('5.00', '50.00') },
    { id: 'live-stakes', kind: 'stakes', category: 'live', count: 1, stakes: each('20.00', '200.00') },
  ],
};

/** The rules of tasks as the platform answers them: those of today, and half the reward from a later day on. */
export const wireTaskTerms = {
  offered: true,
  versions: [
    { version: 0, from_day: null, terms },
    { version: 1, from_day: '2026-12-01', terms: { ...terms, reward: each('0.50', '5.00') } },
  ],
};

/** A task as its player gets it: twelve of twenty rounds. */
export const wireTask = (given: Partial<OwnTask> = {}): OwnTask => ({
  id: 'slots-rounds',
  kind: 'rounds',
  category: 'slots',
  count: 20,
  stakes: null,
  reward: '1.00',
  reached: '12',
  percent: 60,
  state: 'open',
  ...given,
});

/** A player's tasks of a day: one under way, one done, one taken. */
export const wireTasks = (given: Partial<OwnTasks> = {}): OwnTasks => ({
  offered: true,
  currency: 'uah',
  day: '2026-11-20',
  next_at: '2026-11-20T22:00:00.000Z',
  min_stake: '1.00',
  tasks: [
    wireTask(),
    wireTask({
      id: 'four-games',
      kind: 'games',
      category: null,
      count: 4,
      stakes: '5.00',
      reached: '4',
      percent: 100,
      state: 'done',
    }),
    wireTask({
      id: 'live-stakes',
      kind: 'stakes',
      category: 'live',
      count: 1,
      stakes: '20.00',
      reached: '20.00',
      percent: 100,
      state: 'taken',
    }),
  ],
  earlier: [],
  ...given,
});
