import pg from 'pg';
import { beginQuery, endedByCallback, endWith } from './query-tracing';
import { READ_ONLY } from './writable';

/** The driver gave up waiting for an answer. The connection still owes it, so that whatever is asked next would wait behind it. */
const gaveUp = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';
/** The server was the primary when the connection was made, and is it no more: whatever else is written here would be refused as well. */
const isDemoted = (error: unknown) => error instanceof pg.DatabaseError && error.code === READ_ONLY;
const isPromise = (answer: unknown): answer is Promise<unknown> => answer instanceof Promise;

/**
 * A connection that ends when the server says nothing, or that it only reads now: its transaction is undone there, and the pool replaces
 * it by one to whoever is the primary then. Each statement is a span of the trace that it belongs to, where there is one.
 */
export class BoundedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the class it extends are what callers see
  override query(config: any, ...rest: [any?, any?]): any {
    const span = beginQuery(config);
    const traced = span && endedByCallback(rest, span);
    const answer = super.query(config, ...(traced?.rest ?? rest));
    if (isPromise(answer)) {
      if (span && !traced?.hasCallback) endWith(answer, span);
      answer.catch((error: unknown) =>
        gaveUp(error) || isDemoted(error) ? this.end().catch(() => undefined) : undefined,
      );
    }
    return answer;
  }
}
