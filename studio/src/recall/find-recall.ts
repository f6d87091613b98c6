import { type StakeCurrency, stakeCurrencySchema } from '@kozyr/contracts/money';
import type pg from 'pg';
import * as z from 'zod';
import { ROUND_COLUMNS, roundOf } from '../rounds/round-row';
import { type RoundView, roundView } from '../rounds/round-view';
import { findTableRecall, type TableRecall } from './table-recall';

/** A round that a game's own client plays again. */
type PlayedRecall = { kind: 'played'; game: string; currency: StakeCurrency; round: RoundView };

/**
 * A round of real play as it can be shown again, by the id the wallet knows it by. The seam for every engine: what has an
 * outcome among the rounds is played by its engine's client (`playBack`), what was staked at a table is told by its result.
 */
export type Recall = PlayedRecall | TableRecall;

const paidFor = z.object({ currency: stakeCurrencySchema });

/** @returns null when there is nothing to see: no such round, play money, or a bet that was given back undrawn */
export async function findRecall(pool: pg.Pool, id: string): Promise<Recall | null> {
  const answer = await pool.query(
    `select ${ROUND_COLUMNS}, s.currency from rounds r join sessions s on s.id = r.session_id
      where r.id = $1 and s.mode = 'real' and r.state in ('drawn', 'win_sent', 'settled')`,
    [id],
  );
  const [row] = answer.rows;
  if (!row) return findTableRecall(pool, id);
  const round = roundOf(row);
  if (!round.outcome) return null;
  return { kind: 'played', game: round.game, currency: paidFor.parse(row).currency, round: roundView(round) };
}
