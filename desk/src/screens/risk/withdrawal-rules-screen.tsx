'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { listPromotionVersions, type PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RulesEditor } from './rules-editor';
import { RULES_KIND } from './rules-versions';
import { VersionsPart } from './versions-part';

/** The rules by which withdrawals are decided without a person: what holds, what comes, and what is being written. */
export function WithdrawalRulesScreen() {
  const t = useTranslations('risk.rules');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const [chosen, setChosen] = useState<{ version: PromotionVersion; count: number } | null>(null);
  const query = useQuery(
    endpointQuery(listPromotionVersions, { params: { kind: RULES_KIND }, query: { pageSize: '50' } }),
  );
  return (
    <Loaded of={query} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {({ items }) => {
        const from = chosen?.version ?? items.find(({ in_force }) => in_force);
        return (
          <div className="flex flex-col gap-4">
            <PageHead title={t('title')} detail={t('text')} />
            <Notice>{t('guards')}</Notice>
            <VersionsPart
              of={items}
              onWrite={(version) => setChosen((before) => ({ version, count: (before?.count ?? 0) + 1 }))}
            />
            {from && <RulesEditor key={chosen?.count ?? 0} from={from} />}
          </div>
        );
      }}
    </Loaded>
  );
}
