import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';
import { taskTermsSchema, taskVersionSchema } from '../tasks';

const common = { tag: 'tasks', auth: 'operator' } as const;

/** What tasks may cost in a currency. */
export const taskCostSchema = z.object({
  currency: currencySchema,
  most_a_day: moneySchema.check(z.describe('The most that one player gets in a day.')),
  tasks: z.array(
    z.object({
      id: z.string(),
      least_stakes: moneySchema.check(z.describe('What has to be staked at least until it is done.')),
      percent: z
        .string()
        .check(
          z.describe(
            'The rewards of a day’s three tasks as a part of least_stakes, "4.50": the same stakes may do all three. The cost per turnover, at most.',
          ),
        ),
    }),
  ),
});
export type TaskCost = z.infer<typeof taskCostSchema>;

export const operatorTaskVersionSchema = z.object({
  ...taskVersionSchema.shape,
  set_at: z.nullable(z.string()),
  costs: z.array(taskCostSchema),
});
export type OperatorTaskVersion = z.infer<typeof operatorTaskVersionSchema>;

export const operatorTasksSchema = z.object({
  offered: z.boolean().check(z.describe('The setting TASKS_OFFERED.')),
  versions: z.array(operatorTaskVersionSchema).check(z.describe('What holds today first, then what begins later.')),
  paid: z
    .array(
      z.object({
        currency: currencySchema,
        tasks: z.int().check(z.describe('Done in the last 30 days.')),
        taken: moneySchema.check(z.describe('Of those, what was taken.')),
        waiting: moneySchema.check(z.describe('Of all days, what is done and not taken yet.')),
        staked: moneySchema.check(z.describe('Stakes of the last 30 days that counted for tasks.')),
      }),
    )
    .check(z.describe('What tasks cost, beside the stakes that counted for them.')),
});
export type OperatorTasks = z.infer<typeof operatorTasksSchema>;

export const newTaskTermsSchema = z.strictObject(
  {
    version: z
      .int('must be the version that was read.')
      .check(z.minimum(0), z.describe('The last version that was read. Another one is the last: STATE_CONFLICT.')),
    terms: taskTermsSchema,
  },
  'must be version and terms, and nothing else.',
);
export type NewTaskTerms = z.infer<typeof newTaskTermsSchema>;

export const getOperatorTasks = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/tasks',
  permission: 'promotions.read',
  summary: 'The tasks of a day: terms, what they may cost, and what they have cost',
  responses: { 200: operatorTasksSchema },
  errors: [],
});

export const setOperatorTasks = operatorEndpoint({
  ...common,
  method: 'PUT',
  path: '/operator/tasks',
  permission: 'bonuses.change',
  summary:
    'Sets the terms of tasks. They hold from the next day of every zone on, so that no day changes under way. STATE_CONFLICT: another operator has set them since they were read',
  body: newTaskTermsSchema,
  responses: { 200: z.extend(operatorTasksSchema, { changed: z.boolean() }) },
  errors: ['STATE_CONFLICT'],
});
