import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { newTaskTermsSchema, type OperatorTasks, type OperatorTaskVersion } from '@kozyr/contracts/operator/tasks';
import { call } from '../client';
import type { Command } from '../command';
import { readJson } from '../read-json';
import { facts, moment, table } from '../table';

function versionText({ version, from_day, set_at, terms, costs }: OperatorTaskVersion): string {
  const rows = terms.tasks.flatMap((task) =>
    costs.map(({ currency, tasks }) => ({ task, currency, cost: tasks.find(({ id }) => id === task.id) })),
  );
  return [
    facts([
      ['version', version === 0 ? '0: what the product comes with' : version],
      ['holds from', from_day ?? 'the beginning'],
      ['set', moment(set_at)],
      ...costs.flatMap(({ currency, most_a_day }): [string, string][] => [
        [`reward ${currency}`, `${terms.reward[currency]} a task, at most ${most_a_day} a day`],
        [`counts from ${currency}`, `${terms.min_stake[currency]} staked on a round`],
      ]),
    ]),
    table(
      [
        { title: 'task', of: ({ task }) => task.id },
        { title: 'kind', of: ({ task }) => task.kind },
        { title: 'games', of: ({ task }) => task.category ?? 'all' },
        { title: 'count', of: ({ task }) => task.count, right: true },
        { title: 'currency', of: ({ currency }) => currency },
        { title: 'stakes', of: ({ task, currency }) => task.stakes?.[currency] ?? null, right: true },
        { title: 'least staked', of: ({ cost }) => cost?.least_stakes ?? null, right: true },
        { title: 'costs at most', of: ({ cost }) => cost && `${cost.percent} %`, right: true },
      ],
      rows,
    ),
  ].join('\n\n');
}

function tasksText({ offered, versions, paid }: OperatorTasks): string {
  const cost = table(
    [
      { title: '30 days', of: ({ currency }) => currency },
      { title: 'done', of: ({ tasks }) => tasks, right: true },
      { title: 'taken', of: ({ taken }) => taken, right: true },
      { title: 'waiting, ever', of: ({ waiting }) => waiting, right: true },
      { title: 'staked for them', of: ({ staked }) => staked, right: true },
    ],
    paid,
  );
  const head = offered ? 'Tasks are offered.' : 'Tasks are switched off (TASKS_OFFERED).';
  return [head, ...versions.map(versionText), cost].join('\n\n');
}

/** Tasks of the day: their terms and their cost. The switch is the setting TASKS_OFFERED. */
export const taskCommands: readonly Command[] = [
  {
    name: 'tasks show',
    summary: 'The tasks of a day: terms, what they may cost by turnover, and what they have cost in 30 days',
    run: async (access) => {
      const tasks = await call(access, endpoints.getTasks, {});
      return { data: tasks, text: tasksText(tasks) };
    },
  },
  {
    name: 'tasks set',
    summary: 'Sets the terms from the next day on; refused where another operator has set them since',
    options: {
      file: {
        value: 'file',
        help: 'JSON: version and terms of the last version that `tasks show --json` says, terms changed',
        required: true,
      },
    },
    run: async (access, given) => {
      const body = readJson('file', `@${given.must('file')}`, newTaskTermsSchema);
      const { changed, ...tasks } = await call(access, endpoints.setTasks, { body });
      return { data: { ...tasks, changed }, text: `${changed ? 'Set.' : 'It was so already.'}\n\n${tasksText(tasks)}` };
    },
  },
];
