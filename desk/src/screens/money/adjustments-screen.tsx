'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Button } from '@desk/components/form/button';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay, useOperator } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { type Adjustment, adjustmentStatusSchema, listAdjustments } from '@kozyr/contracts/operator/adjustments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { AdjustmentDialogs, type AskedAdjustment } from './adjustment-dialogs';
import { adjustmentsAsked, secondPersonStep } from './money-asked';
import { ProposeDialog } from './propose-dialog';

const TONES = { PENDING: 'warn', POSTED: 'good', REJECTED: 'plain' } as const;

/** The columns of the list; acts are for those who may decide. */
function useColumns({
  mayDecide,
  own,
  onAsk,
}: {
  mayDecide: boolean;
  own: string;
  onAsk: (asking: AskedAdjustment) => void;
}) {
  const t = useTranslations('money');
  const d = useTranslations('ui.dialog');
  return useMemo(
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
                <Button onClick={() => onAsk({ act: 'confirm', row })}>{t('adjustment.confirm')}</Button>
              )}
              <Button onClick={() => onAsk({ act: 'reject', row })}>{t('adjustment.reject')}</Button>
            </span>
          ),
      },
    ],
    [t, d, mayDecide, own, onAsk],
  );
}

/** Money that is put right: one proposes, another confirms. */
export function AdjustmentsScreen() {
  const t = useTranslations('money');
  const words = useListWords();
  const explain = useExplain();
  const { name: own } = useOperator();
  const mayPropose = useMay('adjustments.propose');
  const mayDecide = useMay('adjustments.confirm');
  const [asked] = useAddress();
  const [asking, setAsking] = useState<AskedAdjustment | null>(null);
  const [proposing, setProposing] = useState(false);
  const data = useInfiniteQuery(
    pagesQuery(listAdjustments, asked, (more) => call(listAdjustments, { query: adjustmentsAsked(more) })),
  );
  const columns = useColumns({ mayDecide, own, onAsk: setAsking });
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('adjustment.title')}
        detail={t('adjustment.detail')}
        actions={
          mayPropose && (
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
          { kind: 'text', name: 'player', label: t('playerId') },
        ]}
        empty={t('adjustment.empty')}
        data={data}
        rowKey={({ id }) => id}
        explain={explain}
        words={words}
      />
      <ProposeDialog player={asked.player ?? ''} open={proposing} onClose={() => setProposing(false)} />
      <AdjustmentDialogs asking={asking} onClose={() => setAsking(null)} />
    </div>
  );
}
