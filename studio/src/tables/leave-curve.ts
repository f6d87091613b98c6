import { inTransaction } from '@kozyr/kit/transaction';
import type { TableDefinition } from '../catalogue/tables';
import { DomainError } from '../errors/domain-error';
import { multiplierAt } from '../maths/crash/curve';
import type { Session } from '../sessions/sessions';
import { publishTable, type TableDeps } from './deps';
import { endRun } from './end-run';
import { type LiveRound, parseRound } from './live-rows';
import { beat } from './rounds-of-table';
import { BEAT_MS, isUnwatched } from './watched-run';

type Asked = { roundId: string; receivedAt: number };
type Verdict = { kind: 'left'; multiplier: number; watched: boolean } | { kind: 'broke' } | { kind: 'unwatched' };

/** Whether the curve stood for this player at that moment; when it did, where it was left is written. */
async function judge(deps: TableDeps, session: Session, { roundId, receivedAt }: Asked): Promise<Verdict> {
  return inTransaction(deps.pool, async (db) => {
    const rows = await db.query(
      `select * from live_rounds where id = $1 and game = $2 and phase in ('run', 'result') for share`,
      [roundId, session.game],
    );
    if (!rows.rows[0]) throw new DomainError(409, 'NO_BET', 'This round is not running');
    const round: LiveRound = parseRound(rows.rows[0]);
    const entry = await db.query<{ id: string; left_at: number | null }>(
      `select e.id, e.left_at from live_entries e where e.round_id = $1 and e.holder = $2
        and exists (select 1 from live_bets b where b.entry_id = e.id and b.state = 'accepted') for update`,
      [roundId, session.holder],
    );
    const known = entry.rows[0];
    if (!known) throw new DomainError(409, 'NO_BET', 'There is no stake of yours in this round');
    if (known.left_at !== null) return { kind: 'left', multiplier: known.left_at, watched: true };
    if (round.interrupted || (round.phase === 'run' && isUnwatched(round, receivedAt))) return { kind: 'unwatched' };
    const multiplier = multiplierAt(receivedAt - (round.started_at?.getTime() ?? 0));
    // The curve shows its point until it breaks, so a multiplier up to the point was read while it stood.
    if (multiplier > (round.outcome ?? 0) || round.settled_at !== null) return { kind: 'broke' };
    await db.query('update live_entries set left_at = $2 where id = $1 and left_at is null', [known.id, multiplier]);
    await publishTable(db, round.game);
    return { kind: 'left', multiplier, watched: receivedAt - (round.beat_at?.getTime() ?? 0) < BEAT_MS };
  });
}

/**
 * Leaves the curve by hand at the multiplier of the moment the server got the request. That moment decides, however long
 * the rest takes: until the round is settled it is looked at whether the curve stood then.
 *
 * An answer shows whether the curve stood, so it fixes that before it is given: a leaving counts as a beat when
 * the last one is old, and who is told that the curve broke has ended the run. Nobody learns that a curve broke while it
 * could still end otherwise.
 * @returns the multiplier in hundredths; a repeat gets the first one
 * @throws DomainError CURVE_BROKE when it had broken, RUN_INTERRUPTED when nobody had watched over the run for too long, NO_BET
 * when there is nothing to leave with
 */
export async function leaveCurve(
  deps: TableDeps,
  table: TableDefinition,
  session: Session,
  asked: Asked,
): Promise<number> {
  const verdict = await judge(deps, session, asked);
  if (verdict.kind === 'left') {
    if (!verdict.watched) await beat(deps, asked.roundId, asked.receivedAt);
    return verdict.multiplier;
  }
  await endRun(deps, table, asked.roundId, asked.receivedAt);
  if (verdict.kind === 'broke') throw new DomainError(409, 'CURVE_BROKE', 'The curve had broken before');
  throw new DomainError(409, 'RUN_INTERRUPTED', 'The run was interrupted: everybody is paid where it last stood');
}
