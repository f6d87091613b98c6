import { errorKindOf, type Span, tracing } from '@kozyr/tracing/active';
import { statementOf } from '@kozyr/tracing/statements';

/** The text of what is asked; undefined for what is no statement of a text, such as a cursor. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || !('text' in asked) || 'submit' in asked) return undefined;
  return typeof asked.text === 'string' ? asked.text : undefined;
}

/** A span for a statement, of the trace that it belongs to; undefined where it belongs to none, or to one that is not kept. */
export function beginQuery(asked: unknown): Span | undefined {
  const traces = tracing();
  if (!traces?.here()?.kept) return undefined;
  const text = textOf(asked);
  if (text === undefined) return undefined;
  const { text: bare, summary } = statementOf(text);
  return traces.begin(summary, {
    kind: 'client',
    facts: { 'db.system.name': 'postgresql', 'db.query.summary': summary, 'db.query.text': bare },
  });
}

type Callback = (error: unknown, ...rest: unknown[]) => unknown;
const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/** The arguments of a query, with the span ended by its callback where it has one. */
export function endedByCallback<Rest extends unknown[]>(
  rest: Rest,
  span: Span,
): { rest: unknown[]; hasCallback: boolean } {
  const place = rest.findIndex(isCallback);
  const callback = rest[place];
  if (!isCallback(callback)) return { rest, hasCallback: false };
  const heard: Callback = (error, ...answer) => {
    span.end(error ? errorKindOf(error) : undefined);
    return callback(error, ...answer);
  };
  return { rest: rest.with(place, heard), hasCallback: true };
}

/** Ends the span with the answer. */
export function endWith(answer: Promise<unknown>, span: Span): void {
  answer.then(
    () => span.end(),
    (error: unknown) => span.end(errorKindOf(error)),
  );
}
