/** Of the network, by Node's names. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
]);
/**
 * Of PostgreSQL, by SQLSTATE: a broken connection (08), no room or no disk (53), a server that stops, starts or recovers (57P), a
 * statement (57014), lock (55P03) or transaction (25P03, 25P04) over its time, a server that may only read (25006), a replica that
 * could not go on with a statement for what it follows (40001; no transaction of ours is serializable), a transaction that was ended so
 * that those it held up could go on (40P01).
 */
const STATES = /^(08\w{3}|53\w{3}|57P\d\d|57014|55P03|25P03|25P04|25006|40001|40P01)$/;
/** Of Citus, which gives it the code of what can't be: a server of several was lost at the commit, so whether it was done is not known. */
const LOST_COMMIT = /^could not commit transaction (for shard \d+ )?on /;
/** Of the driver, which gives these no code. */
const SENTENCES =
  /^(timeout (exceeded when trying to connect|expired)|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after)/;

/** Whether a query failed because the database can't be reached or does not serve now, and not for what was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string')
    return NETWORK.has(error.code) || STATES.test(error.code) || LOST_COMMIT.test(error.message);
  return SENTENCES.test(error.message);
}
