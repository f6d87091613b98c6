import type { Game } from '@kozyr/contracts/games';
import type { Currency } from '@kozyr/contracts/money';
import type { Task, TaskTerms } from '@kozyr/contracts/tasks';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { games } from './games';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/** The terms of the tasks of a day, as operators have set them. A version is never changed: the last that has begun holds. */
export const taskTerms = pgTable('task_terms', {
  /** From 1 on; 0 is what the product comes with, which has no row. */
  version: integer().primaryKey(),
  /** The first day it holds for, of every zone. */
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  terms: jsonb().$type<TaskTerms>().notNull(),
  setAt: moment('set_at').notNull(),
});

/** What a player has settled in a game on a day, of rounds that count for tasks. Minor units of real money. Some days are kept. */
export const taskCounts = pgTable(
  'task_counts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The day on which the rounds began, of the currency's zone. */
    day: date({ mode: 'string' }).notNull(),
    game: text()
      .notNull()
      .references(() => games.slug),
    provider: text().notNull(),
    category: text().$type<Game['category']>().notNull(),
    currency: text().$type<Currency>().notNull(),
    rounds: integer().notNull(),
    staked: minor('staked'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.game] }),
    index('task_counts_day_index').on(t.day),
    check('task_counts_check', sql`${t.rounds} >= 0 and ${t.staked} >= 0`),
  ],
);

/** Tasks that a player has done: one by player, day and task, whatever races. */
export const doneTasks = pgTable(
  'done_tasks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    task: text().notNull(),
    /** As it was published for its day. */
    terms: jsonb().$type<Task>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units. */
    reward: minor('reward'),
    doneAt: moment('done_at').notNull(),
    /** When the player took the reward; null: it waits. */
    takenAt: moment('taken_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.task] }),
    index('done_tasks_done_index').on(t.doneAt),
    index('done_tasks_waiting_index').on(t.userId, t.day).where(sql`${t.takenAt} is null`),
    check('done_tasks_reward_check', sql`${t.reward} > 0`),
    check('done_tasks_currency_check', sql`${t.currency} in ('uah', 'kzt')`),
  ],
);
