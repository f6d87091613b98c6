'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { onPlayerEvent } from '@/lib/events/player-events';
import { showPush } from '@/lib/push/browser-push';
import { listenUnseen, onPagePushes, wantsPagePushes } from '@/lib/push/page-pushes';
import { settingsQuery } from '../queries';

/**
 * Shows pushes on a device that has no push service, while a page is open and nobody looks at it: whoever looks sees the bell. Mounted once,
 * for members. Shows nothing itself.
 */
export function PushListener() {
  const client = useQueryClient();
  const wanted = useSyncExternalStore(onPagePushes, wantsPagePushes, () => false);
  useEffect(() => (wanted ? listenUnseen() : undefined), [wanted]);
  useEffect(
    () =>
      onPlayerEvent(async (event) => {
        if (event.type !== 'push' || document.visibilityState === 'visible') return;
        // Every device of the player hears it; each knows whether it was asked for.
        const settings = await client.fetchQuery({ ...settingsQuery, staleTime: 60_000 }).catch(() => null);
        if (settings?.device === 'page') await showPush(event.message);
      }),
    [client],
  );
  return null;
}
