'use client';
import { Badge } from '@desk/components/feedback/badge';
import type { ListColumn } from '@desk/components/list/columns';
import { Moment } from '@desk/components/moment';
import { type AnswerOf, call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { listPlayerRounds } from '@kozyr/contracts/operator/player-record';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { PartTable } from './part-table';
import { ShowRound } from './show-round';

type Round = AnswerOf<typeof listPlayerRounds>['items'][number];

/** A player's rounds. */
export function RoundsTab({ id }: { id: string }) {
  const t = useTranslations('players');
  const data = useInfiniteQuery(
    pagesQuery(listPlayerRounds, { id }, ({ after: cursor }) =>
      call(listPlayerRounds, { params: { id }, query: { cursor } }),
    ),
  );
  const columns = useMemo(
    (): ListColumn<Round>[] => [
      { id: 'at', title: t('column.at'), cell: ({ created_at }) => <Moment at={created_at} /> },
      { id: 'game', title: t('column.game'), cell: ({ game }) => game.title },
      {
        id: 'stake',
        title: t('column.stake'),
        align: 'end',
        cell: ({ stake, currency }) => formatMoney(stake, currency),
      },
      { id: 'win', title: t('column.win'), align: 'end', cell: ({ win, currency }) => formatMoney(win, currency) },
      {
        id: 'status',
        title: t('column.status'),
        cell: ({ status }) => (
          <Badge tone={status === 'settled' ? 'plain' : status === 'open' ? 'note' : 'warn'}>
            {t(`round.${status}`)}
          </Badge>
        ),
      },
      {
        id: 'show',
        title: t('round.picture'),
        cell: ({ id: round, status }) => status !== 'open' && <ShowRound player={id} round={round} />,
      },
      {
        id: 'id',
        title: 'id',
        cell: (row) => (
          <span title={row.id} className="font-code text-muted">
            {row.id.slice(0, 8)}
          </span>
        ),
      },
    ],
    [t, id],
  );
  return <PartTable label={t('tab.rounds')} columns={columns} data={data} rowKey={(row) => row.id} />;
}
