import { fromMinor } from '@kozyr/contracts/money';
import type pg from 'pg';
import * as z from 'zod';
import type { Session } from '../sessions/sessions';
import { OF_MONEY, PHASES } from './live-rows';
import { stoppedAt } from './watched-run';

const rowSchema = z.object({
  id: z.string(),
  round_id: z.string(),
  number: z.number(),
  phase: z.enum(PHASES),
  outcome: z.number().nullable(),
  interrupted: z.boolean(),
  started_at: z.date().nullable(),
  beat_at: z.date().nullable(),
  commitment: z.string(),
  public_seed: z.string().nullable(),
  server_seed: z.string().nullable(),
  name: z.string(),
  client_seed: z.string(),
  state: z.enum(['in', 'due', 'win_sent', 'settled', 'void']),
  target: z.number().nullable(),
  left_at: z.number().nullable(),
  win: z.bigint().nullable(),
  balance: z.string().nullable(),
  seen: z.boolean(),
  bets: z.array(
    z.object({
      bet_id: z.string(),
      amount: z.number(),
      state: z.enum(['sent', 'accepted', 'rejected', 'refunding', 'refunded']),
      failure: z.string().nullable(),
      balance: z.string().nullable(),
      chips: z.array(z.object({ spot: z.string(), amount: z.string() })).nullable(),
    }),
  ),
});

/** A player's own entry as their client gets it; seeds of the server only once the result is shown. */
function entryView(row: z.infer<typeof rowSchema>) {
  const { bets, win, public_seed, server_seed, outcome, phase, started_at, beat_at, ...entry } = row;
  const shown = phase === 'result' || phase === 'over';
  return {
    ...entry,
    /** Where an interrupted curve was last known to stand, in hundredths. */
    stopped: stoppedAt(row),
    // Until the result is shown, what is written already stays between the table and its database.
    ...(shown ? { outcome, public_seed, server_seed } : { outcome: null, public_seed: null, server_seed: null }),
    paid: entry.state === 'settled',
    win: win === null ? null : fromMinor(win),
    stake: fromMinor(bets.reduce((sum, bet) => (bet.state === 'accepted' ? sum + BigInt(bet.amount) : sum), 0n)),
    bets: bets.map((bet) => ({ ...bet, amount: fromMinor(BigInt(bet.amount)) })),
  };
}

export type EntryView = ReturnType<typeof entryView>;

const SELECT = `select e.id, e.round_id, r.number, r.phase, r.outcome, r.interrupted, r.started_at, r.beat_at, r.commitment,
    r.public_seed, r.server_seed, e.name, e.client_seed, e.state, e.target, e.left_at, e.win, e.balance, e.seen_at is not null as seen,
    (select jsonb_agg(jsonb_build_object('bet_id', b.bet_id, 'amount', b.amount, 'state', b.state, 'failure', b.failure,
        'balance', b.balance, 'chips', b.chips) order by b.created_at) from live_bets b where b.entry_id = e.id) as bets
  from live_entries e join live_rounds r on r.id = e.round_id`;

/** The player's last entries at a table, newest first. */
export async function ownEntries(pool: pg.Pool, session: Session, limit: number): Promise<EntryView[]> {
  const answer = await pool.query(`${SELECT} where e.holder = $1 and r.game = $2 order by r.number desc limit $3`, [
    session.holder,
    session.game,
    limit,
  ]);
  return answer.rows.map((row) => entryView(rowSchema.parse(row)));
}

/** Notes that the player has seen how the rounds of a table ended, up to now. */
export async function markEntriesSeen(pool: pg.Pool, session: Session): Promise<void> {
  await pool.query(
    `update live_entries e set seen_at = now() from live_rounds r where r.id = e.round_id and e.holder = $1
      and r.game = $2 and e.seen_at is null and e.state in ('settled', 'void')`,
    [session.holder, session.game],
  );
}

/** What everybody needs to compute a round again: null while its result is not shown. */
export async function proofOf(pool: pg.Pool, table: string, number: number) {
  const round = await pool.query(
    `select id, number, commitment, server_seed, public_seed, outcome, interrupted from live_rounds
      where game = $1 and number = $2 and phase in ('result', 'over')`,
    [table, number],
  );
  const found: { id: string } | undefined = round.rows[0];
  if (!found) return null;
  const players = await pool.query(
    `select e.id as entry, e.client_seed as seed from live_entries e join live_rounds r on r.id = e.round_id
      where e.round_id = $1 and (${OF_MONEY} or r.demo_seeds) and exists (select 1 from live_bets b where b.entry_id = e.id
        and (b.state = 'accepted' or b.failure = 'INTERRUPTED')) order by e.id`,
    [found.id],
  );
  return { ...found, players: players.rows };
}
