'use client';
import { BesideTable } from '@desk/components/record/beside-table';
import { Part } from '@desk/components/record/part';
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
        <BesideTable
          label={t('changes')}
          titles={{ what: t('column.what'), before: t('now'), after: t('then') }}
          rows={changes.map(({ path, name, before: was, after: is }) => ({
            key: path,
            what: name,
            before: was,
            after: is,
          }))}
        />
      )}
    </Part>
  );
}
