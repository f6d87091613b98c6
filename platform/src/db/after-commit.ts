import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

type Transactional = Pick<NodePgDatabase, 'transaction'>;
/** What waits for a transaction's end, and the pool of its database. */
type Waiting = { pool: pg.Pool; acts: (() => void)[] };

const pools = new WeakMap<object, pg.Pool>();
const open = new WeakMap<object, Waiting>();

/** Lets a transaction, and the savepoints inside it, know what is to follow its commit. */
function follow(tx: Transactional, waiting: Waiting): void {
  open.set(tx, waiting);
  const savepoint = tx.transaction.bind(tx);
  tx.transaction = (work, config) =>
    savepoint((inner) => {
      follow(inner, waiting);
      return work(inner);
    }, config);
}

/** Makes afterCommit work with this database and in its transactions. */
export function followTransactions<Db extends Transactional & { $client: pg.Pool }>(db: Db): Db {
  pools.set(db, db.$client);
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const waiting: Waiting = { pool: db.$client, acts: [] };
    const result = await begin((tx) => {
      follow(tx, waiting);
      return work(tx);
    }, config);
    for (const act of waiting.acts) act();
    return result;
  };
  return db;
}

/** The pool of a database, for what need not wait for a commit; undefined for a transaction, where everything does. */
export const poolOf = (db: object): pg.Pool | undefined => (open.has(db) ? undefined : pools.get(db));

/**
 * Does something once the transaction has committed, and never when it has not; at once where db is the database itself. It may be
 * done for a savepoint that was undone, and is not done when the process dies just then: for hints alone, never for facts.
 * @param act gets the pool of the database
 */
export function afterCommit(db: object, act: (pool: pg.Pool) => void): void {
  const waiting = open.get(db);
  if (waiting) return void waiting.acts.push(() => act(waiting.pool));
  const pool = pools.get(db);
  if (!pool) throw new Error('This database was not opened by openDatabase: nothing can follow its transactions.');
  act(pool);
}
