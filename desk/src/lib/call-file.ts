import { withDeadline } from '@kozyr/contracts/deadline';
import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { errorSchema } from '@kozyr/contracts/errors';
import * as z from 'zod/mini';
import { addressOf, CallError, type InputOf, withRemedy } from './call';

/** How long a file may take, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Calls the operator API for a file: a picture, a table. Nothing keeps it but who asked.
 * @throws CallError for every refusal, and when nobody answers
 */
export async function callForFile<const E extends OperatorEndpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
  const { params, query }: { params?: unknown; query?: unknown } = input;
  return withRemedy(() =>
    withDeadline(TIMEOUT_MS, async (signal) => {
      const response = await fetch(addressOf(endpoint, params, query), {
        method: endpoint.method,
        headers: { 'x-desk': '1' },
        cache: 'no-store',
        signal,
      });
      if (response.ok) return response.blob();
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
