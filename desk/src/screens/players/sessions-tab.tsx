'use client';
import { Badge } from '@desk/components/feedback/badge';
import type { ListColumn } from '@desk/components/list/columns';
import { Moment } from '@desk/components/moment';
import { call } from '@desk/lib/call';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { listPlayerSessions, type PlayerSession } from '@kozyr/contracts/operator/player-record';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { PartTable } from './part-table';

/** Where and by what a player signed in. */
export function SessionsTab({ id }: { id: string }) {
  const t = useTranslations('players');
  const data = useInfiniteQuery(
    pagesQuery(listPlayerSessions, { id }, ({ after: cursor }) =>
      call(listPlayerSessions, { params: { id }, query: { cursor } }),
    ),
  );
  const columns = useMemo(
    (): ListColumn<PlayerSession>[] => [
      { id: 'at', title: t('column.at'), cell: ({ created_at: at }) => <Moment at={at} /> },
      {
        id: 'device',
        title: t('column.device'),
        cell: ({ device }) => <span title={device}>{device || t('session.unknown')}</span>,
      },
      {
        id: 'network',
        title: t('column.network'),
        cell: ({ address }) => <span className="font-code">{address}</span>,
      },
      { id: 'used', title: t('column.used'), cell: ({ last_used_at: at }) => <Moment at={at} /> },
      {
        id: 'ended',
        title: t('column.ended'),
        cell: ({ ended_at: at, end_reason: reason }) =>
          at ? (
            <>
              <Moment at={at} /> {reason && <span className="text-muted">{t(`ended.${reason}`)}</span>}
            </>
          ) : (
            <Badge tone="good">{t('session.open')}</Badge>
          ),
      },
    ],
    [t],
  );
  return <PartTable label={t('tab.sessions')} columns={columns} data={data} rowKey={(row) => row.id} />;
}
