import type { Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/database';
import type { PlayerWallet } from './accounts';
import { leftOfPlayer } from './carry';

export type Sought = {
  player: string;
  currency: Currency;
  wallet: PlayerWallet;
  /** What the wallet holds now, minor units. */
  balance: bigint;
  /** Kinds of transfers whose money is sought. */
  kinds: readonly string[];
  /** Kinds by which the sought money alone was taken out and given back: what they took is counted as though it were there, and taken off. */
  takenBy: readonly string[];
};

const list = (kinds: readonly string[]) =>
  sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
const rowsSchema = z.tuple([z.object({ left: z.string().transform(BigInt) })]);

/**
 * How much of what a player's wallet holds came by transfers of these kinds, minor units. First come, first spent: what is left is what
 * came last. What has left (0150) is taken for one amount of these kinds that came first.
 */
export async function leftOf(
  db: Queryable,
  { player, currency, wallet, balance, kinds, takenBy }: Sought,
): Promise<bigint> {
  const { rows } = await db.execute(sql`
    with moved as (
      select e.transfer_id, e.ordinal, e.amount, t.kind
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner
      where e.player = ${player} and e.account = ${wallet} and t.currency = ${currency}
      union all
      select 0, 0, amount, ${kinds[0] ?? ''} from ${leftOfPlayer(player, currency)} before where account = ${wallet}
    ), taken as (
      select -coalesce(sum(amount), 0) as amount from moved where kind in (${list(takenBy)})
    ), came as (
      select kind, amount, sum(amount) over (order by transfer_id desc, ordinal desc) - amount as later
      from moved where amount > 0 and kind not in (${list(takenBy)})
    )
    select greatest(0, coalesce(sum(least(came.amount, greatest(0, ${balance}::bigint + taken.amount - came.later)))
      filter (where came.kind in (${list(kinds)})), 0) - max(taken.amount))::text as left
    from taken left join came on true`);
  return rowsSchema.parse(rows)[0].left;
}
