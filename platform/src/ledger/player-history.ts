import type { StakeCurrency } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/database';
import { PLAYER_WALLETS, type PlayerWallet } from './accounts';
import { leftOfPlayer } from './carry';

export type PlayerPosting = {
  /** Number of the transfer; grows with time. */
  id: string;
  at: Date;
  kind: string;
  /** Its references; of a reversal, those of what it gave back too. */
  memo: Record<string, string>;
  /** The transfer that this one gave back. */
  reverses: string | null;
  /** Signed minor units of this player's wallets. */
  changes: Record<PlayerWallet, bigint>;
  /** Minor units right after it. */
  balances: Record<PlayerWallet, bigint>;
};

/** Which postings of a player: of these kinds (all when absent), from a moment on (included), until a moment (not included). */
export type PostingFilter = {
  player: string;
  currency: StakeCurrency;
  kinds?: readonly string[] | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};

const minor = z.string().transform(BigInt);
const heldSchema = z.tuple([minor, minor, minor, minor, minor, z.unknown()]);
const rowsSchema = z.array(
  z.object({
    id: z.string(),
    at: z.union([z.date(), z.string().transform((text) => new Date(text))]),
    kind: z.string(),
    memo: z.record(z.string(), z.string()),
    reverses: z.string().nullable(),
    entries: z.array(z.tuple([z.enum(PLAYER_WALLETS), minor])),
    held: heldSchema,
  }),
);
const NOTHING: Record<PlayerWallet, bigint> = { game: 0n, electronic: 0n, bonus: 0n, cashback: 0n, holds: 0n };

function conditions({ player, currency, kinds, from, until }: PostingFilter): SQL {
  const all = [
    sql`t.id in (select transfer_id from ledger_entries where player = ${player})`,
    sql`t.currency = ${currency}`,
    ...(kinds
      ? [
          sql`t.kind in (${sql.join(
            kinds.map((kind) => sql`${kind}`),
            sql`, `,
          )})`,
        ]
      : []),
    ...(from ? [sql`t.created_at >= ${from}::timestamptz`] : []),
    ...(until ? [sql`t.created_at < ${until}::timestamptz`] : []),
  ];
  return sql.join(all, sql` and `);
}

function readPostings(rows: unknown): PlayerPosting[] {
  return rowsSchema.parse(rows).map(({ entries, held, ...row }) => {
    const [game, electronic, bonus, cashback, holds] = held;
    const changes = { ...NOTHING };
    for (const [wallet, amount] of entries) changes[wallet] += amount;
    return { ...row, changes, balances: { game, electronic, bonus, cashback, holds } };
  });
}

const columns = (player: string) => sql`t.id::text as id, t.created_at as at, t.kind,
  coalesce((select o.memo from ledger_transfers o where o.id = t.reverses and o.owner = t.owner), '{}') || t.memo as memo, t.reverses::text as reverses,
  t.balances -> ${player} as held,
  (select jsonb_agg(jsonb_build_array(e.account, e.amount::text) order by e.ordinal)
   from ledger_entries e where e.transfer_id = t.id and e.owner = t.owner and e.player = ${player}) as entries`;

/** A page of a player's postings, newest first, with how many there are: `most` at most are counted and shown. */
export async function pageOfPostings(
  db: Queryable,
  filter: PostingFilter,
  { limit, offset, max }: { limit: number; offset: number; max: number },
): Promise<{ items: PlayerPosting[]; total: number }> {
  const where = conditions(filter);
  const [page, count] = await Promise.all([
    db.execute(
      sql`select ${columns(filter.player)} from ledger_transfers t where ${where} order by t.id desc
        limit ${Math.min(limit, Math.max(0, max - offset))} offset ${Math.min(offset, max)}`,
    ),
    db.execute(
      sql`select count(*) as total from (select t.id from ledger_transfers t where ${where} order by t.id desc limit ${max}) as newest`,
    ),
  ]);
  const [{ total }] = z.tuple([z.object({ total: z.coerce.number() })]).parse(count.rows);
  return { items: readPostings(page.rows), total };
}

/** Postings after a transfer, oldest first, at most `limit`: for reading all of them piece by piece. */
export async function postingsAfter(
  db: Queryable,
  filter: PostingFilter,
  after: string,
  limit: number,
): Promise<PlayerPosting[]> {
  const { rows } = await db.execute(sql`select ${columns(filter.player)} from ledger_transfers t
    where ${conditions(filter)} and t.id > ${after}::bigint order by t.id limit ${limit}`);
  return readPostings(rows);
}

/** Postings before a transfer (null: from the newest on), newest first, at most `limit`, without reading those that are newer. */
export async function postingsBefore(
  db: Queryable,
  { player, currency, kinds }: Pick<PostingFilter, 'player' | 'currency' | 'kinds'>,
  before: string | null,
  limit: number,
): Promise<PlayerPosting[]> {
  const named = kinds?.map((kind) => sql`${kind}`);
  const { rows } = await db.execute(sql`select ${columns(player)} from (
      select distinct transfer_id from ledger_entries
      where player = ${player} ${before === null ? sql`` : sql`and transfer_id < ${before}::bigint`}
      order by transfer_id desc) own
    join ledger_transfers t on t.id = own.transfer_id
    where t.currency = ${currency} ${named ? sql`and t.kind in (${sql.join(named, sql`, `)})` : sql``}
    order by t.id desc limit ${limit}`);
  return readPostings(rows);
}

const leftRows = z.array(z.object({ account: z.enum(PLAYER_WALLETS), amount: z.coerce.bigint() }));

/** What the entries that have left brought to a player's wallets: what they held before the first one that is there. */
async function leftWallets(
  db: Queryable,
  player: string,
  currency: StakeCurrency,
): Promise<Record<PlayerWallet, bigint>> {
  const { rows } = await db.execute(
    sql`select account, amount::text as amount from ${leftOfPlayer(player, currency)} wallet`,
  );
  const wallets = leftRows.parse(rows).map(({ account, amount }) => [account, amount] as const);
  return { ...NOTHING, ...Object.fromEntries(wallets) };
}

/** The player's balances right before a moment, whatever moved them last; zeros before the first posting. Minor units. */
export async function balancesAt(
  db: Queryable,
  { player, currency }: Pick<PostingFilter, 'player' | 'currency'>,
  moment: Date,
): Promise<Record<PlayerWallet, bigint>> {
  const { rows } = await db.execute(sql`select t.balances -> ${player} as held from ledger_transfers t
    where ${conditions({ player, currency, until: moment })} order by t.id desc limit 1`);
  const [last] = z.array(z.object({ held: heldSchema })).parse(rows);
  if (!last) return leftWallets(db, player, currency);
  const [game, electronic, bonus, cashback, holds] = last.held;
  return { game, electronic, bonus, cashback, holds };
}
