import type { Currency, StakeCurrency } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../db/database';
import type { AccountRef, HouseAccount } from './accounts';
import { getBalances } from './balances';
import { getHouseBalance } from './house';

/** One entry of an account, signed minor units, and the balance right after it. */
export type StatementEntry = {
  transferId: string;
  at: Date;
  kind: string;
  memo: Record<string, string>;
  amount: bigint;
  balance: bigint;
};
export type LedgerStatement = { opening: bigint; closing: bigint; total: number; entries: StatementEntry[] };

/** Moments, from included, to not. */
type Span = { from: Date; to: Date };

const minor = z.string().transform(BigInt);
const sums = z.tuple([z.object({ since: minor, within: minor, total: z.coerce.number() })]);
const entryRows = z.array(
  z.object({
    transfer_id: z.string(),
    at: z.string().transform((text) => new Date(text)),
    kind: z.string(),
    memo: z.record(z.string(), z.string()),
    amount: minor,
    balance: minor,
  }),
);

const entriesOf = (account: AccountRef): SQL =>
  'house' in account
    ? sql`e.player is null and e.account = ${account.house}`
    : sql`e.player = ${account.player} and e.account = ${account.wallet}`;

async function balanceNow(db: Queryable, account: AccountRef, currency: StakeCurrency): Promise<bigint> {
  if ('house' in account) return getHouseBalance(db, account.house, currency);
  return (await getBalances(db, account.player, currency))[account.wallet];
}

/**
 * An account over a span, oldest first, from one snapshot: what it opened with, a page of its entries in the order they were
 * posted with the balance after each, and what it closed with. Opening and entries of all pages sum to closing.
 */
export async function readStatement(
  db: Database,
  account: AccountRef,
  currency: StakeCurrency,
  { from, to, limit, offset }: Span & { limit: number; offset: number },
): Promise<LedgerStatement> {
  const since = sql`${entriesOf(account)} and t.currency = ${currency} and t.created_at >= ${from.toISOString()}::timestamptz`;
  const within = sql`t.created_at < ${to.toISOString()}::timestamptz`;
  return db.transaction(
    async (tx) => {
      const now = await balanceNow(tx, account, currency);
      const { rows: summed } = await tx.execute(sql`
        select coalesce(sum(e.amount), 0)::text as since, coalesce(sum(e.amount) filter (where ${within}), 0)::text as within,
          count(*) filter (where ${within}) as total
        from ledger_transfers t join ledger_entries e on e.transfer_id = t.id and e.owner = t.owner where ${since}`);
      const [sum] = sums.parse(summed);
      const opening = now - sum.since;
      const { rows } = await tx.execute(sql`
        select e.transfer_id::text as transfer_id, t.created_at::text as at, t.kind, t.memo, e.amount::text as amount,
          (${opening.toString()}::numeric + sum(e.amount) over (order by e.transfer_id, e.ordinal))::text as balance
        from ledger_transfers t join ledger_entries e on e.transfer_id = t.id and e.owner = t.owner
        where ${since} and ${within} order by e.transfer_id, e.ordinal limit ${limit} offset ${offset}`);
      const entries = entryRows.parse(rows).map(({ transfer_id: transferId, ...entry }) => ({ transferId, ...entry }));
      return { opening, closing: opening + sum.within, total: sum.total, entries };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** What one posting did to a house account; key is its idempotency key, by which its maker knows it. */
export type HousePosting = { key: string; kind: string; currency: Currency; amount: bigint };

const postingRows = z.array(
  z.object({ key: z.string(), kind: z.string(), currency: z.enum(['uah', 'kzt']), amount: minor }),
);

/** Postings that touched a house account: those of a span, and those of these keys whenever they were made. */
export async function readHousePostings(
  db: Queryable,
  house: HouseAccount,
  { from, to, keys }: Span & { keys: readonly string[] },
): Promise<HousePosting[]> {
  // Two ways to the same: each finds its postings by an index of its own.
  const touched = sql`
    select t.id, t.key, t.kind, t.currency, sum(e.amount)::text as amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id and e.owner = t.owner and e.player is null and e.account = ${house}`;
  const { rows } = await db.execute(sql`
    select key, kind, currency, amount from (
      (${touched} where t.created_at >= ${from.toISOString()}::timestamptz and t.created_at < ${to.toISOString()}::timestamptz
        group by t.id, t.key, t.kind, t.currency)
      union
      (${touched} where t.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
        group by t.id, t.key, t.kind, t.currency)
    ) as posting order by id`);
  return postingRows.parse(rows);
}
