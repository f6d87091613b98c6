'use client';
import { Badge } from '@desk/components/feedback/badge';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay, useOperator } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import {
  type Adjustment,
  adjustmentStatusSchema,
  confirmAdjustment,
  listAdjustments,
  rejectAdjustment,
} from '@kozyr/contracts/operator/adjustments';
import { getToday } from '@kozyr/contracts/operator/today';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { adjustmentsAsked, secondPersonStep } from './money-asked';
import { ProposeDialog } from './propose-dialog';

const TONES = { PENDING: 'warn', POSTED: 'good', REJECTED: 'plain' } as const;
type Asking = { act: 'confirm' | 'reject'; row: Adjustment };

/** Money that is put right: one proposes, another confirms. */
export function AdjustmentsScreen() {
  const t = useTranslations('money');
  const d = useTranslations('ui.dialog');
  const words = useListWords();
  const explain = useExplain();
  const { name: own } = useOperator();
  const mayDecide = useMay('finance');
  const [asked] = useAddress();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [proposing, setProposing] = useState(false);
  const data = useInfiniteQuery(
    pagesQuery(listAdjustments, asked, (more) => call(listAdjustments, { query: adjustmentsAsked(more) })),
  );
  const confirm = useAct(confirmAdjustment, [listAdjustments, getToday]);
  const reject = useAct(rejectAdjustment, [listAdjustments, getToday]);
  const columns = useMemo(
    () => [
      { id: 'at', title: t('column.at'), cell: ({ proposed_at }: Adjustment) => <Moment at={proposed_at} /> },
      {
        id: 'player',
        title: t('column.player'),
        cell: ({ player }: Adjustment) => <RecordLink href={routes.player(player)} id={player} />,
      },
      {
        id: 'amount',
        title: t('column.amount'),
        align: 'end' as const,
        cell: ({ amount, currency }: Adjustment) => formatMoney(amount, currency),
      },
      {
        id: 'wallet',
        title: t('adjustment.wallet'),
        cell: ({ wallet }: Adjustment) => t(`adjustment.wallets.${wallet}`),
      },
      {
        id: 'status',
        title: t('column.status'),
        cell: ({ status }: Adjustment) => <Badge tone={TONES[status]}>{t(`adjustment.status.${status}`)}</Badge>,
      },
      { id: 'reason', title: d('reason'), cell: ({ reason }: Adjustment) => <span title={reason}>{reason}</span> },
      { id: 'by', title: t('column.proposedBy'), cell: ({ proposed_by }: Adjustment) => proposed_by },
      { id: 'decided', title: t('column.decidedBy'), cell: ({ decided_by }: Adjustment) => decided_by },
      {
        id: 'acts',
        title: t('column.acts'),
        cell: (row: Adjustment) =>
          mayDecide &&
          row.status === 'PENDING' && (
            <span className="flex gap-2">
              {secondPersonStep(row.proposed_by, own) === 'confirm' && (
                <Button onClick={() => setAsking({ act: 'confirm', row })}>{t('adjustment.confirm')}</Button>
              )}
              <Button onClick={() => setAsking({ act: 'reject', row })}>{t('adjustment.reject')}</Button>
            </span>
          ),
      },
    ],
    [t, d, mayDecide, own],
  );
  const dialogWords = { close: d('close'), cancel: d('cancel') };
  const about = {
    amount: asking ? formatMoney(asking.row.amount, asking.row.currency) : '',
    note: asking?.row.note ?? '',
    reason: asking?.row.reason ?? '',
  };
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('adjustment.title')}
        detail={t('adjustment.detail')}
        actions={
          mayDecide && (
            <Button look="action" onClick={() => setProposing(true)}>
              {t('adjustment.propose')}
            </Button>
          )
        }
      />
      <List
        name="adjustments"
        title={t('adjustment.title')}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: t('column.status'),
            options: adjustmentStatusSchema.options.map((value) => ({
              value,
              label: t(`adjustment.status.${value}`),
            })),
          },
        ]}
        data={data}
        rowKey={({ id }) => id}
        explain={explain}
        words={words}
      />
      <ProposeDialog player={asked.player ?? ''} open={proposing} onClose={() => setProposing(false)} />
      <ActDialog
        open={asking?.act === 'confirm'}
        onClose={() => setAsking(null)}
        title={t('adjustment.confirmTitle', about)}
        description={t('adjustment.about', about)}
        words={{ ...dialogWords, submit: t('adjustment.confirm') }}
        explain={explain}
        onSubmit={async () => {
          if (!asking) return;
          await confirm.mutateAsync({ params: { id: asking.row.id } });
          tell(t('adjustment.confirmed'));
        }}
      />
      <ActDialog
        open={asking?.act === 'reject'}
        onClose={() => setAsking(null)}
        title={t('adjustment.rejectTitle', about)}
        description={t('adjustment.about', about)}
        words={{ ...dialogWords, submit: t('adjustment.reject') }}
        danger
        explain={explain}
        onSubmit={async () => {
          if (!asking) return;
          await reject.mutateAsync({ params: { id: asking.row.id } });
          tell(t('adjustment.rejected'));
        }}
      />
    </div>
  );
}
