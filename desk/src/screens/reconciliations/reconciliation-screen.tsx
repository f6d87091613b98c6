'use client';
import { Day } from '@desk/components/day';
import { Empty } from '@desk/components/feedback/empty';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { getReconciliation, type ReconciliationItem } from '@kozyr/contracts/operator/reconciliations';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DayTotals } from './day-totals';
import { ReconcileDialog } from './reconcile-dialog';
import { ReconciliationBadge } from './reconciliation-badge';

function Differences({ items }: { items: readonly ReconciliationItem[] }) {
  const t = useTranslations('reconciliations');
  const money = (side: 'ours' | 'theirs' | 'posted') => ({
    id: side,
    title: t(`side.${side}`),
    align: 'end' as const,
    cell: (item: ReconciliationItem) => {
      const amount = item[side];
      return amount === null ? t('nothing') : formatMoney(amount, item.currency);
    },
  });
  if (items.length === 0) return <Empty title={t('allAgree')} />;
  return (
    <SmallTable
      label={t('differences')}
      rows={items}
      rowKey={({ difference, kind, reference }) => `${difference} ${kind} ${reference}`}
      columns={[
        { id: 'difference', title: t('column.difference'), cell: ({ difference }) => t(`difference.${difference}`) },
        { id: 'kind', title: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
        { id: 'reference', title: t('column.reference'), cell: ({ reference }) => <code>{reference}</code> },
        { id: 'gatewayId', title: t('column.gatewayId'), cell: ({ gateway_id }) => <code>{gateway_id}</code> },
        money('ours'),
        money('theirs'),
        money('posted'),
      ]}
    />
  );
}

type Props = {
  /** YYYY-MM-DD, UTC. */ day: string /** By its name; undefined: the environment's. */;
  gateway: string | undefined;
};

/** One day at one gateway: its sums, and everything that does not agree. */
export function ReconciliationScreen({ day, gateway }: Props) {
  const t = useTranslations('reconciliations');
  const u = useTranslations('ui');
  const format = useFormatter();
  const explain = useExplain();
  const may = useMay('books.reconcile');
  const [asks, setAsks] = useState(false);
  const read = useQuery(
    endpointQuery(getReconciliation, { params: { day }, query: gateway === undefined ? {} : { gateway } }),
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t.rich('oneDay', { day: () => <Day on={day} /> })}
        badges={read.data && <ReconciliationBadge of={read.data.reconciliation} />}
        actions={may && <Button onClick={() => setAsks(true)}>{t('act.again')}</Button>}
      />
      <Loaded of={read} words={{ loading: u('loading'), again: u('again') }} explain={explain}>
        {({ reconciliation, items }) => (
          <>
            <Part title={t('run')}>
              <Facts
                of={[
                  [t('column.gateway'), reconciliation.gateway],
                  [t('column.matched'), format.number(reconciliation.matched)],
                  [t('column.mismatched'), format.number(reconciliation.mismatched)],
                  [t('column.complete'), t(reconciliation.complete ? 'complete' : 'incomplete')],
                  [t('column.ranAt'), <Moment key="at" at={reconciliation.ran_at} />],
                  [t('column.ranBy'), reconciliation.ran_by === 'job' ? t('byJob') : reconciliation.ran_by],
                  [t('column.runs'), format.number(reconciliation.runs)],
                ]}
              />
            </Part>
            <Part title={t('differences')}>
              <Differences items={items} />
            </Part>
            <Part title={t('totals')}>
              <DayTotals totals={reconciliation.totals} />
            </Part>
          </>
        )}
      </Loaded>
      {asks && <ReconcileDialog day={day} gateway={gateway} onClose={() => setAsks(false)} onDone={() => undefined} />}
    </div>
  );
}
