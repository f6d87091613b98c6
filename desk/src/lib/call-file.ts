import { withDeadline } from '@kozyr/contracts/deadline';
import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { errorSchema } from '@kozyr/contracts/errors';
import { TRUNCATED_HEADER } from '@kozyr/contracts/operator/desk-service';
import * as z from 'zod/mini';
import { addressOf, CallError, type InputOf, withRemedy } from './call';

/** How long a file may take, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** A file, and after how many rows it stops although there are more; null: it is whole. */
type Fetched = { file: Blob; stopsAfter: number | null };

/** How many rows a file has that is not whole. */
function stopsAfter(headers: Headers): number | null {
  const told = Number(headers.get(TRUNCATED_HEADER));
  return told > 0 ? told : null;
}

/**
 * Calls the operator API for a file: a picture, a table. Nothing keeps it but who asked.
 * @throws CallError for every refusal, and when nobody answers
 */
export async function callForFile<const E extends OperatorEndpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
  return (await callForTable(endpoint, input)).file;
}

/**
 * Calls for a file that may stop before its end.
 * @throws CallError for every refusal, and when nobody answers
 */
export async function callForTable<const E extends OperatorEndpoint>(endpoint: E, input: InputOf<E>): Promise<Fetched> {
  const { params, query }: { params?: unknown; query?: unknown } = input;
  return withRemedy(() =>
    withDeadline(TIMEOUT_MS, async (signal) => {
      const response = await fetch(addressOf(endpoint, params, query), {
        method: endpoint.method,
        headers: { 'x-desk': '1' },
        cache: 'no-store',
        signal,
      });
      if (response.ok) return { file: await response.blob(), stopsAfter: stopsAfter(response.headers) };
      const refusal = z.safeParse(errorSchema, await response.json());
      throw refusal.success
        ? new CallError(response.status, refusal.data)
        : new Error(`Status ${response.status} without a reason.`);
    }).catch((error: unknown) => {
      if (error instanceof CallError) throw error;
      const message = error instanceof Error ? error.message : String(error);
      throw new CallError(503, { errorCode: 'SERVICE_UNAVAILABLE', message });
    }),
  );
}
