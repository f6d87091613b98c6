import { fromMinor, type StakeCurrency, stakeCurrencySchema } from '@kozyr/contracts/money';
import type pg from 'pg';
import * as z from 'zod';
import { stoppedAt } from '../tables/watched-run';

/** What a player staked in one round of a table, and what came out. Amounts are decimal strings, multipliers hundredths. */
export type TableRecall = {
  kind: 'table';
  game: string;
  currency: StakeCurrency;
  number: number;
  outcome: number;
  /** Where a curve was to be left by itself, and where it was left by hand. */
  target: number | null;
  leftAt: number | null;
  /** Where an interrupted curve was last known to stand: whoever was still on it is paid that. */
  stopped: number | null;
  /** By place on the layout where there is one; a single stake has none. */
  stakes: { spot: string | null; amount: string }[];
  win: string;
  playedAt: string;
};

const rowSchema = z.object({
  game: z.string(),
  currency: stakeCurrencySchema,
  number: z.number(),
  outcome: z.number(),
  target: z.number().nullable(),
  left_at: z.number().nullable(),
  interrupted: z.boolean(),
  started_at: z.date().nullable(),
  beat_at: z.date().nullable(),
  win: z.bigint().nullable(),
  created_at: z.date(),
});
const betSchema = z.object({
  amount: z.bigint(),
  chips: z.array(z.object({ spot: z.string(), amount: z.string() })).nullable(),
});

/** A player's part of a round of a table, once its result is out; null when there is none of that id. */
export async function findTableRecall(pool: pg.Pool, id: string): Promise<TableRecall | null> {
  const entries = await pool.query(
    `select r.game, s.currency, r.number, r.outcome, e.target, e.left_at, e.win, e.created_at,
        r.interrupted, r.started_at, r.beat_at
      from live_entries e join live_rounds r on r.id = e.round_id join sessions s on s.id = e.session_id
      where e.id = $1 and e.mode = 'real' and r.phase in ('result', 'over') and r.outcome is not null`,
    [id],
  );
  const [row] = entries.rows;
  if (!row) return null;
  const entry = rowSchema.parse(row);
  const bets = await pool.query(
    `select amount, chips from live_bets where entry_id = $1 and state = 'accepted' order by created_at`,
    [id],
  );
  if (bets.rows.length === 0) return null;
  return {
    kind: 'table',
    game: entry.game,
    currency: entry.currency,
    number: entry.number,
    outcome: entry.outcome,
    target: entry.target,
    leftAt: entry.left_at,
    stopped: stoppedAt(entry),
    stakes: bets.rows.flatMap((each): TableRecall['stakes'] => {
      const { amount, chips } = betSchema.parse(each);
      return chips ?? [{ spot: null, amount: fromMinor(amount) }];
    }),
    win: fromMinor(entry.win ?? 0n),
    playedAt: entry.created_at.toISOString(),
  };
}
