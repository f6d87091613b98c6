import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, type InputOf } from '../call';

/** What everything that is kept of a call begins with, and then what it was asked with, where that is named. */
export const keyOf = (endpoint: OperatorEndpoint, ...asked: readonly unknown[]) =>
  [endpoint.method, endpoint.path, ...asked] as const;

/** A call that reads, as a query: its key is the call and what it is asked with. */
export function endpointQuery<const E extends OperatorEndpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions({ queryKey: [...keyOf(endpoint), input], queryFn: () => call(endpoint, input) });
}

/** Nothing comes before it. */
const FIRST_PAGE: Record<string, string> = {};

type Page<Row> = { items: Row[]; next?: string | null; total?: number; page?: number; pageSize?: number };

/** What is asked for the page after this one; undefined when it is the last. */
function after({ next, total, page, pageSize }: Page<unknown>): Record<string, string> | undefined {
  if (next) return { after: next };
  if (total !== undefined && page !== undefined && pageSize !== undefined && page * pageSize < total)
    return { page: String(page + 1) };
  return undefined;
}

/**
 * A call that lists, page by page: by `after` where it answers `next`, by numbers where it counts.
 * @param read the call itself, with what comes from the page before
 */
export function pagesQuery<Row>(
  endpoint: OperatorEndpoint,
  asked: Readonly<Record<string, string | undefined>>,
  read: (more: Record<string, string | undefined>) => Promise<Page<Row>>,
) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint), 'pages', asked],
    queryFn: ({ pageParam }) => read({ ...asked, ...pageParam }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: after,
  });
}
