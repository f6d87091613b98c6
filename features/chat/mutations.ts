import { leaveContactRequest, readChat, sendChatMessage, typeInChat } from '@kozyr/contracts/chat';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { chatError } from './errors';
import { receiveNotice, unreadQuery } from './queries';
import { messageArrived, messageRefused, messageSending } from './store';

/** Sends a message, or sends it again: the key makes it one. What becomes of it is told to the store, open or closed. */
export async function sendMessage(client: QueryClient, { key, text }: { key: string; text: string }): Promise<void> {
  messageSending({ key, text });
  try {
    const message = await call(sendChatMessage, { body: { text, idempotency_key: key } });
    const unread = client.getQueryData(unreadQuery.queryKey)?.unread ?? 0;
    receiveNotice(client, { kind: 'message', message, unread });
    messageArrived(key);
  } catch (error) {
    messageRefused(key, chatError(error));
  }
}

/** The player has read the answers up to one. Failing, it is tried with the next. */
export const readChatMutation = mutationOptions({
  mutationKey: ['chat', 'read'],
  mutationFn: (upTo: string) => call(readChat, { body: { up_to: upTo } }),
});

/** Says that the player is writing; nobody minds when it is not heard. */
export function publishTyping(): void {
  call(typeInChat, {}).catch(() => undefined);
}

/** Leaves a question and where to answer it. */
export const leaveRequestMutation = mutationOptions({
  mutationKey: ['chat', 'request'],
  mutationFn: (body: z.input<typeof leaveContactRequest.body>) => call(leaveContactRequest, { body }),
});
