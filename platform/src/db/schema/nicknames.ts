import type { Avatar, NicknameReason, ShownAs } from '@kozyr/contracts/nicknames';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const player = (name: string) => uuid(name).references(() => users.id);

/**
 * Nicknames by what they read like (services/identity/nicknames/rules.ts), so that no two are taken for each other. One without a player was
 * taken away by an operator: nobody may choose it again.
 */
export const nicknames = pgTable(
  'nicknames',
  {
    folded: text().primaryKey(),
    userId: player('user_id'),
    /** As the player wrote it. */
    nickname: text(),
  },
  (t) => [
    index('nicknames_user_index').on(t.userId),
    // Players by how their nickname begins.
    index('nicknames_beginning').on(sql`${t.folded} text_pattern_ops`),
    check('nicknames_owner_check', sql`(${t.userId} is null) = (${t.nickname} is null)`),
  ],
);

/** What a player chose of how others read them: a row for each who ever chose something. */
export const playerNames = pgTable(
  'player_names',
  {
    userId: player('user_id').primaryKey(),
    suit: text().$type<Avatar['suit']>().notNull(),
    colour: text().$type<Avatar['colour']>().notNull(),
    pattern: text().$type<Avatar['pattern']>().notNull(),
    shown: text().$type<ShownAs>().notNull().default('masked'),
    /** When the nickname of now was chosen. */
    chosenAt: moment('chosen_at'),
    /** What an operator took away last, until another is chosen: the player reads it, and why. */
    taken: text(),
    takenFor: text('taken_for').$type<NicknameReason>(),
    takenAt: moment('taken_at'),
  },
  (t) => [
    check('player_names_shown_check', sql`${t.shown} in ('nickname', 'masked', 'hidden')`),
    check(
      'player_names_taken_check',
      sql`(${t.taken} is null) = (${t.takenAt} is null) and (${t.takenFor} is null) = (${t.takenAt} is null)`,
    ),
  ],
);

/** What became of a report. changed: the player chose another nickname before anybody decided. */
export type ReportOutcome = 'taken' | 'dismissed' | 'changed';

/** Reports of nicknames: one of each player for each nickname of another. */
export const nicknameReports = pgTable(
  'nickname_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whose nickname it is. */
    userId: player('user_id').notNull(),
    nickname: text().notNull(),
    folded: text().notNull(),
    reporterId: player('reporter_id').notNull(),
    reason: text().$type<NicknameReason>().notNull(),
    reportedAt: moment('reported_at').notNull(),
    outcome: text().$type<ReportOutcome>(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => operators.id),
  },
  (t) => [
    unique('nickname_reports_once').on(t.reporterId, t.userId, t.folded),
    index('nickname_reports_open_index').on(t.userId, t.nickname).where(sql`${t.outcome} is null`),
    check('nickname_reports_outcome_check', sql`${t.outcome} in ('taken', 'dismissed', 'changed')`),
    check('nickname_reports_decided_check', sql`(${t.outcome} is null) = (${t.decidedAt} is null)`),
    check('nickname_reports_reporter_check', sql`${t.reporterId} <> ${t.userId}`),
  ],
);
