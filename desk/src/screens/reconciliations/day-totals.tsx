'use client';
import { SmallTable } from '@desk/components/record/small-table';
import { formatMoney } from '@desk/lib/format/money';
import type { ReconciliationTotals } from '@kozyr/contracts/operator/reconciliations';
import { useFormatter, useTranslations } from 'next-intl';

/** By kind and currency: what the gateway says, what we say, and what agrees. */
export function DayTotals({ totals }: { totals: ReconciliationTotals }) {
  const t = useTranslations('reconciliations');
  const format = useFormatter();
  const sides = ['matched', 'ours', 'theirs'] as const;
  return (
    <SmallTable
      label={t('totals')}
      rows={totals}
      rowKey={({ kind, currency }) => `${kind} ${currency}`}
      columns={[
        {
          id: 'kind',
          title: t('column.kind'),
          cell: ({ kind, currency }) => `${t(`kind.${kind}`)}, ${currency.toUpperCase()}`,
        },
        ...sides.map((side) => ({
          id: side,
          title: t(`side.${side}`),
          align: 'end' as const,
          cell: (row: ReconciliationTotals[number]) =>
            `${format.number(row[side].count)} · ${formatMoney(row[side].amount, row.currency)}`,
        })),
      ]}
    />
  );
}
