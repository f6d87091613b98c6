import type pg from 'pg';
import { BoundedClient } from './bounded-client';
import { surviveBrokenConnections } from './broken-connections';
import { KEEP_ALIVE } from './keep-alive';
import { TracedPool } from './traced-pool';

/** How long things may take, milliseconds; what is not named may take for ever. */
export type DatabaseLimits = {
  /** Waiting for a connection, a free one or a new one. */
  connect?: number;
  /** One statement; the server ends it, and a little later we do, should the server say nothing at all. */
  statement?: number;
  /** Waiting for one lock. */
  lock?: number;
  /** A transaction in which nothing is asked. */
  idleTransaction?: number;
};

/** Limits of a server that answers people. */
export const REQUEST_LIMITS = {
  connect: 5_000,
  statement: 10_000,
  lock: 8_000,
  idleTransaction: 20_000,
} as const satisfies DatabaseLimits;

/** The limits that PostgreSQL keeps, by its names for them. */
export const timeoutsOf = ({ statement, lock, idleTransaction }: DatabaseLimits) => ({
  ...(statement ? { statement_timeout: statement } : {}),
  ...(lock ? { lock_timeout: lock } : {}),
  ...(idleTransaction ? { idle_in_transaction_session_timeout: idleTransaction } : {}),
});

/** What a server that still lives needs to tell that it ended a statement. */
const GRACE_MS = 2_000;

type PoolTerms = {
  /** postgres:// address. */
  url: string;
  /** What PostgreSQL calls its connections: "kozyr-studio". */
  name: string;
  /** Connections at most. */
  connections: number;
  limits: DatabaseLimits;
  /** A kind of connection of the server's own. */
  Client?: typeof BoundedClient;
  /** How values are read where it is otherwise than pg does it; pg's own table is the whole process's. */
  types?: pg.CustomTypesConfig;
  /** Settings of PostgreSQL for these connections, as of its command line: "-c jit=off". Past a pooler alone. */
  options?: string;
  /**
   * A pooler stands between, which gives a connection of PostgreSQL's to each transaction anew and takes no settings with a connection.
   * The server's limits are those of the role then (limitRole); we give up a statement by ourselves as ever.
   */
  pooled?: boolean;
};

/** Opens a pool of connections; nothing connects before the first query. */
export function openPool({
  url,
  name,
  connections,
  limits,
  Client = BoundedClient,
  types,
  options,
  pooled = false,
}: PoolTerms): pg.Pool {
  const { connect, statement } = limits;
  const pool = new TracedPool({
    connectionString: url,
    max: connections,
    application_name: name,
    ...(connect ? { connectionTimeoutMillis: connect } : {}),
    ...(statement ? { query_timeout: statement + GRACE_MS } : {}),
    ...(pooled ? {} : { ...timeoutsOf(limits), ...(options ? { options } : {}) }),
    ...KEEP_ALIVE,
    Client,
    ...(types ? { types } : {}),
  });
  surviveBrokenConnections(pool);
  return pool;
}
