import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What keeps a player from playing: one row for each player who ever asked for it, or was kept by an operator. Several may hold at
 * once; services/kernel/protection/rules says which counts. Written by setProtection alone, each change with its entry in the audit log.
 */
export const playerProtection = pgTable(
  'player_protection',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    timedOutUntil: moment('timed_out_until'),
    selfExcludedFrom: moment('self_excluded_from'),
    /** Null while selfExcludedFrom is set: for ever. */
    selfExcludedUntil: moment('self_excluded_until'),
    suspendedAt: moment('suspended_at'),
    /** For operators; the player is told to write to support. */
    suspendedFor: text('suspended_for'),
    closedAt: moment('closed_at'),
  },
  (t) => [
    check(
      'player_protection_excluded_check',
      sql`${t.selfExcludedUntil} is null or ${t.selfExcludedUntil} > ${t.selfExcludedFrom}`,
    ),
    check('player_protection_suspended_check', sql`(${t.suspendedAt} is null) = (${t.suspendedFor} is null)`),
  ],
);
