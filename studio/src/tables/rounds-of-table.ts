import { randomUUID } from 'node:crypto';
import { inTransaction } from '@kozyr/kit/transaction';
import type { TableDefinition } from '../catalogue/tables';
import { commitmentOf, nodeHmac } from '../fairness/server-seed';
import { breaksAfter } from '../maths/crash/curve';
import { nextLink, seedOfLink } from './chain';
import { publishTable, type TableDeps } from './deps';
import { type LiveRound, OF_MONEY, parseRound } from './live-rows';
import { outcomeOf, publicSeedOf } from './outcome';
import { GAP_MS } from './watched-run';

const ROUND = 'select * from live_rounds where';

/** The round a table is in; null between rounds and while it is closed. */
export async function currentRound(deps: TableDeps, table: string): Promise<LiveRound | null> {
  const answer = await deps.pool.query(`${ROUND} game = $1 and phase <> 'over'`, [table]);
  return answer.rows[0] ? parseRound(answer.rows[0]) : null;
}

/** Begins a table's next round with the next link of its chain. Where another process was first, nothing is done. */
export async function beginRound(deps: TableDeps, table: TableDefinition): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.pool, async (db) => {
    // One beginning at a time: numbers follow one another, and no link of the chain is skipped.
    await db.query('select pg_advisory_xact_lock(hashtext($1))', [`begin:${table.slug}`]);
    const running = await db.query("select 1 from live_rounds where game = $1 and phase <> 'over'", [table.slug]);
    if (running.rowCount !== 0) return;
    const link = await nextLink(db, table.slug);
    await db.query(
      `insert into live_rounds (id, game, number, phase, chain_id, chain_index, commitment, opened_at, closes_at)
        values ($1, $2, (select coalesce(max(number), 0) + 1 from live_rounds where game = $2), 'open', $3, $4, $5, $6, $7)`,
      [
        ...[randomUUID(), table.slug, link.chainId, link.index, link.commitment],
        ...[new Date(now), new Date(now + table.pace.open)],
      ],
    );
    await publishTable(db, table.slug);
  });
}

/** Closes the bets. Those written before are in or given back; none is written after. */
export async function closeBets(deps: TableDeps, table: TableDefinition, round: LiveRound): Promise<void> {
  const ends = new Date(deps.now() + table.pace.closing);
  await inTransaction(deps.pool, async (db) => {
    await db.query("update live_rounds set phase = 'closing', ends_at = $2 where id = $1 and phase = 'open'", [
      round.id,
      ends,
    ]);
    await publishTable(db, table.slug);
  });
}

/**
 * Draws the result: bets whose fate is still unknown are to be given back, the seeds of those that stand make the public
 * seed, and it, the server seed and the round's number make the outcome. Play money, demo or credits, has no say in it: who stakes nothing could
 * otherwise put in as many seeds as they like.
 */
export async function drawRound(deps: TableDeps, table: TableDefinition, round: LiveRound): Promise<void> {
  await inTransaction(deps.pool, async (db) => {
    const locked = await db.query("select 1 from live_rounds where id = $1 and phase = 'closing' for update", [
      round.id,
    ]);
    if (locked.rowCount !== 1) return;
    await db.query(
      `update live_bets b set state = 'refunding', failure = 'BETS_CLOSED', attempts = 0, next_attempt_at = now()
        from live_entries e where e.id = b.entry_id and e.round_id = $1 and b.state = 'sent'`,
      [round.id],
    );
    const players = await db.query<{ entry: string; seed: string }>(
      `select id as entry, client_seed as seed from live_entries e where round_id = $1 and ${OF_MONEY}
        and exists (select 1 from live_bets b where b.entry_id = e.id and b.state = 'accepted')`,
      [round.id],
    );
    const serverSeed = await seedOfLink(db, round.chain_id, round.chain_index);
    const publicSeed = publicSeedOf(commitmentOf, players.rows);
    const seeds = { engine: table.engine, serverSeed, publicSeed, number: round.number };
    const outcome = outcomeOf(nodeHmac, seeds);
    const now = deps.now();
    const ends = now + (table.engine === 'crash' ? breaksAfter(outcome) : table.pace.run);
    await db.query(
      `update live_rounds set phase = 'run', server_seed = $2, public_seed = $3, outcome = $4, started_at = $5,
          ends_at = $6, beat_at = $5 where id = $1`,
      [round.id, serverSeed, publicSeed, outcome, new Date(now), new Date(Math.ceil(ends))],
    );
    await publishTable(db, table.slug);
  });
}

/**
 * Says that the run was watched over at this moment (ms). A moment after the curve's end, or after a gap, says nothing:
 * what has happened by then is for endRun to decide.
 */
export async function beat(deps: TableDeps, roundId: string, at: number): Promise<void> {
  await deps.pool.query(
    `update live_rounds set beat_at = $2 where id = $1 and phase = 'run' and ends_at > $2 and beat_at < $2
      and beat_at >= $3`,
    [roundId, new Date(at), new Date(at - GAP_MS)],
  );
}

/** Ends a round that is settled. */
export async function endRound(deps: TableDeps, table: TableDefinition, round: LiveRound): Promise<void> {
  await deps.pool.query(
    "update live_rounds set phase = 'over' where id = $1 and phase = 'result' and settled_at is not null",
    [round.id],
  );
  await publishTable(deps.pool, table.slug);
}
