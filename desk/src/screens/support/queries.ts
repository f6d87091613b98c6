import { call } from '@desk/lib/call';
import { keyOf } from '@desk/lib/query/endpoint-query';
import * as chat from '@kozyr/contracts/operator/chat';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ThreadsShown } from './types';

/** Threads that are shown, 50 at a time; what of them there is to see stands in the address. */
export function threadsQuery(show: ThreadsShown, find: string) {
  const asked = {
    state: show === 'closed' ? ('closed' as const) : ('open' as const),
    assigned: show === 'mine' || show === 'nobody' ? show : undefined,
    find: find.trim().length >= 3 ? find.trim() : undefined,
  };
  return infiniteQueryOptions({
    queryKey: keyOf(chat.listChatThreads, asked),
    queryFn: ({ pageParam }) => call(chat.listChatThreads, { query: { ...asked, page: pageParam, pageSize: 50 } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });
}

/** Where a thread begins to be read. */
const NEWEST: { before?: string } = {};

export const threadKey = (player: string) => keyOf(chat.getChatThread, player);

/** One player's thread: its newest page first, older ones on demand. */
export function threadQuery(player: string) {
  return infiniteQueryOptions({
    queryKey: threadKey(player),
    queryFn: ({ pageParam }) => call(chat.getChatThread, { params: { id: player }, query: pageParam }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ more, messages }) => (more ? { before: messages[0]?.id } : undefined),
  });
}
