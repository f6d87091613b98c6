'use client';

import type { SignIn } from '@kozyr/contracts/sessions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AsyncButton } from '@/components/controls/async-button';
import { Badge } from '@/components/display/badge';
import { type Column, DataList } from '@/components/display/data-list';
import { EmptyState } from '@/components/feedback/empty-state';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { loginHistoryQuery } from '../queries';
import { addressText, deviceName } from '../rules';

/** Every login of the player, newest first, ten at a time. */
export function LoginHistory() {
  const t = useTranslations('account.settings');
  const history = useInfiniteQuery(loginHistoryQuery);
  const timeZone = browserTimeZone();
  const columns: readonly Column<SignIn>[] = [
    {
      key: 'device',
      header: t('historyDevice'),
      lead: true,
      cell: ({ device, current }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words">{deviceName(device) ?? t('unknownDevice')}</span>
          {current && <Badge tone="active">{t('thisOne')}</Badge>}
        </span>
      ),
    },
    { key: 'address', header: t('historyAddress'), cell: ({ address }) => addressText(address) ?? t('noAddress') },
    { key: 'from', header: t('historyFrom'), cell: ({ created_at }) => formatDateTime(created_at, timeZone) },
    {
      key: 'to',
      header: t('historyTo'),
      cell: ({ ended_at }) => (ended_at ? formatDateTime(ended_at, timeZone) : t('stillOpen')),
    },
  ];

  if (!history.data) {
    return (
      <section aria-label={t('historyTitle')}>
        {history.isError ? (
          <ErrorState onRetry={() => history.refetch()} />
        ) : (
          <Skeleton className="h-52 w-full rounded-card tablet:h-43" />
        )}
      </section>
    );
  }
  const rows = history.data.pages.flatMap(({ items }) => items);
  const total = history.data.pages.at(-1)?.total ?? 0;
  return (
    <section aria-labelledby="login-history" className="flex flex-col gap-3">
      <h2 id="login-history" className="font-display font-semibold text-lg">
        {t('historyTitle')}
      </h2>
      {rows.length === 0 ? (
        <EmptyState title={t('historyEmpty')} />
      ) : (
        <DataList caption={t('historyTitle')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      <p role="status" className="text-muted text-sm tabular">
        {rows.length > 0 && t('historyCount', { shown: rows.length, total })}
      </p>
      {history.hasNextPage && (
        <AsyncButton className="self-start" onClick={() => history.fetchNextPage()}>
          {t('historyMore')}
        </AsyncButton>
      )}
    </section>
  );
}
