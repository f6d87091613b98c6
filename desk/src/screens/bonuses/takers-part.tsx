'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Empty } from '@desk/components/feedback/empty';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { SmallTable } from '@desk/components/record/small-table';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listBonusTakers } from '@kozyr/contracts/operator/bonus-takers';
import type { OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';

/** Who has taken a bonus, newest first. */
export function TakersPart({ of: { bonus } }: { of: OperatorBonus }) {
  const t = useTranslations('bonuses');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const { id, currency } = bonus;
  const read = useInfiniteQuery(
    pagesQuery(listBonusTakers, { id }, ({ after }) => call(listBonusTakers, { params: { id }, query: { after } })),
  );
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <Part title={t('tab.takers')}>
      <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {({ pages }) =>
          pages[0]?.items.length === 0 ? (
            <Empty title={t('takers.none')} />
          ) : (
            <SmallTable
              label={t('tab.takers')}
              rows={pages.flatMap(({ items }) => items)}
              rowKey={(row) => row.id}
              columns={[
                {
                  id: 'player',
                  title: t('takers.player'),
                  cell: ({ player }) => (
                    <RecordLink href={`${routes.player(player.id)}?tab=bonuses`} id={player.id}>
                      {player.nickname ?? undefined}
                    </RecordLink>
                  ),
                },
                {
                  id: 'status',
                  title: t('column.status'),
                  cell: ({ status }) => (
                    <Badge tone={status === 'ACTIVE' ? 'good' : status === 'PENDING' ? 'note' : 'plain'}>
                      {t(`taken.${status}`)}
                    </Badge>
                  ),
                },
                { id: 'given', title: t('numbers.given'), align: 'end', cell: ({ given }) => money(given) },
                {
                  id: 'wagered',
                  title: t('takers.wagered'),
                  align: 'end',
                  cell: (row) => `${money(row.wager_done)} / ${money(row.wager_total)}`,
                },
                { id: 'released', title: t('takers.released'), align: 'end', cell: ({ released }) => money(released) },
                { id: 'at', title: t('takers.at'), cell: ({ taken_at: at }) => <Moment at={at} /> },
                { id: 'ended', title: t('takers.ended'), cell: ({ ended_at: at }) => at && <Moment at={at} /> },
              ]}
            />
          )
        }
      </Loaded>
      {read.hasNextPage && (
        <Button className="mt-3" busy={read.isFetchingNextPage} onClick={() => read.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Part>
  );
}
