'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEventsFlow } from '@/lib/events/flow';
import { POLL_BADGE_MS } from '../constants';
import { unreadQuery } from '../queries';
import { ChatListener } from './chat-listener';

const MAX_SHOWN = 9;

/** How many answers of support the player has not read, on the way to support. */
export function NavChatBadge() {
  const t = useTranslations('chatBadge');
  const flows = useEventsFlow();
  const { data } = useQuery({ ...unreadQuery, refetchInterval: flows ? false : POLL_BADGE_MS });
  const unread = data?.unread ?? 0;
  return (
    <>
      <ChatListener />
      {unread > 0 && (
        <span
          role="img"
          aria-label={t('unread', { count: unread })}
          data-testid="chat-unread"
          className="inline-flex h-5 min-w-5 items-center justify-center whitespace-nowrap rounded-chip bg-counter px-1.5 font-bold text-black text-xs tabular leading-none ring-2 ring-ground"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </>
  );
}
