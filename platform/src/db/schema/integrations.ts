import type { IntegrationKind, IntegrationSettings, KeyUse } from '@kozyr/contracts/operator/integration-settings';
import type { IntegrationState, WalletValidation } from '@kozyr/contracts/operator/integrations';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What waits for a second person; a field that is left out stays as it is. */
export type PendingChange = { state?: 'on'; title?: string; settings?: IntegrationSettings };

/**
 * Studios and gateways that were added at the desk. Never deleted: its name stands in addresses, rounds and payments. Those of the
 * environment have no row.
 */
export const integrations = pgTable(
  'integrations',
  {
    name: text().primaryKey(),
    kind: text().$type<IntegrationKind>().notNull(),
    protocol: text().$type<IntegrationSettings['protocol']>().notNull(),
    title: text().notNull(),
    state: text().$type<IntegrationState>().notNull(),
    /** Parsed by the schema of its protocol wherever it is read. */
    settings: jsonb().$type<IntegrationSettings>().notNull(),
    /** Counts every change, so that nobody decides about what they have not seen. */
    version: integer().notNull(),
    pending: jsonb().$type<PendingChange>(),
    pendingBy: uuid('pending_by').references(() => operators.id),
    pendingAt: moment('pending_at'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => operators.id),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    check('integrations_name_check', sql`${t.name} ~ '^[a-z][a-z0-9-]{1,30}[a-z0-9]$'`),
    check('integrations_kind_check', sql`${t.kind} in ('games', 'payments')`),
    check('integrations_state_check', sql`${t.state} in ('draft', 'on', 'off')`),
    check('integrations_protocol_check', sql`${t.settings} ->> 'protocol' = ${t.protocol}`),
    check(
      'integrations_pending_check',
      sql`(${t.pending} is null) = (${t.pendingBy} is null) and (${t.pending} is null) = (${t.pendingAt} is null)`,
    ),
  ],
);

/**
 * Keys of integrations, sealed by a key derived from SECOND_FACTOR_SECRET. One holds from its beginning, if somebody confirmed it, until
 * its end; several of a use hold at once while they are exchanged. Rows stay: a fingerprint says for ever what was signed by what.
 */
export const integrationKeys = pgTable(
  'integration_keys',
  {
    id: uuid().primaryKey(),
    integration: text()
      .notNull()
      .references(() => integrations.name),
    use: text().$type<KeyUse>().notNull(),
    sealed: text().notNull(),
    /** PEM; null: a secret that both ends have. */
    publicKey: text('public_key'),
    fingerprint: text().notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at'),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => operators.id),
    addedAt: moment('added_at').notNull(),
    /** Who let it hold: a second person, or whoever wrote the draft, which a second person turns on. */
    confirmedBy: uuid('confirmed_by').references(() => operators.id),
    confirmedAt: moment('confirmed_at'),
    /** To a minute. */
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    index('integration_keys_integration_index').on(t.integration),
    check('integration_keys_use_check', sql`${t.use} in ('shared', 'ours', 'theirs', 'payouts', 'reports')`),
    check('integration_keys_confirmed_check', sql`(${t.confirmedBy} is null) = (${t.confirmedAt} is null)`),
  ],
);

/** Runs of validate:wallet that were started at the desk. */
export const walletValidations = pgTable(
  'wallet_validations',
  {
    id: uuid().primaryKey(),
    integration: text().notNull(),
    state: text().$type<WalletValidation['state']>().notNull(),
    startedBy: uuid('started_by')
      .notNull()
      .references(() => operators.id),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    problem: text(),
    findings: jsonb().$type<WalletValidation['findings']>().notNull(),
  },
  (t) => [
    index('wallet_validations_integration_index').on(t.integration, t.startedAt),
    check('wallet_validations_state_check', sql`${t.state} in ('running', 'passed', 'failed', 'broken')`),
  ],
);
