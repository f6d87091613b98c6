import type { Env } from '../env';

type Addresses = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL'>;

/**
 * The way to the database past any pooler, for what belongs to a connection and not to a transaction: listening, locks of a session, the
 * queue of jobs, settings of a connection.
 */
export const directUrlOf = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Omit<Addresses, 'DATABASE_OWNER_URL'>): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;

/** The way of the role that owns the tables, for migrations and rights. Where one role does all, it is that one. */
export const ownerUrlOf = (env: Addresses): string => env.DATABASE_OWNER_URL ?? directUrlOf(env);

/** Whether a pooler stands in the way of an address, and whether statements may have names there. */
export type Pooling = { pooled: boolean; prepared: boolean };

export const PAST_POOLERS: Pooling = { pooled: false, prepared: true };

/** How DATABASE_URL leads to the database. */
export const poolingOf = (env: Pick<Env, 'DATABASE_DIRECT_URL' | 'DATABASE_PREPARED'>): Pooling => ({
  pooled: env.DATABASE_DIRECT_URL !== undefined,
  prepared: env.DATABASE_PREPARED,
});
