'use client';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { formatMoney } from '@desk/lib/format/money';
import type { OperatorCashbackWeek } from '@kozyr/contracts/operator/cashback';
import { useFormatter, useTranslations } from 'next-intl';

type Kind = OperatorCashbackWeek['kinds'][number];

/** The sums of a week, and whether its rounds still say the same. */
export function WeekFacts({ week }: { week: OperatorCashbackWeek }) {
  const t = useTranslations('cashback');
  const format = useFormatter();
  const moment = (at: string | null) => (at === null ? t('notYet') : <Moment at={at} />);
  const money = (name: 'staked' | 'won' | 'net_loss' | 'amount') => ({
    id: name,
    title: t(`column.${name}`),
    align: 'end' as const,
    cell: (kind: Kind) => formatMoney(kind[name], week.currency),
  });
  return (
    <>
      <Part title={t('week')}>
        <Facts
          of={[
            [t('from'), moment(week.from)],
            [t('to'), moment(week.to)],
            [t('started'), moment(week.started_at)],
            [t('completed'), moment(week.completed_at)],
            [t('players'), format.number(week.players)],
            [t('missing'), format.number(week.missing)],
            [t('changed'), format.number(week.changed)],
          ]}
        />
      </Part>
      <Part title={t('sums')}>
        <SmallTable
          label={t('sums')}
          rows={week.kinds}
          rowKey={({ kind }) => kind}
          columns={[
            { id: 'kind', title: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
            { id: 'players', title: t('column.players'), align: 'end', cell: ({ players }) => format.number(players) },
            { id: 'paid', title: t('column.paid'), align: 'end', cell: ({ paid }) => format.number(paid) },
            money('staked'),
            money('won'),
            money('net_loss'),
            money('amount'),
          ]}
        />
      </Part>
    </>
  );
}
