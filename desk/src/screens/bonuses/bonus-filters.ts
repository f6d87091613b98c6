import type { FilterSpec } from '@desk/components/list/filter-spec';
import { BONUS_LABELS, bonusStatusSchema } from '@kozyr/contracts/bonuses';
import { CURRENCIES } from '@kozyr/contracts/money';
import type { useTranslations } from 'next-intl';
import { BONUS_TYPES } from './kinds';

/** The filters of the list, by the names that its address has. */
export function bonusFilters(t: ReturnType<typeof useTranslations<'bonuses'>>): FilterSpec[] {
  return [
    { kind: 'search', name: 'find', label: t('filter.find'), placeholder: t('filter.findHint') },
    {
      kind: 'choice',
      name: 'status',
      label: t('column.status'),
      options: bonusStatusSchema.options.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'group',
      label: t('field.group'),
      options: BONUS_LABELS.map((value) => ({ value, label: t(`group.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'type',
      label: t('field.type'),
      options: BONUS_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'currency',
      label: t('field.currency'),
      options: CURRENCIES.map((value) => ({ value, label: value.toUpperCase() })),
    },
    { kind: 'date', name: 'from', label: t('filter.from') },
    { kind: 'date', name: 'to', label: t('filter.to') },
  ];
}
