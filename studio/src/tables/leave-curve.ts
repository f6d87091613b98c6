import { multiplierAt } from '../maths/crash/curve';
import { Failure } from '../routes/failure';
import type { Session } from '../sessions/sessions';
import { inTransaction, type TableDeps, tell } from './deps';
import { parseRound } from './live-rows';

/**
 * Leaves the curve by hand at the multiplier of the moment the server got the request. That moment decides, however long
 * the rest takes: until the round is settled it is looked at whether the curve stood then.
 * @returns the multiplier in hundredths; a repeat gets the first one
 * @throws Failure CURVE_BROKE when it had broken, NO_BET when there is nothing to leave with
 */
export async function leaveCurve(
  deps: TableDeps,
  session: Session,
  roundId: string,
  receivedAt: number,
): Promise<number> {
  return inTransaction(deps.pool, async (db) => {
    const rows = await db.query(
      `select * from live_rounds where id = $1 and game = $2 and phase in ('run', 'result') for share`,
      [roundId, session.game],
    );
    if (!rows.rows[0]) throw new Failure(409, 'NO_BET', 'This round is not running');
    const round = parseRound(rows.rows[0]);
    const entry = await db.query<{ id: string; left_at: number | null; target: number | null }>(
      `select e.id, e.left_at, e.target from live_entries e where e.round_id = $1 and e.holder = $2
        and exists (select 1 from live_bets b where b.entry_id = e.id and b.state = 'accepted') for update`,
      [roundId, session.holder],
    );
    const known = entry.rows[0];
    if (!known) throw new Failure(409, 'NO_BET', 'There is no stake of yours in this round');
    if (known.left_at !== null) return known.left_at;
    const multiplier = multiplierAt(receivedAt - (round.started_at?.getTime() ?? 0));
    // The curve shows its point until it breaks, so a multiplier up to the point was read while it stood.
    const stood = multiplier <= (round.outcome ?? 0) && round.settled_at === null && !round.interrupted;
    if (!stood) throw new Failure(409, 'CURVE_BROKE', 'The curve had broken before');
    await db.query('update live_entries set left_at = $2 where id = $1 and left_at is null', [known.id, multiplier]);
    await tell(db, round.game);
    return multiplier;
  });
}
