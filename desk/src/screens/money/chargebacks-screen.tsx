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
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { type Chargeback, chargebackStatusSchema } from '@kozyr/contracts/chargebacks';
import { listOperatorChargebacks } from '@kozyr/contracts/operator/chargebacks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { type AskedChargeback, ChargebackDialogs } from './chargeback-dialogs';
import { chargebacksAsked } from './money-asked';

const TONES = { waiting: 'note', open: 'warn', recovered: 'good', written_off: 'plain' } as const;

/** The columns of the list; acts are for those who may decide. */
function useColumns({ mayDecide, onAsk }: { mayDecide: boolean; onAsk: (asking: AskedChargeback) => void }) {
  const t = useTranslations('money');
  return useMemo(() => {
    const money = (title: string, id: 'amount' | 'recovered' | 'outstanding') => ({
      id,
      title,
      align: 'end' as const,
      cell: (row: Chargeback) => formatMoney(row[id], row.currency),
    });
    return [
      { id: 'at', title: t('column.at'), cell: ({ created_at }: Chargeback) => <Moment at={created_at} /> },
      {
        id: 'player',
        title: t('column.player'),
        cell: ({ user_id }: Chargeback) => <RecordLink href={routes.player(user_id)} id={user_id} />,
      },
      money(t('column.amount'), 'amount'),
      money(t('column.recovered'), 'recovered'),
      money(t('column.outstanding'), 'outstanding'),
      {
        id: 'status',
        title: t('column.status'),
        cell: ({ status }: Chargeback) => <Badge tone={TONES[status]}>{t(`chargeback.status.${status}`)}</Badge>,
      },
      { id: 'why', title: t('column.why'), cell: ({ reason }: Chargeback) => t(`chargeback.reason.${reason}`) },
      {
        id: 'acts',
        title: t('column.acts'),
        cell: (row: Chargeback) =>
          mayDecide &&
          row.status === 'open' && (
            <span className="flex gap-2">
              <Button onClick={() => onAsk({ act: 'collect', row })}>{t('chargeback.collect')}</Button>
              <Button onClick={() => onAsk({ act: 'writeOff', row })}>{t('chargeback.writeOff')}</Button>
            </span>
          ),
      },
    ];
  }, [t, mayDecide, onAsk]);
}

/** Deposits that banks took back: what is owed is collected, or given up by two people. */
export function ChargebacksScreen() {
  const t = useTranslations('money');
  const words = useListWords();
  const explain = useExplain();
  const mayDecide = useMay('chargebacks.decide');
  const [asked] = useAddress();
  const [asking, setAsking] = useState<AskedChargeback | null>(null);
  const data = useInfiniteQuery(
    pagesQuery(listOperatorChargebacks, asked, (more) =>
      call(listOperatorChargebacks, { query: chargebacksAsked(more) }),
    ),
  );
  const columns = useColumns({ mayDecide, onAsk: setAsking });
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('chargeback.title')} detail={t('chargeback.detail')} />
      <List
        name="chargebacks"
        title={t('chargeback.title')}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: t('column.status'),
            options: chargebackStatusSchema.options.map((value) => ({
              value,
              label: t(`chargeback.status.${value}`),
            })),
          },
          { kind: 'text', name: 'player', label: t('playerId') },
        ]}
        empty={t('chargeback.empty')}
        data={data}
        rowKey={({ id }) => id}
        explain={explain}
        words={words}
      />
      <ChargebackDialogs asking={asking} onClose={() => setAsking(null)} />
    </div>
  );
}
