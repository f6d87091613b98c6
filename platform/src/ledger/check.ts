import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findViolations, type Violation } from '../db/broken-laws';
import type { Database } from '../db/database';

export type LedgerReport = { transfers: number; entries: number; players: number; violations: Violation[] };

/** What every entry there ever was did to its account: what is carried, and entries since. up_to: the last transfer that counts. */
const moved = (players: boolean, upTo = ''): string => `(
  select player, account, currency, sum(amount) as amount from (
    select player, account, currency, amount from ledger_carried where player is ${players ? 'not null' : 'null'}
    union all
    select e.player, e.account, t.currency, e.amount from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner
    where e.player is ${players ? 'not null' : 'null'} and t.id > (select up_to from ledger_carried_state) ${upTo}
  ) m group by 1, 2, 3)`;
const LEFT = '(select left_up_to from ledger_carried_state)';

/** Each answers one text row per breach; all must answer none. Of entries that have left (0150), what is carried speaks. */
const LAWS: Readonly<Record<string, SQL>> = {
  'entries of every leg sum to zero': sql`select transfer_id || '/' || leg from ledger_entries
    group by owner, transfer_id, leg having sum(amount) <> 0`,
  'all entries of a currency sum to zero': sql`select t.currency from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner
    group by t.currency having sum(e.amount) <> 0`,
  'every transfer has entries and every entry a transfer': sql`select coalesce(t.id, e.transfer_id)::text
    from ledger_transfers t full join (select distinct owner, transfer_id from ledger_entries) e on e.transfer_id = t.id and e.owner = t.owner
    where t.id is null or e.transfer_id is null and t.id > ${sql.raw(LEFT)}`,
  'balances equal their entries': sql`select w.player || ':' || w.wallet || ' ' || w.currency from (
      select player, currency, wallet, amount from ledger_balances,
        lateral (values ('game', game), ('electronic', electronic), ('bonus', bonus), ('cashback', cashback), ('holds', holds)) v(wallet, amount)
    ) w full join ${sql.raw(moved(true))} s on s.player = w.player and s.currency = w.currency and s.account = w.wallet
    where coalesce(w.amount, 0) <> coalesce(s.amount, 0) or w.player is null`,
  'versions count the transfers that touched a balance': sql`select b.player || ' ' || b.currency from ledger_balances b left join (
      select e.player, t.currency, count(distinct t.id) as touched
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner where e.player is not null group by 1, 2
    ) s on s.player = b.player and s.currency = b.currency where b.version < coalesce(s.touched, 0)`,
  'no player wallet is below zero': sql`select player || ' ' || currency from ledger_balances
    where least(game, electronic, bonus, cashback, holds) < 0`,
  'credits are where credits are, and money nowhere there': sql`select t.id::text from ledger_transfers t join ledger_entries e on e.transfer_id = t.id and e.owner = t.owner
    where case when t.currency = 'crd' then e.account not in ('game', 'electronic', 'game_providers', 'credits')
      else e.account = 'credits' end`,
  'a reversal undoes its transfer exactly': sql`select r.id::text from ledger_transfers r join ledger_entries e on e.transfer_id in (r.id, r.reverses) and e.owner = r.owner
    where r.reverses > ${sql.raw(LEFT)} group by r.id, e.player, e.account having sum(e.amount) <> 0`,
  'holds wallets equal the pending holds': sql`select b.player || ' ' || b.currency from ledger_balances b
    left join (select player, currency, sum(amount) as amount from ledger_holds where state = 'pending' group by 1, 2) h
      on h.player = b.player and h.currency = b.currency where b.holds <> coalesce(h.amount, 0)`,
  'house totals equal their entries': sql`select coalesce(h.account, s.account) || ' ' || coalesce(h.currency, s.currency)
    from ledger_house_totals h full join ${sql.raw(moved(false, 'and t.id <= (select up_to from ledger_roll_up_state)'))} s
      on s.account = h.account and s.currency = h.currency where coalesce(h.total, 0) <> coalesce(s.amount, 0)`,
  'what is carried of a currency sums to zero': sql`select currency from ledger_carried group by currency having sum(amount) <> 0`,
};

const sizes = z.tuple([
  z.object({ transfers: z.coerce.number(), entries: z.coerce.number(), players: z.coerce.number() }),
]);

/** Proves the ledger's laws for the whole database as one snapshot. An empty list of violations is the proof. */
export async function checkLedger(db: Database): Promise<LedgerReport> {
  return db.transaction(
    async (tx) => {
      const violations = await findViolations(tx, LAWS);
      const { rows } = await tx.execute(sql`select (select count(*) from ledger_transfers) as transfers,
        (select count(*) from ledger_entries) as entries, (select count(distinct player) from ledger_balances) as players`);
      return { ...sizes.parse(rows)[0], violations };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
