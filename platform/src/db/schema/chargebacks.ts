import type { ChargebackStatus } from '@kozyr/contracts/chargebacks';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { deposits } from './payments';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * A deposit that the payer's bank took back. What the player does not hold is owed, until it is collected or written off; while it
 * waits for its deposit to settle, nothing was posted.
 */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: uuid('id').primaryKey(),
    gateway: text('gateway').notNull(),
    /** Its id at the gateway. */
    gatewayId: text('gateway_id').notNull(),
    depositId: uuid('deposit_id')
      .notNull()
      .unique()
      .references(() => deposits.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    currency: text('currency', { enum: ['uah', 'kzt'] }).notNull(),
    /** Minor units, as recovered: what came out of the player's wallets so far. */
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    recovered: bigint('recovered', { mode: 'bigint' }).notNull().default(sql`0`),
    reason: text('reason', { enum: ['fraudulent', 'unrecognized', 'service_not_provided'] }).notNull(),
    status: text('status').$type<ChargebackStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was recovered or written off. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('chargebacks_at_gateway').on(table.gateway, table.gatewayId),
    index('chargebacks_of_user').on(table.userId),
    index('chargebacks_newest').on(table.createdAt.desc(), table.id.desc()),
    check('chargebacks_amount_check', sql`${table.amount} > 0`),
    check('chargebacks_recovered_check', sql`${table.recovered} between 0 and ${table.amount}`),
    check('chargebacks_status_check', sql`${table.status} in ('waiting', 'open', 'recovered', 'written_off')`),
    check('chargebacks_recovered_whole', sql`(${table.status} = 'recovered') = (${table.recovered} = ${table.amount})`),
    check(
      'chargebacks_closed_check',
      sql`(${table.status} in ('recovered', 'written_off')) = (${table.closedAt} is not null)`,
    ),
  ],
);
