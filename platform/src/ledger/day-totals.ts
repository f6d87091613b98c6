import { type Currency, STAKE_CURRENCIES, type StakeCurrency } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findViolations, type Violation } from '../db/broken-laws';
import type { Database, Queryable } from '../db/database';
import { PLAYER_WALLETS } from './accounts';
import { readCarried } from './carry';
import { rollUpHouse } from './house';
import { movedAccounts, movedPlayers, ROOM_FOR_SUMS, writeMoved } from './moved';

/** Transfers summed in one transaction: about a second of work, which holds up nobody's bet. */
const BATCH = 200_000;

const bounds = z.tuple([z.object({ done: z.coerce.bigint(), settled: z.coerce.bigint() })]);

/** Sums the next transfers, at most a batch. @returns how many numbers of transfers it went on by */
async function rollUpBatch(db: Database, batch: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`insert into ledger_days_state (id, up_to) values (1, 0) on conflict do nothing`);
    // One at a time: the row is held until what was summed is written.
    const read = await tx.execute(sql`
      select d.up_to::text as done, h.up_to::text as settled
      from ledger_days_state d, ledger_roll_up_state h where d.id = 1 and h.id = 1 for update of d`);
    const { done, settled } = bounds.parse(read.rows)[0];
    const upTo = settled < done + BigInt(batch) ? settled : done + BigInt(batch);
    if (upTo <= done) return 0;
    await tx.execute(ROOM_FOR_SUMS);
    await tx.execute(writeMoved(done, upTo));
    await tx.execute(sql`
      update ledger_days_state set up_to = ${upTo},
        posted_at = coalesce((select created_at from ledger_transfers where id <= ${upTo} order by id desc limit 1), posted_at)
      where id = 1`);
    return Number(upTo - done);
  });
}

/**
 * Sums every transfer that is settled into its day, each once: a batch and how far it went are written together, so whatever dies in the
 * middle is done again. For a job; safe in several processes.
 * @param batch transfers in one transaction
 * @returns over how many numbers of transfers it went
 */
export async function rollUpDays(db: Database, batch = BATCH): Promise<{ transfers: number }> {
  await rollUpHouse(db);
  let transfers = 0;
  for (;;) {
    const summed = await rollUpBatch(db, batch);
    transfers += summed;
    if (summed < batch) return { transfers };
  }
}

const upToRows = z.array(z.object({ posted_at: z.coerce.date().nullable() }));

/** When the last transfer was posted that the days hold; null: none is summed yet. */
export async function daysSummedUpTo(db: Queryable): Promise<Date | null> {
  const { rows } = await db.execute(sql`select posted_at from ledger_days_state where id = 1`);
  return upToRows.parse(rows)[0]?.posted_at ?? null;
}

export type DaySum = { day: string; kind: string; account: string; amount: bigint; transfers: number };
const daySums = z.array(
  z.object({
    day: z.string(),
    kind: z.string(),
    account: z.string(),
    amount: z.coerce.bigint(),
    transfers: z.coerce.number(),
  }),
);

/** What each day did to each account, by kind. @param span first and last day, YYYY-MM-DD, both included */
export async function readDays(
  db: Queryable,
  { currency, from, to }: { currency: Currency; from: string; to: string },
): Promise<DaySum[]> {
  const { rows } = await db.execute(sql`
    select day::text, kind, account, sum(amount)::text as amount, sum(transfers)::text as transfers from ledger_days
    where currency = ${currency} and day between ${from} and ${to} group by day, kind, account order by day`);
  return daySums.parse(rows);
}

const imbalances = z.array(z.object({ currency: z.enum(STAKE_CURRENCIES), amount: z.coerce.bigint() }));

/**
 * By how much the sums of each day and kind since a day are away from zero, all together, by currency: noughts, or money was made or lost.
 * It looks at sums that are there, and at no entry. @param since YYYY-MM-DD. @returns minor units, never below zero
 */
export async function readImbalance(db: Queryable, since: string): Promise<ReadonlyMap<StakeCurrency, bigint>> {
  const { rows } = await db.execute(sql`
    select currency, sum(abs(amount))::text as amount from (
      select day, currency, kind, sum(amount) as amount from ledger_days where day >= ${since} group by 1, 2, 3) of_kinds
    group by currency`);
  return new Map(imbalances.parse(rows).map(({ currency, amount }) => [currency, amount]));
}

const balances = z.array(z.object({ account: z.string(), amount: z.coerce.bigint() }));

/** What each account held at the end of the day before one, minor units: the sum of all days before it. */
export async function readOpening(
  db: Queryable,
  { currency, from }: { currency: Currency; from: string },
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await db.execute(sql`
    select account, sum(amount)::text as amount from ledger_days
    where currency = ${currency} and day < ${from} group by account`);
  return new Map(balances.parse(rows).map(({ account, amount }) => [account, amount]));
}

