import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Env } from './env';

/** What everything here may use of the world; tests pass their own clock and database. */
export type Context = { env: Env; db: pg.Pool; log: FastifyBaseLogger; now: () => Date };
