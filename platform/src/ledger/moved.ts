import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';

/** The day of a transfer t in the zone of its currency; credits have the hryvnia's. */
const DAY = sql`(t.created_at at time zone case t.currency when 'kzt' then ${CURRENCY_ZONES.kzt} else ${CURRENCY_ZONES.uah} end)::date`;

/**
 * Entries of transfers after one and up to another, with what the transfer is. A reversal belongs to the game it undoes: one row is looked
 * up for each, since a join would read every transfer there ever was.
 */
const entries = (after: bigint, upTo: bigint): SQL => sql`
  select t.day, t.currency, t.kind, t.game, e.account, e.player, e.amount, e.ordinal
  from (
    select t.id, t.owner, ${DAY} as day, t.currency, t.kind,
      coalesce(t.memo->>'game', (select r.memo->>'game' from ledger_transfers r where r.id = t.reverses and r.owner = t.owner), '') as game
    from ledger_transfers t
    where t.id > ${after} and t.id <= ${upTo}
    offset 0 -- once for each transfer, not for each of its entries
  ) t join ledger_entries e on e.transfer_id = t.id and e.owner = t.owner
  where e.transfer_id > ${after} and e.transfer_id <= ${upTo}`;

const SUMS = sql`sum(amount)::bigint as amount, count(*) filter (where ordinal = 1) as transfers`;

/** What they did by day, currency, kind, account and game. */
export const movedAccounts = (after: bigint, upTo: bigint): SQL => sql`
  select day, currency, kind, account, game, ${SUMS} from (${entries(after, upTo)}) e group by day, currency, kind, account, game`;

/** What they did to the wallets of each player together, by day, currency and kind; not in credits. */
export const movedPlayers = (after: bigint, upTo: bigint): SQL => sql`
  select day, currency, kind, player, ${SUMS} from (${entries(after, upTo)}) e
  where player is not null and currency <> 'crd' group by day, currency, kind, player`;

/** For the transaction that adds up a batch: its sums stay in memory, where one hash of them is many times faster than sorting texts. */
export const ROOM_FOR_SUMS = sql`set local work_mem = '128MB'`;

/** Adds what they did to ledger_days and ledger_player_days: the entries are read once for both. */
export const writeMoved = (after: bigint, upTo: bigint): SQL => sql`
  with moved as materialized (
    select day, currency, kind, account, game, player, ${SUMS}
    from (${entries(after, upTo)}) e group by day, currency, kind, account, game, player
  ), players as (
    insert into ledger_player_days as d (day, currency, player, kind, amount, transfers)
    select day, currency, player, kind, sum(amount)::bigint, sum(transfers)::bigint from moved
    where player is not null and currency <> 'crd' group by day, currency, player, kind order by day, player
    on conflict (day, currency, player, kind)
    do update set amount = d.amount + excluded.amount, transfers = d.transfers + excluded.transfers
  )
  insert into ledger_days as d (day, currency, kind, account, game, amount, transfers)
  select day, currency, kind, account, game, sum(amount)::bigint, sum(transfers)::bigint from moved
  group by day, currency, kind, account, game
  on conflict (day, currency, kind, account, game)
  do update set amount = d.amount + excluded.amount, transfers = d.transfers + excluded.transfers`;
