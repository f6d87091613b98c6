import { randomUUID } from 'node:crypto';
import { bearerOf, makePlayer } from './funded-player';
import type { TestPlatform } from './platform';

/** A player with the calls of the chat. */
export async function newWriter(platform: TestPlatform) {
  const { id } = await makePlayer(platform);
  const headers = await bearerOf(platform, id, platform.clock.now);
  const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
    platform.app.inject({ method, url, headers, ...(body ? { body } : {}) });
  return {
    id,
    headers,
    ask,
    write: (text: string, key: string = randomUUID()) => ask('POST', '/chat/messages', { text, idempotency_key: key }),
    thread: async () => (await ask('GET', '/chat')).json(),
    unread: async () => (await ask('GET', '/chat/unread')).json().unread,
  };
}