export type GameSum = { game: string; kind: string; amount: bigint; transfers: number };
const gameSums = z.array(
  z.object({ game: z.string(), kind: z.string(), amount: z.coerce.bigint(), transfers: z.coerce.number() }),
);

/** What games did to the account of their providers over some days, by kind: above zero is what players staked. What belongs to no game has none. */
export async function readGameDays(
  db: Queryable,
  { currency, from, to }: { currency: Currency; from: string; to: string },
): Promise<GameSum[]> {
  const { rows } = await db.execute(sql`
    select game, kind, coalesce(sum(amount) filter (where account = 'game_providers'), 0)::text as amount,
      sum(transfers)::text as transfers
    from ledger_days where currency = ${currency} and day between ${from} and ${to}
    group by game, kind having bool_or(game <> '' or account = 'game_providers')`);
  return gameSums.parse(rows);
}

const WALLETS = sql.join(
  PLAYER_WALLETS.map((wallet) => sql`${wallet}`),
  sql`, `,
);

/** What of the days whose entries have left can still be proved. */
const lawsOfLeft = (upTo: bigint): Readonly<Record<string, SQL>> => ({
  'all days of an account are what is carried and the entries since': sql`
    select coalesce(d.account, m.account) || ' ' || coalesce(d.currency, m.currency) as breach
    from (select account, currency, sum(amount) as amount from ledger_days group by 1, 2) d full join (
      select account, currency, sum(amount) as amount from (
        select account, currency, amount from ledger_carried
        union all
        select e.account, t.currency, e.amount from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner
        where t.id > (select up_to from ledger_carried_state where id = 1) and t.id <= ${upTo}
      ) ever group by 1, 2
    ) m on m.account = d.account and m.currency = d.currency
    where coalesce(d.amount, 0) <> coalesce(m.amount, 0)`,
});

/** Days of which entries have left can't be held against them one by one: they were, until they left. */
const STAYED = sql`coalesce(d.day, m.day) > coalesce((select left_through from ledger_carried_state where id = 1), '-infinity')`;

/** Each answers one text row per breach; all must answer none. left: up to which transfer entries have left. */
const lawsUpTo = (upTo: bigint, left: bigint): Readonly<Record<string, SQL>> => ({
  ...(left > 0n ? lawsOfLeft(upTo) : {}),
  'each sum of a day equals its entries': sql`
    select coalesce(d.day, m.day) || ' ' || coalesce(d.currency, m.currency) || ' ' || coalesce(d.kind, m.kind) || ' ' ||
      coalesce(d.account, m.account) || ' ' || coalesce(d.game, m.game) as breach
    from ledger_days d full join (${movedAccounts(left, upTo)}) m
      on m.day = d.day and m.currency = d.currency and m.kind = d.kind and m.account = d.account and m.game = d.game
    where ${STAYED} and (d.amount is distinct from m.amount or d.transfers is distinct from m.transfers)`,
  'each sum of a player equals the entries': sql`
    select coalesce(d.day, m.day) || ' ' || coalesce(d.currency, m.currency) || ' ' || coalesce(d.kind, m.kind) || ' ' ||
      coalesce(d.player, m.player) as breach
    from ledger_player_days d full join (${movedPlayers(left, upTo)}) m
      on m.day = d.day and m.currency = d.currency and m.kind = d.kind and m.player = d.player
    where ${STAYED} and (d.amount is distinct from m.amount or d.transfers is distinct from m.transfers)`,
  'all players of a day and kind are what wallets are': sql`
    select coalesce(d.day, p.day) || ' ' || coalesce(d.currency, p.currency) || ' ' || coalesce(d.kind, p.kind) as breach
    from (select day, currency, kind, sum(amount) as amount from ledger_days
        where currency <> 'crd' and account in (${WALLETS}) group by 1, 2, 3) d
      full join (select day, currency, kind, sum(amount) as amount from ledger_player_days group by 1, 2, 3) p
        on p.day = d.day and p.currency = d.currency and p.kind = d.kind
    where d.amount is distinct from p.amount`,
  'all accounts of a day and kind sum to zero': sql`
    select day || ' ' || currency || ' ' || kind as breach from ledger_days group by day, currency, kind having sum(amount) <> 0`,
});

const states = z.tuple([z.object({ up_to: z.coerce.bigint() })]).or(z.tuple([]));

/** Proves the sums of the days against every entry of the ledger that they hold, as one snapshot. An empty list is the proof. */
export async function checkDays(db: Database): Promise<{ upTo: bigint; violations: Violation[] }> {
  return db.transaction(
    async (tx) => {
      const state = await tx.execute(sql`select up_to::text as up_to from ledger_days_state where id = 1`);
      const upTo = states.parse(state.rows)[0]?.up_to ?? 0n;
      const { leftUpTo } = await readCarried(tx);
      return { upTo, violations: await findViolations(tx, lawsUpTo(upTo, leftUpTo)) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
