'use client';
import type { FilterSpec } from '@desk/components/list/filter-spec';
import { actorKindSchema } from '@kozyr/contracts/operator/audit';
import { useTranslations } from 'next-intl';
import { useAuditWords } from './use-audit-words';

/** The filters of the log. */
export function useAuditFilters(): FilterSpec[] {
  const t = useTranslations('audit');
  const { actions, subjects } = useAuditWords();
  return [
    { name: 'actor', label: t('filter.actor'), kind: 'search', placeholder: t('filter.actorHint') },
    { name: 'action', label: t('filter.action'), kind: 'choice', options: actions },
    { name: 'subject_kind', label: t('filter.subjectKind'), kind: 'choice', options: subjects },
    { name: 'subject', label: t('filter.subject'), kind: 'text' },
    {
      name: 'actor_kind',
      label: t('filter.actorKind'),
      kind: 'choice',
      options: actorKindSchema.options.map((value) => ({ value, label: t(`actor.${value}`) })),
    },
    { name: 'from', label: t('filter.from'), kind: 'date' },
    { name: 'to', label: t('filter.to'), kind: 'date' },
  ];
}
