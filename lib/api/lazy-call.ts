import type { Endpoint } from '@kozyr/contracts/endpoint';
import type { CallAnswer, CallInput } from './transport';

/**
 * call() for pages whose first load must stay light: the contract, with the schemas it is made of, and the client come
 * only when the call is made.
 * @param load e.g. `async () => (await import('@kozyr/contracts/games')).listGames`
 * @throws ApiError
 */
export async function lazyCall<const E extends Endpoint>(
  load: () => Promise<E>,
  input: CallInput<E>,
): Promise<CallAnswer<E>> {
  const [{ call }, endpoint] = await Promise.all([import('./call'), load()]);
  return call(endpoint, input);
}
