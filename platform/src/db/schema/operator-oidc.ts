import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { operatorInvitations, operatorSessions } from './operator-sign-in';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who an operator is at the sign-in provider: by its issuer and subject, never by an email. Gone once they are invited again. */
export const operatorOidcAccounts = pgTable(
  'operator_oidc_accounts',
  {
    operatorId: uuid('operator_id')
      .primaryKey()
      .references(() => operators.id),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    boundAt: moment('bound_at').notNull(),
  },
  (table) => [unique('operator_oidc_accounts_subject').on(table.issuer, table.subject)],
);

/** Ways to the provider whose browser has not come back. A row goes once it has. */
export const operatorOidcFlows = pgTable(
  'operator_oidc_flows',
  {
    /** SHA-256 of the state. */
    stateHash: text('state_hash').primaryKey(),
    nonce: text('nonce').notNull(),
    /** Proves to the provider that who asks for the token began the way (PKCE). */
    verifier: text('verifier').notNull(),
    /** sign_in: somebody comes in, by an invitation too. Others are of somebody who is in, and end in the session that began them. */
    purpose: text('purpose', { enum: ['sign_in', 'bind', 'step_up'] })
      .notNull()
      .default('sign_in'),
    /** The invitation that it takes; null: a sign-in. */
    invitationId: uuid('invitation_id').references(() => operatorInvitations.id),
    /** The session that began it; null: nobody is signed in yet. */
    sessionId: uuid('session_id').references(() => operatorSessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('operator_oidc_flows_expiry').on(table.expiresAt),
    index('operator_oidc_flows_session').on(table.sessionId),
    check('operator_oidc_flows_purpose_check', sql`${table.purpose} in ('sign_in', 'bind', 'step_up')`),
    check('operator_oidc_flows_session_check', sql`(${table.purpose} = 'sign_in') = (${table.sessionId} is null)`),
  ],
);
