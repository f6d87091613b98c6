import type pg from 'pg';

type Connection = Pick<pg.ClientBase, 'query'>;

/** Runs work in one transaction of this connection; what it throws rolls it back. */
export async function transactionOn<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.query('begin');
  try {
    const result = await work();
    await connection.query('commit');
    return result;
  } catch (error) {
    // Over a connection that broke there is nothing to undo, and what broke it is what the caller must learn.
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Runs work in one transaction on a connection of the pool; what it throws rolls it back. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await transactionOn(client, () => work(client));
  } finally {
    client.release();
  }
}
