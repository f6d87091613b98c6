import { sql } from 'drizzle-orm';
import type { Context, Settlement } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bigFrom } from './internal/big-win-rules';

/**
 * Keeps apart which settled rounds may stand in the lists of wins, so that these are found without an index of rounds that every
 * settlement would have to change. A row says nothing of the win: a round that is undone, or wins more, is read as it stands.
 */
export async function keepRecentWins(_ctx: Context, tx: Queryable, settled: readonly Settlement[]): Promise<void> {
  // Of a round with several rows in one batch the last one tells.
  const wins = new Map(
    settled
      .filter(({ paid, staked }) => paid > staked)
      .map(({ roundId, settledAt, currency, paid }) => [
        roundId,
        { round_id: roundId, settled_at: settledAt, big: paid >= bigFrom(currency) },
      ]),
  );
  if (wins.size === 0) return;
  await tx.execute(sql`
    insert into recent_wins as kept (round_id, settled_at, big)
    select round_id, settled_at, big
    from json_to_recordset(${JSON.stringify([...wins.values()])}::json) as c(round_id uuid, settled_at timestamptz, big boolean)
    on conflict (round_id) do update set big = true where excluded.big and not kept.big`);
}
