import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../db/database';

/** Transfers whose entries are summed in one transaction: about a second of work, which holds up nobody's bet. */
const BATCH = 200_000n;

export type Carried = {
  /** Entries of transfers up to here are summed, and since when that is so. */
  upTo: bigint;
  carriedAt: Date | null;
  /** Entries of transfers up to here have left; 0: none has. */
  leftUpTo: bigint;
};

const states = z.tuple([
  z.object({
    up_to: z.coerce.bigint(),
    carried_at: z.union([z.date(), z.string()]).nullable(),
    left_up_to: z.coerce.bigint(),
  }),
]);

/** How far entries are carried, and how far they have left. */
export async function readCarried(db: Pick<Queryable, 'execute'>, lock: SQL = sql``): Promise<Carried> {
  const { rows } = await db.execute(
    sql`select up_to::text, carried_at, left_up_to::text from ledger_carried_state where id = 1 ${lock}`,
  );
  const [{ up_to: upTo, carried_at: carriedAt, left_up_to: leftUpTo }] = states.parse(rows);
  return { upTo, carriedAt: carriedAt === null ? null : new Date(carriedAt), leftUpTo };
}

const settledRows = z.tuple([z.object({ settled: z.coerce.bigint() })]).or(z.tuple([]));

/** Up to which transfer totals and days are summed: what may leave is in both. */
async function settledUpTo(db: Queryable): Promise<bigint> {
  const { rows } = await db.execute(sql`
    select least(h.up_to, d.up_to)::text as settled from ledger_roll_up_state h, ledger_days_state d where h.id = 1 and d.id = 1`);
  return settledRows.parse(rows)[0]?.settled ?? 0n;
}

/** Sums the next entries, at most a batch. @returns how many numbers of transfers it went on by */
async function carryBatch(db: Database, upTo: bigint, now: Date): Promise<bigint> {
  return db.transaction(async (tx) => {
    const { upTo: done } = await readCarried(tx, sql`for update`);
    const end = upTo < done + BATCH ? upTo : done + BATCH;
    if (end <= done) return 0n;
    await tx.execute(sql`
      insert into ledger_carried as c (player, account, currency, amount)
      select e.player, e.account, t.currency, sum(e.amount)
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner
      where e.transfer_id > ${done} and e.transfer_id <= ${end} and t.id > ${done} and t.id <= ${end}
      group by e.player, e.account, t.currency
      on conflict (player, account, currency) do update set amount = c.amount + excluded.amount`);
    await tx.execute(sql`
      update ledger_carried_state set up_to = ${end}, carried_at = ${now.toISOString()}::timestamptz where id = 1`);
    return end - done;
  });
}

/**
 * Sums entries of transfers up to one for the day on which they leave, each once: a batch and how far it went are written together. Never
 * further than totals and days are summed. For a job; safe in several processes.
 * @returns over how many numbers of transfers it went
 */
export async function carryEntries(db: Database, upTo: bigint, now: Date): Promise<bigint> {
  const settled = await settledUpTo(db);
  const end = upTo < settled ? upTo : settled;
  let carried = 0n;
  for (;;) {
    const summed = await carryBatch(db, end, now);
    if (summed === 0n) return carried;
    carried += summed;
  }
}

/** What the entries that have left did to a player's wallets, as a table: account, amount (minor units). */
export const leftOfPlayer = (player: string, currency: string): SQL => sql`(
  select account, sum(amount)::bigint as amount from (
    select account, amount from ledger_carried where player = ${player} and currency = ${currency}
    union all
    select e.account, -e.amount from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner
    where e.player = ${player} and t.currency = ${currency}
      and e.transfer_id <= (select up_to from ledger_carried_state where id = 1)
  ) moved group by account)`;
