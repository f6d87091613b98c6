import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { gameCategorySchema } from './games';
import { currencySchema, moneySchema } from './money';
import { PLACE_REFUSALS, STATE_REFUSALS } from './protection';

/** How many tasks a player has on a day. */
export const TASKS_A_DAY = 3;

/** What a task counts: settled rounds, games, studios, or what was staked. */
export const TASK_KINDS = ['rounds', 'games', 'studios', 'stakes'] as const;
export const taskKindSchema = z.enum(TASK_KINDS);
export type TaskKind = z.infer<typeof taskKindSchema>;

const byCurrency = z.record(currencySchema, moneySchema);
const day = z
  .string()
  .check(z.regex(/^20\d\d-\d\d-\d\d$/), z.describe("A day of the zone of the player's currency, YYYY-MM-DD."));
const taskId = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens, such as slots-rounds.'));

/** A task as the operator publishes it. */
export const taskSchema = z.strictObject({
  id: taskId,
  kind: taskKindSchema,
  category: z.nullable(gameCategorySchema).check(z.describe('Which games count; null: all.')),
  count: z
    .int()
    .check(
      z.minimum(1),
      z.maximum(50),
      z.describe('How many rounds (of kind rounds), games (games) or studios (studios) it takes; 1 of kind stakes.'),
    ),
  stakes: z
    .nullable(byCurrency)
    .check(
      z.describe(
        'What has to be staked in each game or studio, or of kind stakes together. null of kind rounds: each counts.',
      ),
    ),
});
export type Task = z.infer<typeof taskSchema>;

/** All that holds for the tasks of a day. */
export const taskTermsSchema = z.strictObject({
  reward: byCurrency.check(z.describe('Of each task, the same for all of them; to the game balance.')),
  min_stake: byCurrency.check(z.describe('A round counts from so much real money staked on. More counts no more.')),
  tasks: z
    .array(taskSchema)
    .check(
      z.minLength(TASKS_A_DAY),
      z.maxLength(20),
      z.describe("Three of them are a player's each day, chosen by player and day."),
    ),
});
export type TaskTerms = z.infer<typeof taskTermsSchema>;

/** Terms, and the first day they hold for. */
export const taskVersionSchema = z.object({
  version: z.int().check(z.describe('0: what the product comes with.')),
  from_day: z.nullable(day).check(z.describe('The first day they hold for, in every zone; null: since ever.')),
  terms: taskTermsSchema,
});
export type TaskVersion = z.infer<typeof taskVersionSchema>;

export const listTaskTerms = endpoint({
  method: 'GET',
  path: '/tasks',
  tag: 'tasks',
  auth: 'none',
  summary: 'The rules of the tasks of a day, and those of days to come, for everybody',
  responses: {
    200: z.object({
      offered: z.boolean().check(z.describe('false: the operator has switched the tasks off.')),
      versions: z
        .array(taskVersionSchema)
        .check(
          z.describe(
            'What holds today first, then what begins on a later day. Never of the same day on which it was set.',
          ),
        ),
    }),
  },
  errors: [],
});

export const ownTaskSchema = z.object({
  ...taskSchema.shape,
  stakes: z.nullable(moneySchema).check(z.describe("As in taskSchema, in the player's currency.")),
  reward: moneySchema.check(z.describe('To the game balance, once it is taken.')),
  reached: z
    .string()
    .check(z.describe('How far it is, never above what it takes: a whole number, or of kind stakes an amount.')),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  state: z.enum(['open', 'done', 'taken']).check(z.describe('done: its reward waits to be taken, without an end.')),
});
export type OwnTask = z.infer<typeof ownTaskSchema>;

/** The player's tasks of a day. */
export const ownTasksSchema = z.object({
  offered: z
    .boolean()
    .check(
      z.describe(
        'false: there are none for this player now, by their state, their country or the operator. Both lists are empty then.',
      ),
    ),
  currency: currencySchema,
  day,
  next_at: z.string().check(z.describe('When the next day begins, ISO 8601.')),
  min_stake: moneySchema.check(z.describe('A round counts from so much real money staked on.')),
  tasks: z.array(ownTaskSchema).check(z.describe("The day's three.")),
  earlier: z
    .array(z.object({ day, task: ownTaskSchema }))
    .check(z.describe('Done on days before and not taken yet, newest first; 30 at most.')),
});
export type OwnTasks = z.infer<typeof ownTasksSchema>;

export const getOwnTasks = endpoint({
  method: 'GET',
  path: '/tasks/own',
  tag: 'tasks',
  auth: 'bearer',
  summary: "The player's three tasks of today, how far they are, and rewards that wait",
  responses: { 200: ownTasksSchema },
  errors: [],
});

export const takeTaskReward = endpoint({
  method: 'POST',
  path: '/tasks/take',
  tag: 'tasks',
  auth: 'bearer',
  summary: 'Pays the reward of a task that is done to the game balance, once. Taken already: the same answer again',
  body: z.object({ day, task: taskId }),
  responses: { 200: z.object({ reward: moneySchema, currency: currencySchema, taken_at: z.string() }) },
  errors: [...STATE_REFUSALS, ...PLACE_REFUSALS, 'NOTHING_TO_CLAIM'],
});
