import type { FilterSpec } from '@desk/components/list/filter-spec';
import { CURRENCIES } from '@kozyr/contracts/money';
import { RISK_HINTS } from '@kozyr/contracts/operator/withdrawal-queue';
import { withdrawalStatusSchema } from '@kozyr/contracts/withdrawals';
import type { useTranslations } from 'next-intl';
import { WAITING_MINUTES } from './queue-asked';

/** The filters of the queue, by the names that its address has. */
export function queueFilters(t: ReturnType<typeof useTranslations<'withdrawals'>>): FilterSpec[] {
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
