import { CREDITS } from '@kozyr/contracts/money';
import * as z from 'zod';

export const PHASES = ['open', 'closing', 'run', 'result', 'over'] as const;
export type Phase = (typeof PHASES)[number];

const roundRow = z.object({
  id: z.string(),
  game: z.string(),
  number: z.number(),
  phase: z.enum(PHASES),
  chain_id: z.string(),
  chain_index: z.number(),
  commitment: z.string(),
  opened_at: z.date(),
  closes_at: z.date(),
  started_at: z.date().nullable(),
  ends_at: z.date().nullable(),
  server_seed: z.string().nullable(),
  public_seed: z.string().nullable(),
  outcome: z.number().nullable(),
  beat_at: z.date().nullable(),
  interrupted: z.boolean(),
  interrupted_at: z.date().nullable(),
  settled_at: z.date().nullable(),
});

/**
 * A round of a table: open -> closing -> run -> result -> over. Its result is written with the move to `run`, when nothing
 * can be staked any more; the server seed is revealed with `result`.
 */
export type LiveRound = z.infer<typeof roundRow>;
export const parseRound = (row: unknown): LiveRound => roundRow.parse(row);

const betRow = z.object({
  id: z.string(),
  entry_id: z.string(),
  bet_id: z.string(),
  chips: z.array(z.object({ spot: z.string(), amount: z.string() })).nullable(),
  amount: z.bigint(),
  state: z.enum(['sent', 'accepted', 'rejected', 'refunding', 'refunded']),
  failure: z.string().nullable(),
  balance: z.string().nullable(),
  attempts: z.number(),
  mode: z.enum(['real', 'demo']),
  wallet_session: z.string().nullable(),
  round_id: z.string(),
  game: z.string(),
});

/**
 * One confirmed set of chips, or one stake: sent -> accepted, or -> rejected, or -> refunding -> refunded. It is written as
 * `sent` before the wallet is asked, so whoever finds it knows what may have happened. Bets of play money are accepted at once.
 */
export type LiveBet = z.infer<typeof betRow>;
export const parseBet = (row: unknown): LiveBet => betRow.parse(row);
/** Bets as b, their entries as e, rounds as r, sessions as s. */
export const BET_COLUMNS = `b.id, b.entry_id, b.bet_id, b.chips, b.amount, b.state, b.failure, b.balance, b.attempts,
  e.mode, s.wallet_session, e.round_id, r.game`;
export const BET_JOINS = `join live_entries e on e.id = b.entry_id join live_rounds r on r.id = e.round_id
  join sessions s on s.id = b.session_id`;

const entryRow = z.object({
  id: z.string(),
  round_id: z.string(),
  holder: z.string(),
  name: z.string(),
  mode: z.enum(['real', 'demo']),
  client_seed: z.string(),
  state: z.enum(['in', 'due', 'win_sent', 'settled', 'void']),
  target: z.number().nullable(),
  left_at: z.number().nullable(),
  win: z.bigint().nullable(),
  balance: z.string().nullable(),
  attempts: z.number(),
  wallet_session: z.string().nullable(),
  game: z.string(),
});

/**
 * A player in a round, one round of the wallet: in -> due -> win_sent -> settled, or void when none of its bets stands.
 * `name` is the reference by which its player finds it in the table's state. `target` and `left_at` are multipliers of a curve in hundredths: where it leaves by itself, and where it left by hand.
 */
export type LiveEntry = z.infer<typeof entryRow>;
export const parseEntry = (row: unknown): LiveEntry => entryRow.parse(row);
/** Entries as e, their rounds as r, sessions as s. */
export const ENTRY_COLUMNS = `e.id, e.round_id, e.holder, e.name, e.mode, e.client_seed, e.state, e.target, e.left_at,
  e.win, e.balance, e.attempts, s.wallet_session, r.game`;
export const ENTRY_JOINS = 'join live_rounds r on r.id = e.round_id join sessions s on s.id = e.session_id';
/** Whether an entry e is played for money: whoever stakes something has a say in the draw, and play money, demo or credits, has none. */
export const OF_MONEY = `(e.mode = 'real' and (select currency from sessions where id = e.session_id) <> '${CREDITS}')`;
