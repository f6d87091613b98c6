import { isDatabaseUnavailable as isOfTheServer } from '@kozyr/kit/database-unavailable';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * Whether a query failed because the database can't be reached or does not serve now, and not for what was asked. fetch wraps its own
 * network errors in a TypeError, which is not looked into.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isOfTheServer(error instanceof DrizzleQueryError ? error.cause : error);
}
