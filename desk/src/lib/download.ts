import { withDeadline } from '@kozyr/contracts/deadline';
import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { errorSchema } from '@kozyr/contracts/errors';
import * as z from 'zod/mini';
import { addressOf, CallError, type InputOf, withRemedy } from './call';

/** How long a file may take, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** A file of the operator API, whole. @throws CallError */
async function fileOf(url: string): Promise<Blob> {
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await fetch(url, { headers: { 'x-desk': '1' }, signal });
    if (response.ok) return response.blob();
    const refusal = z.safeParse(errorSchema, await response.json());
    throw new CallError(
      response.status,
      refusal.success ? refusal.data : { errorCode: 'SERVICE_UNAVAILABLE', message: `Status ${response.status}` },
    );
  }).catch((error: unknown) => {
    if (error instanceof CallError) throw error;
    throw new CallError(503, { errorCode: 'SERVICE_UNAVAILABLE', message: 'The file did not come.' });
  });
}

/**
 * Saves what a call answers as a file, such as CSV, under this name.
 * @throws CallError for every refusal, and when nobody answers
 */
export async function download<const E extends OperatorEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
): Promise<void> {
  const { params, query }: { params?: unknown; query?: unknown } = input;
  const file = await withRemedy(() => fileOf(addressOf(endpoint, params, query)));
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
