import {
  type ChatNotice,
  type ChatThread,
  getChat,
  getSupport,
  getSupportIdentity,
  getUnreadChat,
} from '@kozyr/contracts/chat';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { withNotice } from './rules';

/** Whether somebody answers now, and by which chat. */
export const supportQuery = queryOptions({
  queryKey: keys.support(),
  queryFn: () => call(getSupport, {}),
  staleTime: 15_000,
  meta: { handlesError: true },
});

/** Who the player is to the outside help desk. */
export const supportIdentityQuery = queryOptions({
  queryKey: keys.supportIdentity(),
  queryFn: () => call(getSupportIdentity, {}),
});

/** The player's thread, the newest page first, older ones on demand; the stream keeps it fresh. */
export const chatQuery = infiniteQueryOptions({
  queryKey: keys.chat(),
  queryFn: ({ pageParam }) => call(getChat, { query: pageParam === '' ? {} : { before: pageParam } }),
  initialPageParam: '',
  getNextPageParam: ({ more, messages }) => (more ? messages[0]?.id : undefined),
  staleTime: 0,
  meta: { handlesError: true },
});

/** How many answers the player has not read. */
export const unreadQuery = queryOptions({
  queryKey: keys.unreadChat(),
  queryFn: () => call(getUnreadChat, {}),
  meta: { handlesError: true },
});

/** Takes what the stream told of the thread into what is known of it. */
export function receiveNotice(client: QueryClient, notice: ChatNotice): void {
  // Whoever writes to the player, or reads them, is there.
  if (notice.kind !== 'seen' && (notice.kind !== 'message' || notice.message.from === 'operator'))
    client.setQueryData(supportQuery.queryKey, (known) => known && { ...known, online: true });
  if (notice.kind === 'message' || notice.kind === 'seen')
    client.setQueryData(unreadQuery.queryKey, { unread: notice.unread });
  const now = new Date().toISOString();
  client.setQueryData(chatQuery.queryKey, (known: InfiniteData<ChatThread> | undefined) => {
    const [newest, ...older] = known?.pages ?? [];
    if (!known || !newest) return known;
    // A read mark may concern what older pages hold; a message is always the newest page's.
    const rest = notice.kind === 'message' ? older : older.map((page) => withNotice(page, notice, now));
    return { ...known, pages: [withNotice(newest, notice, now), ...rest] };
  });
}
