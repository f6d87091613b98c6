import type { Endpoint } from '@kozyr/contracts/endpoint';
import { session } from '../session/browser-session';
import { ApiError } from './api-error';
import { type CallAnswer, type CallInput, send } from './transport';
import { withWork } from './work';

/**
 * Calls an endpoint of the contract, with the access token where it asks for one. Browser only.
 * Work that the platform asks for first is done here (see work.ts).
 * @returns the parsed body of a success.
 * @throws ApiError; UNAUTHORIZED without a call when nobody is logged in.
 */
export async function call<const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<CallAnswer<E>> {
  const token = endpoint.auth === 'bearer' ? await session.accessToken() : null;
  if (endpoint.auth === 'bearer' && token === null)
    throw new ApiError('UNAUTHORIZED', 'Nobody is logged in.', { status: 401 });
  try {
    return await withWork((challengeAnswer) => send(endpoint, input, token, challengeAnswer));
  } catch (error) {
    if (token !== null && error instanceof ApiError && error.status === 401) session.doubt(token);
    throw error;
  }
}
