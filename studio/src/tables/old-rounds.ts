import type { TableDeps } from './deps';

/** Rounds that nobody played are kept this long, for the statistics on show and for whoever follows the chain. */
const KEPT = '7 days';

/** Drops rounds that nobody played. What was played stays: it is the record of play. */
export async function dropEmptyRounds({ pool }: Pick<TableDeps, 'pool'>): Promise<number> {
  const gone = await pool.query(
    `delete from live_rounds r where phase = 'over' and closes_at < now() - $1::interval
      and not exists (select 1 from live_entries e where e.round_id = r.id)
      and number < (select max(number) - 200 from live_rounds last where last.game = r.game)`,
    [KEPT],
  );
  return gone.rowCount ?? 0;
}
