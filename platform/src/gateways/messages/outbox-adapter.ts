import type { MessageAdapter } from './port';

/** The embedded default: messages stay in outbox_messages, where the outbox page shows them as a phone would. */
export const outboxAdapter: MessageAdapter = { deliver: async () => undefined };
