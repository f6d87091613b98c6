import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

/** Any number, the same in every process of this service: "a picture's name". With the name's hash it makes a lock. */
const NAME_LOCK = 4_100_002;

type Session = { execute: (query: ReturnType<typeof sql>) => Promise<unknown> };

const isSession = (db: unknown): db is Session =>
  typeof db === 'object' && db !== null && 'execute' in db && typeof db.execute === 'function';

/**
 * Holds a picture's name until the request's transaction ends. Whoever keeps an object of that name does it while holding this, so that
 * nobody removes it for a row that is gone.
 */
export async function holdPictureName(req: PayloadRequest, name: string): Promise<void> {
  const id = await req.transactionID;
  const session = id === undefined || id === null ? undefined : req.payload.db.sessions?.[id]?.db;
  if (!isSession(session)) throw new Error('A picture is kept within a transaction.');
  await session.execute(sql`select pg_advisory_xact_lock(${NAME_LOCK}, hashtext(${name}))`);
}

/** Does something while no picture has this name and none can get it; nothing when one has it. */
export async function whileNameIsFree(
  { pool }: Partial<Pick<PostgresAdapter, 'pool'>>,
  name: string,
  action: () => Promise<void>,
): Promise<void> {
  if (!pool) throw new Error('The adapter knows no pool: it is made by contentDatabase.');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [NAME_LOCK, name]);
    const { rowCount } = await client.query('select 1 from media where filename = $1', [name]);
    if (rowCount === 0) await action();
    await client.query('commit');
    client.release();
  } catch (error) {
    // The connection goes, and the lock with it.
    client.release(true);
    throw error;
  }
}
