import { DrizzleQueryError } from 'drizzle-orm/errors';
import { stdSerializers } from 'pino';

/** What a driver reports of the row that it refused. */
const OF_THE_ROW = ['detail', 'where', 'internalQuery'];

/**
 * An error as the log shows it. A failed query says what it did and why it failed, and none of its values: among them are
 * codes, contacts and hashes, and a log is read by more people than a database.
 */
export function loggedError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  const { query, message, cause, stack = '' } = error;
  const why = Object.entries(cause ? stdSerializers.err(cause) : {}).filter(([name]) => !OF_THE_ROW.includes(name));
  return {
    ...Object.fromEntries(why),
    type: error.constructor.name,
    query,
    stack: stack.replace(message, 'failed query'),
  };
}
