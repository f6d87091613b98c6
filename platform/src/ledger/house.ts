import type { StakeCurrency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/database';
import type { HouseAccount } from './accounts';

const rows = z.tuple([z.object({ balance: z.string() })]);

/** Balance of a house account in minor units: its rolled-up total and the entries since. May be below zero. */
export async function getHouseBalance(db: Queryable, account: HouseAccount, currency: StakeCurrency): Promise<bigint> {
  const result = await db.execute(sql`
    select (coalesce((select total from ledger_house_totals where account = ${account} and currency = ${currency}), 0)
      + coalesce((select sum(e.amount) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner
          where e.player is null and e.account = ${account} and t.currency = ${currency} and e.transfer_id > (select up_to from ledger_roll_up_state where id = 1)), 0)
      )::text as balance`);
  return BigInt(rows.parse(result.rows)[0].balance);
}

/** Folds settled house entries into their totals; for a job, safe to run at any time and in several processes. */
export async function rollUpHouse(db: Queryable): Promise<void> {
  await db.execute(sql`select ledger_roll_up()`);
}
