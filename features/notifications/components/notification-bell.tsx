'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { useEventsFlow } from '@/lib/events/flow';
import { routes } from '@/lib/routes/routes';
import { MAX_SHOWN, POLL_BELL_MS } from '../constants';
import { unreadQuery } from '../queries';

/** The way to the centre in the header, with how much there is unread. `className` is the link's, `label` its name while nothing is. */
export function NotificationBell({ label, icon, className }: { label: string; icon: ReactNode; className: string }) {
  const t = useTranslations('notificationBell');
  const flows = useEventsFlow();
  const { data } = useQuery({ ...unreadQuery, refetchInterval: flows ? false : POLL_BELL_MS });
  const unread = data?.unread ?? 0;
  return (
    <AppLink
      href={routes.profile('notifications')}
      prefetch={false}
      aria-label={unread > 0 ? t('unread', { count: unread }) : label}
      data-bell
      className={className}
    >
      {icon}
      {unread > 0 && (
        <span
          aria-hidden
          data-testid="bell-unread"
          className="-top-1 -right-1 absolute inline-flex h-5 min-w-5 items-center justify-center whitespace-nowrap rounded-chip bg-counter px-1.5 font-bold text-black text-xs tabular leading-none ring-2 ring-ground"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </AppLink>
  );
}
