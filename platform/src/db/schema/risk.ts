import type { RiskCaseKind, RiskLinkKind, RiskOutcome, RiskStep } from '@kozyr/contracts/operator/risk-cases';
import type { RuleGuard } from '@kozyr/contracts/operator/withdrawal-rules';
import type { RuleOutcome } from '@kozyr/contracts/promotions/withdrawal-rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { operators } from './operators';
import { withdrawals } from './withdrawals';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A player whose payments or accounts are looked into. A player has one open case at most. */
export const riskCases = pgTable(
  'risk_cases',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<RiskCaseKind>().notNull(),
    reason: text().notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Null: by a rule of withdrawals. */
    openedBy: uuid('opened_by').references(() => operators.id),
    /** Who sees to it. */
    assignee: uuid().references(() => operators.id),
    /** When something was last done about it. */
    changedAt: moment('changed_at').notNull(),
    closedAt: moment('closed_at'),
    closedBy: uuid('closed_by').references(() => operators.id),
    outcome: text().$type<RiskOutcome>(),
  },
  (t) => [
    uniqueIndex('risk_cases_open').on(t.userId).where(sql`${t.closedAt} is null`),
    index('risk_cases_of_user').on(t.userId, t.openedAt),
    index('risk_cases_by_opening').on(t.openedAt, t.id),
    index('risk_cases_by_change').on(t.changedAt, t.id),
    check(
      'risk_cases_closed_check',
      sql`(${t.closedAt} is null) = (${t.closedBy} is null) and (${t.closedAt} is null) = (${t.outcome} is null)`,
    ),
  ],
);

/** What was done about a case, in words. Rows are added only. */
export const riskSteps = pgTable(
  'risk_steps',
  {
    id: uuid().primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => riskCases.id),
    at: moment('at').notNull(),
    /** Null: a rule of withdrawals. */
    operatorId: uuid('operator_id').references(() => operators.id),
    step: text().$type<RiskStep>().notNull(),
    text: text().notNull(),
    /** Of a case that was closed by it. */
    outcome: text().$type<RiskOutcome>(),
  },
  (t) => [
    index('risk_steps_of_case').on(t.caseId, t.at),
    check('risk_steps_outcome_check', sql`(${t.step} = 'closed') = (${t.outcome} is not null)`),
  ],
);

/** Payments and other players that a case is about. Rows are added only. */
export const riskLinks = pgTable(
  'risk_links',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => riskCases.id),
    kind: text().$type<RiskLinkKind>().notNull(),
    /** Of a withdrawal, a deposit or a player, as kind says. */
    subject: uuid().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.kind, t.subject] }),
    check('risk_links_kind_check', sql`${t.kind} in ('withdrawal', 'deposit', 'player')`),
  ],
);

/** What the rules said of a withdrawal, once for each. */
export const withdrawalRulings = pgTable(
  'withdrawal_rulings',
  {
    withdrawalId: uuid('withdrawal_id')
      .primaryKey()
      .references(() => withdrawals.id),
    at: moment('at').notNull(),
    /** Of the rules that were asked. */
    version: integer().notNull(),
    outcome: text().$type<RuleOutcome>().notNull(),
    /** The name of the rule that fitted; null: none did. */
    rule: text(),
    /** Why a rule that approves did not. */
    guards: text().array().$type<RuleGuard[]>().notNull(),
  },
  (t) => [check('withdrawal_rulings_outcome_check', sql`${t.outcome} in ('approve', 'hold', 'review')`)],
);
