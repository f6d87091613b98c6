import type { FilterSpec } from '@desk/components/list/filter-spec';
import { CURRENCIES } from '@kozyr/contracts/money';
import { QUEUE_RULINGS, queueBoundSchema, RISK_HINTS } from '@kozyr/contracts/operator/withdrawal-queue';
import { withdrawalStatusSchema } from '@kozyr/contracts/withdrawals';
import type { useTranslations } from 'next-intl';
import { WAITING_MINUTES } from './queue-asked';

/** The filters of the queue, by the names that its address has; `bounded` is whoever may approve up to an amount only. */
export function queueFilters(t: ReturnType<typeof useTranslations<'withdrawals'>>, bounded: boolean): FilterSpec[] {
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('column.status'),
      options: withdrawalStatusSchema.options.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'hint',
      label: t('column.hints'),
      options: RISK_HINTS.map((value) => ({ value, label: t(`hint.${value}.name`) })),
    },
    {
      kind: 'choice',
      name: 'waiting_minutes',
      label: t('filter.waiting'),
      options: WAITING_MINUTES.map((value) => ({ value, label: t(`filter.minutes.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'ruling',
      label: t('column.ruling'),
      options: QUEUE_RULINGS.map((value) => ({ value, label: t(`filter.ruling.${value}`) })),
    },
    ...(bounded
      ? [
          {
            kind: 'choice' as const,
            name: 'bound',
            label: t('filter.bound.label'),
            options: queueBoundSchema.options.map((value) => ({ value, label: t(`filter.bound.${value}`) })),
          },
        ]
      : []),
    { kind: 'text', name: 'amount_from', label: t('filter.amountFrom') },
    { kind: 'text', name: 'amount_to', label: t('filter.amountTo') },
    {
      kind: 'choice',
      name: 'currency',
      label: t('filter.currency'),
      options: CURRENCIES.map((value) => ({ value, label: value.toUpperCase() })),
    },
    {
      kind: 'choice',
      name: 'rail',
      label: t('column.rail'),
      options: (['visa', 'mastercard'] as const).map((value) => ({ value, label: t(`rail.${value}`) })),
    },
  ];
}
