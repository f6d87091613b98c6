import { toMinor } from '@kozyr/contracts/money';
import type pg from 'pg';
import { CAP, paidAt } from '../maths/crash/curve';
import { payoutOf } from '../maths/roulette/bets';
import type { TableDefinition } from './definitions';
import { inTransaction, type TableDeps, tell } from './deps';
import { type LiveRound, parseRound } from './live-rows';

type Standing = {
  id: string;
  mode: 'real' | 'demo';
  target: number | null;
  left_at: number | null;
  amount: bigint;
  chips: { spot: string; amount: string }[];
};

/** Where a player leaves the curve: by hand, by the target if it is reached, or at the cap; null: it breaks under them. */
export function leavesAt({ target, left_at }: Pick<Standing, 'target' | 'left_at'>, outcome: number): number | null {
  const reached = target !== null && target <= outcome ? target : outcome >= CAP ? CAP : null;
  if (left_at === null) return reached;
  return reached === null ? left_at : Math.min(left_at, reached);
}

function winOf(engine: TableDefinition['engine'], outcome: number, entry: Standing): bigint {
  if (engine === 'roulette') {
    return payoutOf(
      entry.chips.map((chip) => ({ spot: chip.spot, amount: toMinor(chip.amount) })),
      outcome,
    );
  }
  const left = leavesAt(entry, outcome);
  return left === null ? 0n : paidAt(entry.amount, left);
}

async function standingEntries(db: pg.PoolClient, round: LiveRound): Promise<Standing[]> {
  const answer = await db.query<Standing>(
    `select e.id, e.mode, e.target, e.left_at, sum(b.amount)::bigint as amount,
        jsonb_path_query_array(jsonb_agg(coalesce(b.chips, '[]')), '$[*][*]') as chips
      from live_entries e join live_bets b on b.entry_id = e.id and b.state = 'accepted'
      where e.round_id = $1 and e.state = 'in' group by e.id`,
    [round.id],
  );
  return answer.rows;
}

/** Gives back the stakes of entries: those of an interrupted run who could not leave it. */
async function giveBack(db: pg.PoolClient, entries: readonly Standing[]): Promise<void> {
  await db.query(
    `update live_bets b set failure = 'INTERRUPTED', attempts = 0, next_attempt_at = now(),
        state = case when e.mode = 'demo' then 'refunded' else 'refunding' end
      from live_entries e where e.id = b.entry_id and b.state = 'accepted' and e.id = any($1::uuid[])`,
    [entries.map((entry) => entry.id)],
  );
}

/** Writes what every entry won, once, in one transaction; the money worker pays it from there. */
export async function settleRound(deps: TableDeps, table: TableDefinition, round: LiveRound): Promise<void> {
  await inTransaction(deps.pool, async (db) => {
    const locked = await db.query(
      "select * from live_rounds where id = $1 and phase = 'result' and settled_at is null for update",
      [round.id],
    );
    if (!locked.rows[0]) return;
    const { outcome, interrupted } = parseRound(locked.rows[0]);
    if (outcome === null) throw new Error(`Round ${round.id} has no outcome`);
    const standing = await standingEntries(db, round);
    const stranded = interrupted ? standing.filter((entry) => leavesAt(entry, outcome) === null) : [];
    if (stranded.length > 0) await giveBack(db, stranded);
    const paid = standing.filter((entry) => !stranded.includes(entry));
    await db.query(
      `update live_entries e set win = p.win, next_attempt_at = now(),
          state = case when e.mode = 'demo' then 'settled' else 'due' end
        from unnest($1::uuid[], $2::bigint[]) as p (id, win) where e.id = p.id`,
      [paid.map((entry) => entry.id), paid.map((entry) => winOf(table.engine, outcome, entry))],
    );
    await db.query("update live_entries set state = 'void', win = 0 where round_id = $1 and state = 'in'", [round.id]);
    await db.query('update live_rounds set settled_at = $2 where id = $1', [round.id, new Date(deps.now())]);
    await tell(db, table.slug);
  });
}
