import type { Rights } from '@kozyr/contracts/operator/permissions';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Roles that were made at the desk; the built-in ones are in contracts/src/operator/roles.ts. The audit log keeps every version. */
export const operatorRoles = pgTable(
  'operator_roles',
  {
    name: text('name').primaryKey(),
    permissions: jsonb('permissions').$type<Rights['permissions']>().notNull(),
    /** Bounds by permission and currency, decimal strings in major units as on the wire. */
    amounts: jsonb('amounts').$type<Rights['amounts']>().notNull(),
    /** Counts every change, so that nobody decides about what they have not seen. */
    version: integer('version').notNull(),
    /** What waits for a second person. */
    pending: jsonb('pending').$type<Rights>(),
    pendingBy: uuid('pending_by').references(() => operators.id),
    pendingAt: moment('pending_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    check(
      'operator_roles_name_check',
      sql`${table.name} ~ '^[a-z][a-z0-9-]{1,39}$' and ${table.name} not in ('support', 'payments', 'finance', 'admin')`,
    ),
    check(
      'operator_roles_pending_check',
      sql`(${table.pending} is null) = (${table.pendingBy} is null) and (${table.pending} is null) = (${table.pendingAt} is null)`,
    ),
  ],
);
