import { type Currency, currencySchema } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/database';
import { readCarried } from './carry';

const rowsSchema = z.array(
  z.object({ key: z.string(), currency: currencySchema, player: z.string(), wallet: z.string(), amount: z.string() }),
);
const keysSchema = z.array(z.object({ key: z.string() }));

/**
 * Everything that postings of a kind did to players' wallets, minor units, signed; for whoever proves that each was due. Of those whose entries
 * have left (0150), nothing: leftKeys has their keys.
 */
export async function postedToPlayers(
  db: Queryable,
  kind: string,
): Promise<{ key: string; currency: Currency; player: string; wallet: string; amount: bigint }[]> {
  const { rows } = await db.execute(sql`
    select t.key, t.currency, e.player, e.account as wallet, e.amount::text as amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id and e.owner = t.owner
    where t.kind = ${kind} and e.player is not null order by t.id`);
  return rowsSchema.parse(rows).map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** Keys of the postings of a kind whose entries have left. */
export async function leftKeys(db: Queryable, kind: string): Promise<ReadonlySet<string>> {
  const { leftUpTo } = await readCarried(db);
  if (leftUpTo === 0n) return new Set();
  const { rows } = await db.execute(sql`select key from ledger_transfers where kind = ${kind} and id <= ${leftUpTo}`);
  return new Set(keysSchema.parse(rows).map(({ key }) => key));
}
