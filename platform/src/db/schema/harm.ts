import type { Currency } from '@kozyr/contracts/money';
import type { HarmMarker, HarmOutcome, HarmStep } from '@kozyr/contracts/operator/harm';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

/** The days of each currency's zone that were looked at for markers of harm, each once they were over. */
export const harmDays = pgTable(
  'harm_days',
  { currency: text().$type<Currency>().notNull(), day: date().notNull(), lookedAt: moment('looked_at').notNull() },
  (t) => [primaryKey({ columns: [t.currency, t.day] })],
);

/** What a player did on a day, or in the week until it, that may tell of harm. Rows are added only. */
export const harmSignals = pgTable(
  'harm_signals',
  {
    userId: userId(),
    /** Of the currency's zone. */
    day: date().notNull(),
    marker: text().$type<HarmMarker>().notNull(),
    weight: smallint().notNull(),
    /** What was seen, with its numbers, as an operator reads it. */
    reason: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.marker] }),
    check('harm_signals_weight_check', sql`${t.weight} between 1 and 3`),
  ],
);

/** Somebody who may come to harm by playing, for operators to see to. A player has one open case at most. */
export const harmCases = pgTable(
  'harm_cases',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    openedAt: moment('opened_at').notNull(),
    /** Null: by the daily look at what players did. */
    openedBy: uuid('opened_by').references(() => operators.id),
    reason: text().notNull(),
    /** The first day whose signals belong to it. */
    signalsFrom: date('signals_from').notNull(),
    closedAt: moment('closed_at'),
    closedBy: uuid('closed_by').references(() => operators.id),
    outcome: text().$type<HarmOutcome>(),
    closingNote: text('closing_note'),
  },
  (t) => [
    uniqueIndex('harm_cases_open').on(t.userId).where(sql`${t.closedAt} is null`),
    index('harm_cases_of_user').on(t.userId, t.openedAt),
    check(
      'harm_cases_closed_check',
      sql`(${t.closedAt} is null) = (${t.closedBy} is null) and (${t.closedAt} is null) = (${t.outcome} is null) and (${t.closedAt} is null) = (${t.closingNote} is null)`,
    ),
  ],
);

/** What operators did about a case. Rows are added only. */
export const harmSteps = pgTable(
  'harm_steps',
  {
    id: uuid().primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => harmCases.id),
    at: moment('at').notNull(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    step: text().$type<HarmStep>().notNull(),
    note: text().notNull(),
  },
  (t) => [index('harm_steps_of_case').on(t.caseId, t.at)],
);
