import type { Env } from '../../env';
import { httpAdapter } from './http-adapter';
import { outboxAdapter } from './outbox-adapter';
import type { MessageAdapter } from './port';

/** The adapter the settings ask for: a gateway when both its address and its key are set, else the table. */
export function messageAdapter(env: Pick<Env, 'MESSAGE_GATEWAY_URL' | 'MESSAGE_GATEWAY_KEY'>): MessageAdapter {
  const { MESSAGE_GATEWAY_URL: url, MESSAGE_GATEWAY_KEY: key } = env;
  return url && key ? httpAdapter(url, key) : outboxAdapter;
}
