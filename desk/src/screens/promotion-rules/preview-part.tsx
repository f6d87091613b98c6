'use client';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { previewPromotionRules } from '@kozyr/contracts/operator/promotion-settings';
import type { PromotionRules } from '@kozyr/contracts/promotions/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PreviewTable } from './kinds/preview-table';

/** What rules would mean beside what holds now, as the platform reckons it. */
export function PreviewPart({ rules }: { rules: PromotionRules }) {
  const t = useTranslations('promotions');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const query = useQuery(endpointQuery(previewPromotionRules, { body: { rules } }));
  return (
    <Part title={t('preview')}>
      <Loaded of={query} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {(preview) => <PreviewTable preview={preview} />}
      </Loaded>
    </Part>
  );
}
