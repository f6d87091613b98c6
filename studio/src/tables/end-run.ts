import { inTransaction } from '@kozyr/kit/transaction';
import type { TableDefinition } from '../catalogue/tables';
import { closeAfterInterruptions } from './closures';
import { publishTable, type TableDeps } from './deps';
import { parseRound } from './live-rows';
import { isUnwatched } from './watched-run';

/**
 * Shows the result of a run that is over, or that nobody watched over: which of the two is decided here alone, on the row
 * as it stands, by the moment given (ms). So it does not matter who asks: the table's leader, or a player who left too late.
 */
export async function endRun(deps: TableDeps, table: TableDefinition, roundId: string, now: number): Promise<void> {
  await inTransaction(deps.pool, async (db) => {
    const rows = await db.query("select * from live_rounds where id = $1 and phase = 'run' for update", [roundId]);
    if (!rows.rows[0]) return;
    const round = parseRound(rows.rows[0]);
    const interrupted = table.engine === 'crash' && isUnwatched(round, now);
    if (!interrupted && now < (round.ends_at?.getTime() ?? 0)) return;
    await db.query(
      `update live_rounds set phase = 'result', ends_at = $2, interrupted = $3, interrupted_at = $4 where id = $1`,
      [roundId, new Date(deps.now() + table.pace.result), interrupted, interrupted ? new Date(now) : null],
    );
    if (interrupted) await closeAfterInterruptions(db, table.slug, new Date(now));
    await publishTable(db, table.slug);
  });
}
