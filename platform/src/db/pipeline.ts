import { type DatabaseLimits, openPool } from '@kozyr/kit/pool';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { PAST_POOLERS, type Pooling } from './addresses';
import { namingClient } from './naming-client';

/** A statement that PostgreSQL keeps parsed and planned under its name. */
export type Statement = { name: string; text: string; values: unknown[] };

/** Statements of one transaction, sent without waiting for the answers of those before. */
export type Pipeline = {
  /** Sends a statement. */
  send(statement: Statement): Promise<pg.QueryResult>;
  /** The same connection for queries; those that are asked often are prepared once for each. */
  db: NodePgDatabase;
};

/** What a transaction is to write, and what comes of it when it has committed. */
export type Written<T> = { writes: readonly Statement[]; result: T };

/** A transaction's work: reads, and then tells what to write. */
export type Work<T> = (pipeline: Pipeline) => Promise<Written<T>>;

export type Pipelines = {
  /**
   * Makes a transaction in two round trips: what is read goes with its beginning, what is written with its end.
   * @throws what the first failing statement says; nothing is written then, unless the connection broke after the end was sent
   */
  transact<T>(work: Work<T>): Promise<T>;
  /** How its connections stand. */
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  close(): Promise<void>;
};

/**
 * Every statement here looks rows up by their keys, for as many as a batch has. Planned once while tables were small, the planner would
 * read them whole, for ever.
 */
const BY_KEYS = [
  'enable_seqscan=off',
  'enable_bitmapscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'enable_material=off',
  'plan_cache_mode=force_generic_plan',
  'jit=off',
];

/** Those settings as a connection begins with them. */
const FOR_CONNECTIONS = BY_KEYS.map((setting) => `-c ${setting}`).join(' ');

/** How a transaction begins through a pooler, where a connection has no settings of its own: in one message, and no round trip more. */
const BEGIN_WITH_THEM = ['begin', ...BY_KEYS.map((setting) => `set local ${setting}`)].join('; ');

/** Sends what is asked from here to the end of this turn of the loop in one packet. */
function inOnePacket({ connection }: pg.PoolClient): void {
  connection.stream.cork();
  setImmediate(() => connection.stream.uncork());
}

/** Waits for all of them, then throws what the first one that failed says: those behind it only tell that it did. */
async function allOf(answers: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(answers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Connections of their own for transactions of few round trips; nothing connects before the first. */
export function openPipelines(
  url: string,
  connections: number,
  limits: DatabaseLimits,
  { pooled, prepared }: Pooling = PAST_POOLERS,
): Pipelines {
  const Client = namingClient({ pipeline: true }, prepared);
  const pool = openPool({ url, name: 'kozyr-wallet', connections, limits, Client, options: FOR_CONNECTIONS, pooled });
  const begin = pooled ? BEGIN_WITH_THEM : 'begin';
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase>();

  function pipelineOf(client: pg.PoolClient): Pipeline {
    const db = databases.get(client) ?? drizzle({ client });
    databases.set(client, db);
    return { db, send: (statement) => client.query(statement) };
  }

  async function transact<T>(work: Work<T>): Promise<T> {
    const client = await pool.connect();
    inOnePacket(client);
    const begun: Promise<unknown> = client.query(begin);
    begun.catch(() => undefined);
    let broken = true;
    try {
      const { writes, result } = await work(pipelineOf(client));
      inOnePacket(client);
      const answers = [begun, ...writes.map((statement) => client.query(statement))];
      const ended = client.query('commit');
      await allOf([...answers, ended]);
      if ((await ended).command !== 'COMMIT') throw new Error('The transaction was undone at its end.');
      broken = false;
      return result;
    } catch (error) {
      broken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return { transact, pool, close: () => pool.end() };
}
