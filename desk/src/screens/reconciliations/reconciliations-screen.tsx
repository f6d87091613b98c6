'use client';
import { Day } from '@desk/components/day';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery, pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listReconciliations, type Reconciliation } from '@kozyr/contracts/operator/reconciliations';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReconcileDialog } from './reconcile-dialog';
import { ReconciliationBadge } from './reconciliation-badge';

/** Days held against the gateway's statement, newest first. */
export function ReconciliationsScreen() {
  const t = useTranslations('reconciliations');
  const format = useFormatter();
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const may = useMay('books.reconcile');
  const [{ mismatched }] = useAddress();
  const [asks, setAsks] = useState(false);
  const read = useInfiniteQuery(
    pagesQuery(listReconciliations, { mismatched, pageSize: '50' }, (more) =>
      call(listReconciliations, { query: more }),
    ),
  );
  const gateways = useQuery(endpointQuery(listReconciliations, { query: { pageSize: '1' } })).data?.gateways ?? [];
  const addressOf = ({ day, gateway }: Pick<Reconciliation, 'day' | 'gateway'>) =>
    routes.reconciliation(day, gateway === gateways[0] ? undefined : gateway);
  const columns: ListColumn<Reconciliation>[] = [
    {
      id: 'day',
      title: t('column.day'),
      cell: ({ day, gateway }) => (
        <RecordLink href={addressOf({ day, gateway })}>
          <Day on={day} />
        </RecordLink>
      ),
    },
    { id: 'state', title: t('column.state'), cell: (row) => <ReconciliationBadge of={row} /> },
    { id: 'matched', title: t('column.matched'), align: 'end', cell: ({ matched }) => format.number(matched) },
    { id: 'mismatched', title: t('column.mismatched'), align: 'end', cell: (row) => format.number(row.mismatched) },
    { id: 'gateway', title: t('column.gateway'), cell: ({ gateway }) => gateway },
    { id: 'ranAt', title: t('column.ranAt'), cell: ({ ran_at }) => <Moment at={ran_at} /> },
    { id: 'ranBy', title: t('column.ranBy'), cell: ({ ran_by }) => (ran_by === 'job' ? t('byJob') : ran_by) },
    { id: 'runs', title: t('column.runs'), align: 'end', cell: ({ runs }) => format.number(runs) },
  ];
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={t('detail')}
        actions={
          may && (
            <Button look="action" onClick={() => setAsks(true)}>
              {t('act.open')}
            </Button>
          )
        }
      />
      <List
        name="reconciliations"
        title={t('title')}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'mismatched',
            label: t('column.state'),
            options: [
              { value: 'true', label: t('filter.mismatched') },
              { value: 'false', label: t('filter.agree') },
            ],
          },
        ]}
        data={read}
        rowKey={({ day, gateway }) => `${day} ${gateway}`}
        onOpen={(row) => router.push(addressOf(row))}
        explain={explain}
        words={words}
      />
      {asks && (
        <ReconcileDialog
          gateways={gateways}
          onClose={() => setAsks(false)}
          onDone={(day, gateway) => router.push(routes.reconciliation(day, gateway))}
        />
      )}
    </div>
  );
}
