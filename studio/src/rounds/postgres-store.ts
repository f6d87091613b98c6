import { randomUUID } from 'node:crypto';
import { inTransaction } from '@kozyr/kit/transaction';
import type pg from 'pg';
import type { GameModel } from '../maths/engines';
import { drawWithNonce } from './draw-with-nonce';
import { FINAL_STATES, LeaseLostError, type Round, type RoundPatch, type RoundState, type RoundStore } from './round';
import { ROUND_COLUMNS, roundOf } from './round-row';

/** Longer than every call and pause of one advance together; after a kill a round is free again in this time. */
export const LEASE_SECONDS = 30;

/** As this store writes "the round is over". */
const isFinal = (state: string) => `${state} in (${[...FINAL_STATES].map((one) => `'${one}'`).join(', ')})`;

/** Ends a round as if it had not been drawn; its nonce goes back unless another window of the player's has taken the one after it. */
const FORGET = `with drawn as (select seed_id, nonce from rounds where id = $1),
  moved as (
    update rounds set state = 'rejected', attempts = 0, updated_at = now(), failure = $3, lease = null,
        outcome = null, win = null, seed_id = null, nonce = null
      where id = $1 and lease = $2 and state = 'play_sent' returning *),
  given as (
    update seeds s set nonce = d.nonce, refused_nonce = d.nonce from drawn d, moved
      where s.id = d.seed_id and s.nonce = d.nonce + 1)
  select ${ROUND_COLUMNS} from moved r join sessions s on s.id = r.session_id`;

type Deps = { pool: pg.Pool; modelOfGame: (slug: string) => GameModel };

function ours(id: string, row: unknown): Round {
  if (!row) throw new LeaseLostError(`Round ${id} is not ours to move`);
  return roundOf(row);
}

/** Null where the round is not ours to move. */
async function unlessLost(moved: Promise<Round>): Promise<Round | null> {
  try {
    return await moved;
  } catch (error) {
    if (error instanceof LeaseLostError) return null;
    throw error;
  }
}

/** A row that one statement moved, as a round. @throws LeaseLostError where it moved none */
async function one(db: pg.Pool | pg.PoolClient, sql: string, values: unknown[]): Promise<Round> {
  const answer = await db.query(
    `with moved as (${sql} returning *) select ${ROUND_COLUMNS} from moved r join sessions s on s.id = r.session_id`,
    values,
  );
  return ours(String(values[0]), answer.rows[0]);
}

const patched = (patch: RoundPatch) => [patch.balance ?? null, patch.failure ?? null];

/** Rounds in PostgreSQL. Each write is one conditional statement: state and lease must be the expected ones. */
export function postgresRounds({ pool, modelOfGame }: Deps): RoundStore {
  return {
    async claim(id) {
      const lease = randomUUID();
      const claimed = one(
        pool,
        `update rounds set lease = $2, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
          where id = $1 and (lease is null or lease_until < now())`,
        [id, lease],
      );
      const round = await unlessLost(claimed);
      return round && { round, lease };
    },

    countAttempt: (id, lease) =>
      one(
        pool,
        `update rounds set attempts = attempts + 1, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
          where id = $1 and lease = $2`,
        [id, lease],
      ),

    move: (id, lease, from, to, patch = {}) =>
      one(
        pool,
        `update rounds set state = $4, attempts = 0, updated_at = now(),
            balance = coalesce($5, balance), failure = coalesce($6, failure),
            lease = case when ${isFinal('$4')} then null else lease end
          where id = $1 and lease = $2 and state = $3`,
        [id, lease, from, to, ...patched(patch)],
      ),

    async reject(id, lease, failure) {
      const answer = await pool.query(FORGET, [id, lease, failure]);
      return ours(id, answer.rows[0]);
    },

    async draw(id: string, lease: string, from: RoundState, patch: RoundPatch = {}) {
      return inTransaction(pool, async (client) => {
        const round = await one(
          client,
          `update rounds set state = 'drawn', attempts = 0, updated_at = now(), balance = coalesce($4, balance),
              failure = coalesce($5, failure)
            where id = $1 and lease = $2 and state = $3`,
          [id, lease, from, ...patched(patch)],
        );
        const drawn = await drawWithNonce(client, round, modelOfGame(round.game));
        return one(
          client,
          'update rounds set seed_id = $2, nonce = $3, outcome = $4, win = $5, state = $6 where id = $1',
          [id, drawn.seedId, drawn.nonce, JSON.stringify(drawn.outcome), drawn.win, drawn.state],
        );
      });
    },

    decide(id, lease, step, decision, win) {
      const decided = one(
        pool,
        `update rounds set decisions = decisions || $3::jsonb, updated_at = now(),
            state = case when $4::bigint is null then state else 'drawn' end, win = $4, attempts = 0,
            next_attempt_at = case when $4::bigint is null and $6 then next_attempt_at else now() + interval '3 seconds' end
          where id = $1 and state = 'deciding' and jsonb_array_length(decisions) = $2
            and (lease = $5 or ($5::uuid is null and (lease is null or lease_until < now())))`,
        // What moves money is looked for by the worker when nobody drives it.
        [id, step, JSON.stringify([decision]), win, lease, decision.raise === undefined],
      );
      return unlessLost(decided);
    },

    raise: (id, lease, step, { raise, win, balance }) =>
      one(
        pool,
        `update rounds set decisions = jsonb_set(decisions, array[$3::text, 'raise'], $4::jsonb), updated_at = now(),
            state = case when $5::bigint is null then state else 'drawn' end, win = $5, attempts = 0,
            balance = coalesce($6, balance)
          where id = $1 and lease = $2 and state = 'deciding' and jsonb_array_length(decisions) = $3::int + 1`,
        [id, lease, step, JSON.stringify(raise), win, balance],
      ),

    async release(id, lease, retryInMs) {
      await pool.query(
        `update rounds set lease = null, lease_until = null, next_attempt_at = now() + make_interval(secs => $3)
          where id = $1 and lease = $2`,
        [id, lease, retryInMs / 1000],
      );
    },

    async due(limit) {
      const answer = await pool.query<{ id: string }>(
        `select id from rounds
          where state not in ('settled', 'refunded', 'rejected') and next_attempt_at <= now()
            and (lease is null or lease_until < now())
          order by next_attempt_at limit $1`,
        [limit],
      );
      return answer.rows.map((row) => row.id);
    },
  };
}
