import { toMinor } from '@kozyr/contracts/money';
import { inTransaction } from '@kozyr/kit/transaction';
import type pg from 'pg';
import type { TableDefinition } from '../catalogue/tables';
import { CAP, paidAt } from '../maths/crash/curve';
import { payoutOf } from '../maths/roulette/bets';
import { publishTable, type TableDeps } from './deps';
import { type LiveRound, parseRound } from './live-rows';
import { stoppedAt } from './watched-run';

type OpenStake = {
  id: string;
  mode: 'real' | 'demo';
  target: number | null;
  left_at: number | null;
  amount: bigint;
  chips: { spot: string; amount: string }[];
};

/**
 * Where a player leaves the curve, in hundredths: by hand, by the target if it was reached, or where everybody still on it
 * is taken off: at the cap, or at `stopped` when the run was interrupted. Null: it breaks under them.
 */
export function leavesAt(
  { target, left_at: left }: Pick<OpenStake, 'target' | 'left_at'>,
  outcome: number,
  stopped: number | null = null,
): number | null {
  const reached = target !== null && target <= (stopped ?? outcome) ? target : null;
  if (left !== null) return reached === null ? left : Math.min(left, reached);
  return reached ?? stopped ?? (outcome >= CAP ? CAP : null);
}

type Ended = { outcome: number; stopped: number | null };

function winOf(engine: TableDefinition['engine'], { outcome, stopped }: Ended, entry: OpenStake): bigint {
  if (engine === 'roulette') {
    return payoutOf(
      entry.chips.map((chip) => ({ spot: chip.spot, amount: toMinor(chip.amount) })),
      outcome,
    );
  }
  const left = leavesAt(entry, outcome, stopped);
  return left === null ? 0n : paidAt(entry.amount, left);
}

async function openStakes(db: pg.PoolClient, round: LiveRound): Promise<OpenStake[]> {
  const answer = await db.query<OpenStake>(
    `select e.id, e.mode, e.target, e.left_at, sum(b.amount)::bigint as amount,
        jsonb_path_query_array(jsonb_agg(coalesce(b.chips, '[]')), '$[*][*]') as chips
      from live_entries e join live_bets b on b.entry_id = e.id and b.state = 'accepted'
      where e.round_id = $1 and e.state = 'in' group by e.id`,
    [round.id],
  );
  return answer.rows;
}

/** Writes what every entry won, once, in one transaction; the money loop pays it from there. */
export async function settleRound(deps: TableDeps, table: TableDefinition, round: LiveRound): Promise<void> {
  await inTransaction(deps.pool, async (db) => {
    const locked = await db.query(
      "select * from live_rounds where id = $1 and phase = 'result' and settled_at is null for update",
      [round.id],
    );
    if (!locked.rows[0]) return;
    const shown = parseRound(locked.rows[0]);
    const { outcome } = shown;
    if (outcome === null) throw new Error(`Round ${round.id} has no outcome`);
    const ended = { outcome, stopped: stoppedAt(shown) };
    const stakes = await openStakes(db, round);
    await db.query(
      `update live_entries e set win = p.win, next_attempt_at = now(),
          state = case when e.mode = 'demo' then 'settled' else 'due' end
        from unnest($1::uuid[], $2::bigint[]) as p (id, win) where e.id = p.id`,
      [stakes.map((entry) => entry.id), stakes.map((entry) => winOf(table.engine, ended, entry))],
    );
    await db.query("update live_entries set state = 'void', win = 0 where round_id = $1 and state = 'in'", [round.id]);
    await db.query('update live_rounds set settled_at = $2 where id = $1', [round.id, new Date(deps.now())]);
    await publishTable(db, table.slug);
  });
}
