'use client';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import type { PromotionRules } from '@kozyr/contracts/promotions/rules';
import { useTranslations } from 'next-intl';
import { useRuleGroups } from './kinds/use-rule-groups';
import { changesBetween } from './rule-fields';

/** How rules differ from those that hold. */
export function ChangesPart({ before, after }: { before: PromotionRules; after: PromotionRules }) {
  const t = useTranslations('promotions');
  const changes = changesBetween(useRuleGroups(after), before.value, after.value);
  return (
    <Part title={t('changes')}>
      {changes.length === 0 ? (
        <p className="text-muted text-sm">{t('noChanges')}</p>
      ) : (
        <SmallTable
          label={t('changes')}
          rowKey={({ path }) => path}
          rows={changes}
          columns={[
            {
              id: 'what',
              title: t('column.what'),
              cell: ({ name }) => <span className="block min-w-32 whitespace-normal">{name}</span>,
            },
            {
              id: 'before',
              title: t('now'),
              align: 'end',
              cell: ({ before }) => <span className="whitespace-pre-line">{before}</span>,
            },
            {
              id: 'after',
              title: t('then'),
              align: 'end',
              cell: ({ after }) => <span className="whitespace-pre-line">{after}</span>,
            },
          ]}
        />
      )}
    </Part>
  );
}
