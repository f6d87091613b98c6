import type { Currency } from '@kozyr/contracts/money';
import type { WheelSector } from '@kozyr/contracts/wheel';
import { sql } from 'drizzle-orm';
import { bigint, check, date, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { deposits } from './payments';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The seed each player's next spin is drawn from. Its hash is told before; it goes with the spin, and a new one comes. */
export const wheelSeeds = pgTable('wheel_seeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** 32 bytes in hex; a secret until the spin. */
  serverSeed: text('server_seed').notNull(),
  madeAt: moment('made_at').notNull(),
});

/** Spins of the wheel: one by player and day of their currency's zone, whatever races. */
export const wheelSpins = pgTable(
  'wheel_spins',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    sectorId: text('sector_id').notNull(),
    /** Minor units; 0: nothing this time. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** As published when it was drawn, so that it can be checked after they have changed. */
    sectors: jsonb().$type<WheelSector[]>().notNull(),
    seedHash: text('seed_hash').notNull(),
    serverSeed: text('server_seed').notNull(),
    clientSeed: text('client_seed').notNull(),
    spunAt: moment('spun_at').notNull(),
    /** The deposit that met its condition: each is for one spin. null: from before deposits were kept. */
    depositId: uuid('deposit_id').references(() => deposits.id),
  },
  (t) => [
    unique('wheel_spins_once_a_day').on(t.userId, t.day),
    unique('wheel_spins_once_a_deposit').on(t.depositId),
    check('wheel_spins_amount_check', sql`${t.amount} >= 0`),
    check('wheel_spins_currency_check', sql`${t.currency} in ('uah', 'kzt')`),
  ],
);
