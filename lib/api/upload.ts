import type { Endpoint } from '@kozyr/contracts/endpoint';
import { session } from '../session/browser-session';
import { ApiError } from './api-error';
import { type CallAnswer, type CallInput, type SentFile, sendOfFile } from './transport';

/**
 * Calls an endpoint whose body is a file, byte for byte. Browser only.
 * @throws ApiError; UNAUTHORIZED without a call when nobody is logged in.
 */
export async function upload<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  sent: SentFile,
): Promise<CallAnswer<E>> {
  const token = await session.accessToken();
  if (token === null) throw new ApiError('UNAUTHORIZED', 'Nobody is logged in.', { status: 401 });
  try {
    return await sendOfFile(endpoint, input, token, sent);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) session.doubt(token);
    throw error;
  }
}
