import type { OperatorRole } from '@kozyr/contracts/operator/roles';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database';
import type { Env } from './env';

/** What every verb may use of the world; tests pass their own clock and database. */
export type Context = {
  env: Env;
  db: Database;
  log: FastifyBaseLogger;
  /** The present moment. */
  now: () => Date;
};

/** The logged-in player of a request, as their access token says. */
export type Caller = { userId: string; sessionId: string };

/** The operator of a request, as their key says. */
export type OperatorCaller = {
  operatorId: string;
  name: string;
  role: OperatorRole;
  /** Leads from the audit log to the process's log. */
  requestId: string;
};
