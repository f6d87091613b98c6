import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod/mini';
import { nodeHmac } from '../fairness/server-seed';
import { fairDraw } from '../fairness/stream';
import type { ChosenChoice } from '../maths/chosen/chosen-round';
import { type DrawnModel, drawOutcome, winOf } from '../maths/engines';
import type { Fairness } from '../sessions/seeds';
import { holdersOf, type Session } from '../sessions/sessions';
import { sinceLastRound } from './pace';
import { LEASE_SECONDS } from './postgres-store';
import type { Claimed, Round } from './round';

/** The holder's running pair of seeds, whole: none of it leaves the studio but through `fairnessAfter`. */
const pairSchema = z.object({
  id: z.string(),
  server_seed: z.string(),
  client_seed: z.string(),
  commitment: z.string(),
  nonce: z.number(),
  /** A stake was refused after this nonce was drawn; the next stake is taken before it is drawn again. */
  refused_nonce: z.nullable(z.number()),
  next_commitment: z.nullable(z.string()),
});
export type Pair = z.infer<typeof pairSchema>;

const sightSchema = z.object({
  /** There is a round of this spin id. */
  known: z.boolean(),
  /** A round of the session is not over. */
  open: z.boolean(),
  /** How many milliseconds ago the player's last round of the game began; null: not of late. */
  since: z.nullable(z.number()),
  pair: z.nullable(pairSchema),
});
/** All that a spin asks of the database before it may begin. */
export type Sight = z.infer<typeof sightSchema>;

const LOOK = {
  name: 'spin-look',
  text: `select
      exists (select 1 from rounds where session_id = $1 and spin_id = $2) as known,
      exists (select 1 from rounds where session_id = $1 and state not in ('settled', 'refunded', 'rejected')) as open,
      ${sinceLastRound('$5', '$4', '$1', '$2')} as since,
      (select to_jsonb(p) from (
        select id, server_seed, client_seed, commitment, nonce, refused_nonce,
            (select commitment from seeds where holder = $3 and started_at is null) as next_commitment
          from seeds where holder = $3 and started_at is not null and revealed_at is null) p) as pair`,
};

/** What a spin meets, at one moment. */
export async function lookBefore(pool: pg.Pool, session: Session, { spinId }: { spinId: string }): Promise<Sight> {
  const values = [session.id, spinId, session.holder, session.game, holdersOf(session)];
  const answer = await pool.query({ ...LOOK, values });
  return sightSchema.parse(answer.rows[0]);
}

const BEGIN = {
  name: 'spin-begin',
  text: `with pair as (
      update seeds set nonce = nonce + 1
        where id = $4 and nonce = $5 and started_at is not null and revealed_at is null returning id)
    insert into rounds (id, session_id, spin_id, state, stake, seed_id, nonce, outcome, win, attempts, lease, lease_until,
        next_attempt_at, choice)
      select $1, $2, $3, 'play_sent', $6, id, $5, $7, $8, 1, $9, now() + make_interval(secs => ${LEASE_SECONDS}), now(), $10::jsonb
        from pair
      returning created_at`,
};

const UNIQUE_VIOLATION = '23505';
const isRival = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION;

/** A choice as it is kept. */
export const choiceText = (choice: ChosenChoice | null): string | null => choice && JSON.stringify(choice);

type Begin = {
  session: Session;
  spinId: string;
  stake: bigint;
  choice: ChosenChoice | null;
  model: DrawnModel;
  pair: Pair;
};

/**
 * Draws a round with the pair's next nonce and writes it down as being played, in one statement with the nonce, its first call
 * counted. @returns why it was not: a `rival` round of the session or spin was faster, or another window of the player's `passed` the nonce
 */
export async function beginPlay(
  pool: pg.Pool,
  { session, spinId, stake, choice, model, pair }: Begin,
): Promise<Claimed | 'rival' | 'passed'> {
  const seeds = { serverSeed: pair.server_seed, clientSeed: pair.client_seed, nonce: pair.nonce };
  const outcome = drawOutcome(model, choice, fairDraw(nodeHmac, seeds));
  const win = winOf(outcome, stake);
  const [id, lease] = [randomUUID(), randomUUID()];
  const kept = [
    id,
    session.id,
    spinId,
    pair.id,
    pair.nonce,
    stake,
    JSON.stringify(outcome),
    win,
    lease,
    choiceText(choice),
  ];
  try {
    const answer = await pool.query<{ created_at: Date }>({ ...BEGIN, values: kept });
    const [row] = answer.rows;
    if (!row) return 'passed';
    const round: Round = {
      id,
      sessionId: session.id,
      spinId,
      state: 'play_sent',
      stake,
      outcome,
      choice,
      decisions: [],
      seedId: pair.id,
      nonce: pair.nonce,
      win,
      balance: null,
      failure: null,
      attempts: 1,
      createdAt: row.created_at,
      mode: session.mode,
      walletSession: session.wallet_session,
      holder: session.holder,
      game: session.game,
    };
    return { round, lease, counted: true };
  } catch (error) {
    if (isRival(error)) return 'rival';
    throw error;
  }
}

/** What the player may see of the pair after a round of it was settled; null when it has to be asked for. */
export function fairnessAfter({ commitment, client_seed, nonce, next_commitment }: Pair): Fairness | null {
  return next_commitment === null ? null : { commitment, client_seed, nonce: nonce + 1, next_commitment };
}
