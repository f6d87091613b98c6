'use client';

import { NavChatBadge } from '@/features/chat/components/nav-chat-badge';
import { ServerData } from './server-data';

/** Unread answers on the way to support, with the server data they live on. */
export function LoadedChatBadge() {
  return (
    <ServerData>
      <NavChatBadge />
    </ServerData>
  );
}
