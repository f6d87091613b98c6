'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { Card } from '@/components/display/card';
import { EmptyState } from '@/components/feedback/empty-state';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { useKeptFocus } from '@/lib/screen/use-kept-focus';
import { readAllMutation } from '../mutations';
import { notificationsQuery } from '../queries';
import { NotificationRow } from './notification-row';

/** The player's notifications, newest first. */
export function NotificationList() {
  const t = useTranslations('notifications');
  const heading = useId();
  const box = useKeptFocus<HTMLElement>();
  const list = useInfiniteQuery(notificationsQuery);
  const readAll = useMutation(readAllMutation(useQueryClient()));
  if (list.isError && !list.data) return <ErrorState onRetry={() => list.refetch()} />;
  if (!list.data) return <Skeleton className="h-80 w-full rounded-card" />;
  // What came meanwhile moves the pages on by one: each stands once.
  const all = list.data.pages.flatMap(({ items }) => items);
  const items = [...new Map(all.map((item) => [item.id, item])).values()];
  if (items.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading}>
      <Card className="flex flex-col gap-2">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
          <h2 id={heading} className="font-display font-semibold text-lg">
            {t('title')}
          </h2>
          {items.some(({ read }) => !read) && (
            <Button tone="ghost" size="small" disabled={readAll.isPending} onClick={() => readAll.mutate()}>
              {t('readAll')}
            </Button>
          )}
        </div>
        {(readAll.isError || list.isError) && (
          <p role="alert" className="text-danger text-sm">
            {t('error')}
          </p>
        )}
        <ul className="divide-y divide-hairline">
          {items.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </ul>
        {list.hasNextPage && <AsyncButton onClick={() => list.fetchNextPage()}>{t('more')}</AsyncButton>}
      </Card>
    </section>
  );
}
