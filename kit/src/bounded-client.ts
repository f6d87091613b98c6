import pg from 'pg';
import { beginQuery, endedByCallback, endWith } from './query-tracing';

/** The driver gave up waiting for an answer. The connection still owes it, so that whatever is asked next would wait behind it. */
const gaveUp = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';
const isPromise = (answer: unknown): answer is Promise<unknown> => answer instanceof Promise;

/**
 * A connection that ends when the server says nothing: its transaction is undone there, and the pool replaces it. Each statement is a span
 * of the trace that it belongs to, where there is one.
 */
export class BoundedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the class it extends are what callers see
  override query(config: any, ...rest: [any?, any?]): any {
    const span = beginQuery(config);
    const traced = span && endedByCallback(rest, span);
    const answer = super.query(config, ...(traced?.rest ?? rest));
    if (isPromise(answer)) {
      if (span && !traced?.hasCallback) endWith(answer, span);
      answer.catch((error: unknown) => (gaveUp(error) ? this.end().catch(() => undefined) : undefined));
    }
    return answer;
  }
}
