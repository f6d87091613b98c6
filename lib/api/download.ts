import type { Endpoint } from '@kozyr/contracts/endpoint';
import { session } from '../session/browser-session';
import { ApiError } from './api-error';
import { type CallInput, sendForFile } from './transport';

/**
 * Calls an endpoint that answers a file, byte for byte as it came. Browser only.
 * @throws ApiError; UNAUTHORIZED without a call when nobody is logged in.
 */
export async function download<const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const token = await session.accessToken();
  if (token === null) throw new ApiError('UNAUTHORIZED', 'Nobody is logged in.', { status: 401 });
  try {
    return await sendForFile(endpoint, input, token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) session.doubt(token);
    throw error;
  }
}

/** Hands a file to the browser to keep under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn; Safari wants a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
