import { randomUUID } from 'node:crypto';
import { inTransaction } from '@kozyr/kit/transaction';
import type pg from 'pg';
import { DomainError } from '../errors/domain-error';
import { commitmentOf, newServerSeed } from '../fairness/server-seed';
import type { Seeds } from '../fairness/stream';

type Db = pg.Pool | pg.PoolClient;
type Row = { id: string; server_seed: string; commitment: string; client_seed: string; nonce: number };

/**
 * What the player may see: never a server seed that is not revealed. The running pair is null before the first one is
 * started; `nonce` is its next round's. `next_commitment` is of the server seed that the next pair will have.
 */
export type Fairness = {
  commitment: string | null;
  client_seed: string | null;
  nonce: number;
  next_commitment: string;
};

/** A pair that is over, with everything needed to check its rounds. */
export type Revealed = { server_seed: string; commitment: string; client_seed: string; rounds: number };

const COLUMNS = 'id, server_seed, commitment, client_seed, nonce';
const RUNNING = 'started_at is not null and revealed_at is null';

/** A server seed is made and committed to while nobody knows the client seed it will be played with. */
async function seal(db: Db, holder: string): Promise<void> {
  const serverSeed = newServerSeed();
  await db.query(
    `insert into seeds (id, holder, server_seed, commitment) values ($1, $2, $3, $4)
      on conflict (holder) where started_at is null do nothing`,
    [randomUUID(), holder, serverSeed, commitmentOf(serverSeed)],
  );
}

/** The holder's running pair and the commitment to the next one, made now when there is none. */
export async function fairnessOf(db: Db, holder: string): Promise<Fairness> {
  for (let look = 0; look < 2; look += 1) {
    const answer = await db.query<Omit<Fairness, 'next_commitment'> & { commitment: string; sealed: boolean }>(
      `select commitment, client_seed, nonce, started_at is null as sealed from seeds
        where holder = $1 and revealed_at is null`,
      [holder],
    );
    const next = answer.rows.find((row) => row.sealed);
    const running = answer.rows.find((row) => !row.sealed);
    if (next) {
      return {
        commitment: running?.commitment ?? null,
        client_seed: running?.client_seed ?? null,
        nonce: running?.nonce ?? 0,
        next_commitment: next.commitment,
      };
    }
    await seal(db, holder);
  }
  throw new Error(`No next seed for ${holder}`);
}

/**
 * Takes the next nonce of the running pair; the row's lock puts a holder's rounds in one order. Asked again when the pair
 * was being replaced at that moment.
 */
export async function takeNonce(db: Db, holder: string): Promise<{ seedId: string; seeds: Seeds }> {
  for (let look = 0; look < 3; look += 1) {
    const answer = await db.query<Row>(
      `update seeds set nonce = nonce + 1 where holder = $1 and ${RUNNING} returning ${COLUMNS}`,
      [holder],
    );
    const row = answer.rows[0];
    if (!row) continue;
    const { id, server_seed: serverSeed, client_seed: clientSeed, nonce } = row;
    return { seedId: id, seeds: { serverSeed, clientSeed, nonce: nonce - 1 } };
  }
  throw new Error(`No seed pair for ${holder}`);
}

/** Whether a round of the holder can be drawn: its player has put a client seed in. */
export async function hasPair(db: Db, holder: string): Promise<boolean> {
  const answer = await db.query(`select 1 from seeds where holder = $1 and ${RUNNING}`, [holder]);
  return answer.rowCount === 1;
}

const revealedOf = (row: Row | undefined): Revealed | null =>
  row
    ? { server_seed: row.server_seed, commitment: row.commitment, client_seed: row.client_seed, rounds: row.nonce }
    : null;

/** The answer of a start that was made before and whose answer was lost. @throws DomainError COMMITMENT_PASSED. */
async function repeatedStart(db: Db, holder: string, commitment: string, clientSeed: string): Promise<Revealed | null> {
  const running = await db.query(
    `select 1 from seeds where holder = $1 and commitment = $2 and client_seed = $3 and ${RUNNING}`,
    [holder, commitment, clientSeed],
  );
  if (running.rowCount !== 1) {
    throw new DomainError(409, 'COMMITMENT_PASSED', 'The next server seed is not the one of this commitment');
  }
  const before = await db.query<Row>(
    `select ${COLUMNS} from seeds where holder = $1 and revealed_at is not null order by revealed_at desc limit 1`,
    [holder],
  );
  return revealedOf(before.rows[0]);
}

/**
 * The seed of a round that still waits for decisions, or whose stake is not known to be taken, would show what is hidden in it. The lock on the pair makes a round
 * that is being laid out either wait for the next pair or be seen here.
 */
async function refuseWhileOpen(db: Db, holder: string): Promise<void> {
  const running = await db.query<{ id: string }>(`select id from seeds where holder = $1 and ${RUNNING} for update`, [
    holder,
  ]);
  const open = await db.query(
    "select 1 from rounds where seed_id = $1 and state in ('deciding', 'play_sent') limit 1",
    [running.rows[0]?.id ?? null],
  );
  if (open.rowCount !== 0) throw new DomainError(409, 'ROUND_OPEN', 'Finish the open round first: it is of this pair');
}

/**
 * Starts the pair of the server seed committed to and the player's client seed; reveals the pair before it, if any, and
 * commits to the server seed after it. The player names the commitment, so the seed can't be another one.
 * @throws DomainError COMMITMENT_PASSED when that is not the commitment of the next pair; a repeat gets the same answer.
 * ROUND_OPEN while a round that was drawn with the running pair waits for its player or for its stake.
 */
export async function startPair(
  pool: pg.Pool,
  holder: string,
  commitment: string,
  clientSeed: string,
): Promise<Revealed | null> {
  const begun = await inTransaction(pool, async (client) => {
    const sealed = await client.query<{ id: string }>(
      'select id from seeds where holder = $1 and commitment = $2 and started_at is null for update',
      [holder, commitment],
    );
    const next = sealed.rows[0];
    if (!next) return null;
    await refuseWhileOpen(client, holder);
    const over = await client.query<Row>(
      `update seeds set revealed_at = now() where holder = $1 and ${RUNNING} returning ${COLUMNS}`,
      [holder],
    );
    await client.query('update seeds set started_at = now(), client_seed = $2 where id = $1', [next.id, clientSeed]);
    await seal(client, holder);
    return { before: revealedOf(over.rows[0]) };
  });
  return begun ? begun.before : repeatedStart(pool, holder, commitment, clientSeed);
}
