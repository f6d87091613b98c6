'use client';
import { Badge } from '@desk/components/feedback/badge';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import { type Chargeback, chargebackStatusSchema } from '@kozyr/contracts/chargebacks';
import {
  collectOperatorChargeback,
  listOperatorChargebacks,
  writeOffOperatorChargeback,
} from '@kozyr/contracts/operator/chargebacks';
import { getToday } from '@kozyr/contracts/operator/today';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { chargebacksAsked } from './money-asked';

const TONES = { waiting: 'note', open: 'warn', recovered: 'good', written_off: 'plain' } as const;
type Asking = { act: 'collect' | 'writeOff'; row: Chargeback };

/** Deposits that banks took back: what is owed is collected, or given up by two people. */
export function ChargebacksScreen() {
  const t = useTranslations('money');
  const d = useTranslations('ui.dialog');
  const words = useListWords();
  const explain = useExplain();
  const mayDecide = useMay('finance');
  const [asked] = useAddress();
  const [asking, setAsking] = useState<Asking | null>(null);
  const data = useInfiniteQuery(
    pagesQuery(listOperatorChargebacks, asked, (more) =>
      call(listOperatorChargebacks, { query: chargebacksAsked(more) }),
    ),
  );
  const collect = useAct(collectOperatorChargeback, [listOperatorChargebacks, getToday]);
  const writeOff = useAct(writeOffOperatorChargeback, [listOperatorChargebacks, getToday]);
  const columns = useMemo(() => {
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
              <Button onClick={() => setAsking({ act: 'collect', row })}>{t('chargeback.collect')}</Button>
              <Button onClick={() => setAsking({ act: 'writeOff', row })}>{t('chargeback.writeOff')}</Button>
            </span>
          ),
      },
    ];
  }, [t, mayDecide]);
  const dialogWords = { close: d('close'), cancel: d('cancel') };
  const owed = asking ? formatMoney(asking.row.outstanding, asking.row.currency) : '';
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
        ]}
        data={data}
        rowKey={({ id }) => id}
        explain={explain}
        words={words}
      />
      <ActDialog
        open={asking?.act === 'collect'}
        onClose={() => setAsking(null)}
        title={t('chargeback.collectTitle', { owed })}
        description={t('chargeback.collectText')}
        words={{ ...dialogWords, submit: t('chargeback.collect') }}
        explain={explain}
        onSubmit={async () => {
          if (!asking) return;
          const { outstanding, currency } = await collect.mutateAsync({ params: { id: asking.row.id } });
          tell(t('chargeback.collected', { left: formatMoney(outstanding, currency) }));
        }}
      />
      <ReasonDialog
        open={asking?.act === 'writeOff'}
        onClose={() => setAsking(null)}
        title={t('chargeback.writeOffTitle', { owed })}
        description={t('chargeback.writeOffText')}
        reason={{ label: d('reason'), hint: d('reasonHint'), short: d('reasonShort') }}
        words={{ ...dialogWords, submit: t('chargeback.writeOff') }}
        danger
        explain={explain}
        onSubmit={async (reason) => {
          if (!asking) return;
          const answer = await writeOff.mutateAsync({ params: { id: asking.row.id }, body: { reason } });
          tell('status' in answer ? t('chargeback.writtenOff') : t('proposed'));
        }}
      />
    </div>
  );
}
