import { countUnreadNotifications, getNotificationSettings, listNotifications } from '@kozyr/contracts/notifications';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { PAGE_SIZE } from './constants';

/** The player's notifications, newest first, page by page; the stream says when there is something new. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: keys.notifications({ pageSize: PAGE_SIZE }),
  queryFn: ({ pageParam, signal }) =>
    call(listNotifications, { query: { page: pageParam, pageSize: PAGE_SIZE }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  meta: { handlesError: true },
});

/** How many the player has not read. */
export const unreadQuery = queryOptions({
  queryKey: keys.unreadNotifications(),
  queryFn: () => call(countUnreadNotifications, {}),
  meta: { handlesError: true },
});

/** What the player is told of and how, and whether this device gets pushes. */
export const settingsQuery = queryOptions({
  queryKey: keys.notificationSettings(),
  queryFn: () => call(getNotificationSettings, {}),
  meta: { handlesError: true },
});
