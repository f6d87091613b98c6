import { z } from 'zod';
import type { Database } from '../../../platform/src/db/database';

const FACTS = `with own as materialized (select distinct transfer_id, owner from ledger_entries where player = any($1::uuid[])),
  every as materialized (select e.*, t.currency from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner
    join own on own.transfer_id = e.transfer_id and own.owner = e.owner)
  select (select count(*)::int from own) as transfers,
    (select count(*)::int from (select 1 from every group by transfer_id, currency having sum(amount) <> 0) one) as unbalanced,
    (select count(*)::int from ledger_balances b cross join lateral (values ('game', b.game), ('electronic', b.electronic),
        ('bonus', b.bonus), ('cashback', b.cashback), ('holds', b.holds)) w(wallet, amount)
      where b.player = any($1::uuid[]) and (w.amount < 0 or w.amount <> coalesce((select sum(e.amount) from every e
        where e.player = b.player and e.currency = b.currency and e.account = w.wallet), 0))) as astray,
    (select count(*)::int from ledger_holds h left join ledger_transfers r on r.id = h.resolution_id and r.owner = h.player
      where h.player = any($1::uuid[]) and h.state <> 'pending' and (h.state = 'posted') <> (r.reverses is null)) as ended_otherwise,
    (select coalesce(jsonb_agg(to_jsonb(b) order by b.player, b.currency), '[]') from ledger_balances b
      where b.player = any($1::uuid[]) and b.version > 0)::text as balances,
    (select coalesce(jsonb_agg(jsonb_build_array(h.id, h.state, h.resolution_id) order by h.id), '[]') from ledger_holds h
      where h.player = any($1::uuid[]))::text as holds`;

const rowsSchema = z.tuple([
  z.object({
    /** Transfers that touched these players. */
    transfers: z.number(),
    /** Of those, how many do not sum to zero; wallets below zero or unlike their entries; holds whose end is another than their state. */
    unbalanced: z.number(),
    astray: z.number(),
    ended_otherwise: z.number(),
    balances: z.string(),
    holds: z.string(),
  }),
]);

/**
 * All that the ledger says of some players, read at once: the same before and after means that nothing changed. A balance at version 0
 * was only asked for, by a posting that was refused: zeros, as if it were not there.
 */
export async function ledgerFacts(db: Database, players: readonly string[]) {
  const { rows } = await db.$client.query(FACTS, [players]);
  return rowsSchema.parse(rows)[0];
}
export type LedgerFacts = Awaited<ReturnType<typeof ledgerFacts>>;

/** @throws Error naming the law that is broken, or that a step moved money, or did not, against what was expected of it */
export function requireLawful(before: LedgerFacts, after: LedgerFacts, moved: boolean | 'perhaps'): void {
  if (after.unbalanced > 0) throw new Error('A transfer does not sum to zero.');
  if (after.astray > 0) throw new Error('A wallet is below zero, or is not what its entries sum to.');
  if (after.ended_otherwise > 0) throw new Error('A hold did not end as its state says.');
  if (moved === 'perhaps') return;
  const { transfers: had, ...were } = before;
  const { transfers: has, ...are } = after;
  const same = had === has && were.balances === are.balances && were.holds === are.holds;
  if (!moved && !same)
    throw new Error(`What was refused or repeated changed something: ${JSON.stringify({ before, after })}`);
  if (moved && had === has) throw new Error('What was done left no transfer.');
}
