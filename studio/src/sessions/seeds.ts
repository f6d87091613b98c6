import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { commitmentOf, newClientSeed, newServerSeed } from '../fairness/server-seed';
import type { Seeds } from '../fairness/stream';

type Db = pg.Pool | pg.PoolClient;
type Row = { id: string; server_seed: string; commitment: string; client_seed: string; nonce: number };

/** What the player may see of the running pair: never the server seed. `nonce` is the next round's. */
export type Fairness = { commitment: string; clientSeed: string; nonce: number };

/** A pair after its rotation, with everything needed to check its rounds. */
export type Revealed = { serverSeed: string; commitment: string; clientSeed: string; rounds: number };

const COLUMNS = 'id, server_seed, commitment, client_seed, nonce';

async function insertPair(db: Db, holder: string, clientSeed: string): Promise<void> {
  const serverSeed = newServerSeed();
  await db.query(
    `insert into seeds (id, holder, server_seed, commitment, client_seed) values ($1, $2, $3, $4, $5)
      on conflict (holder) where revealed_at is null do nothing`,
    [randomUUID(), holder, serverSeed, commitmentOf(serverSeed), clientSeed],
  );
}

/** The holder's running pair; made, and so committed to, before the first round. */
export async function fairnessOf(db: Db, holder: string): Promise<Fairness> {
  const find = () => db.query<Row>(`select ${COLUMNS} from seeds where holder = $1 and revealed_at is null`, [holder]);
  let row = (await find()).rows[0];
  if (!row) {
    await insertPair(db, holder, newClientSeed());
    row = (await find()).rows[0];
  }
  if (!row) throw new Error(`No seed pair for ${holder}`);
  return { commitment: row.commitment, clientSeed: row.client_seed, nonce: row.nonce };
}

/** Takes the next nonce of the running pair; the row's lock puts a holder's rounds in one order. */
export async function takeNonce(db: Db, holder: string): Promise<{ seedId: string; seeds: Seeds }> {
  const answer = await db.query<Row>(
    `update seeds set nonce = nonce + 1 where holder = $1 and revealed_at is null returning ${COLUMNS}`,
    [holder],
  );
  const row = answer.rows[0];
  if (!row) throw new Error(`No seed pair for ${holder}`);
  return {
    seedId: row.id,
    seeds: { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce - 1 },
  };
}

/** Reveals the running pair and commits to a new one with the client seed that the player chose. */
export async function rotateSeeds(pool: pg.Pool, holder: string, clientSeed: string): Promise<Revealed | null> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await client.query<Row>(
      `update seeds set revealed_at = now() where holder = $1 and revealed_at is null returning ${COLUMNS}`,
      [holder],
    );
    await insertPair(client, holder, clientSeed);
    await client.query('commit');
    const row = answer.rows[0];
    if (!row) return null;
    return { serverSeed: row.server_seed, commitment: row.commitment, clientSeed: row.client_seed, rounds: row.nonce };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
