'use client';
import { Badge } from '@desk/components/feedback/badge';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { Moment } from '@desk/components/moment';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { type AnswerOf, call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { endPlayerBonus, listPlayerBonuses } from '@kozyr/contracts/operator/bonuses';
import { getPlayerRecord, getPlayerTimeline } from '@kozyr/contracts/operator/player-record';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PartTable } from './part-table';

type Taken = AnswerOf<typeof listPlayerBonuses>['items'][number];

/** What a player has taken of bonuses, and the end of the one that runs. */
export function BonusesTab({ id }: { id: string }) {
  const t = useTranslations('players');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const mayEnd = useMay('bonuses.end');
  const [asking, setAsking] = useState(false);
  const end = useAct(endPlayerBonus, [listPlayerBonuses, getPlayerRecord, getPlayerTimeline]);
  const data = useInfiniteQuery(
    pagesQuery(listPlayerBonuses, { id }, ({ page }) => call(listPlayerBonuses, { params: { id }, query: { page } })),
  );
  const runs = data.data?.pages.some(({ items }) => items.some(({ status }) => status === 'ACTIVE'));
  const columns = useMemo(
    (): ListColumn<Taken>[] => [
      { id: 'bonus', title: t('column.bonus'), cell: ({ name }) => name },
      {
        id: 'status',
        title: t('column.status'),
        cell: ({ status, end_reason: reason }) => (
          <>
            <Badge tone={status === 'ACTIVE' ? 'good' : status === 'PENDING' ? 'note' : 'plain'}>
              {t(`bonusStatus.${status}`)}
            </Badge>
            {reason && <span className="text-muted"> {t(`bonusEnd.${reason}`)}</span>}
          </>
        ),
      },
      {
        id: 'given',
        title: t('column.given'),
        align: 'end',
        cell: ({ initial_amount: given, currency }) => formatMoney(given, currency),
      },
      {
        id: 'wagered',
        title: t('column.wagered'),
        align: 'end',
        cell: ({ wager_done: done, wager_total: total, currency }) =>
          `${formatMoney(done, currency)} / ${formatMoney(total, currency)}`,
      },
      {
        id: 'released',
        title: t('column.released'),
        align: 'end',
        cell: ({ released, currency }) => formatMoney(released, currency),
      },
      { id: 'at', title: t('column.at'), cell: ({ subscribed_at: at }) => <Moment at={at} /> },
      {
        id: 'ended',
        title: t('column.ended'),
        cell: ({ completed_at: at }) => at && <Moment at={at} />,
      },
    ],
    [t],
  );
  return (
    <>
      <PartTable
        label={t('tab.bonuses')}
        columns={columns}
        data={data}
        rowKey={(row) => row.id}
        head={
          mayEnd &&
          runs && (
            <Button look="danger" onClick={() => setAsking(true)}>
              {t('bonus.end')}
            </Button>
          )
        }
      />
      <ReasonDialog
        open={asking}
        danger
        onClose={() => setAsking(false)}
        title={t('bonus.title')}
        description={t('bonus.text')}
        reason={{ label: t('act.reason'), hint: t('act.reasonHint'), short: ui('reasonShort') }}
        words={{ close: ui('close'), cancel: ui('cancel'), submit: t('bonus.submit') }}
        explain={explain}
        onSubmit={async (note) => {
          await end.mutateAsync({ params: { id }, body: { note } });
          tell(t('bonus.done'));
        }}
      />
    </>
  );
}
