'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { useMay } from '@desk/lib/own/operator-provider';
import type { PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { actsOf, rulesOfVersion, type VersionAct } from './rules-versions';
import { VersionDialog } from './version-dialog';

type Props = { of: readonly PromotionVersion[]; onWrite: (version: PromotionVersion) => void };

/** All versions of the rules, newest first: what holds, what comes, and the way back to an earlier one. */
export function VersionsPart({ of, onWrite }: Props) {
  const t = useTranslations('risk.versions');
  const decides = useMay('promotions.propose');
  const [asking, setAsking] = useState<{ version: PromotionVersion; act: VersionAct } | null>(null);
  return (
    <Part title={t('title')}>
      <SmallTable
        label={t('title')}
        columns={[
          { id: 'version', title: t('version'), cell: ({ version }: PromotionVersion) => version },
          {
            id: 'state',
            title: t('state'),
            cell: ({ state, in_force }: PromotionVersion) => (
              <Badge tone={in_force ? 'good' : 'plain'}>{in_force ? t('holds') : t(`states.${state}`)}</Badge>
            ),
          },
          {
            id: 'from',
            title: t('from'),
            cell: ({ valid_from: from }: PromotionVersion) => from && <Moment at={from} />,
          },
          {
            id: 'count',
            title: t('count'),
            align: 'end',
            cell: (version: PromotionVersion) => rulesOfVersion(version).rules.length,
          },
          { id: 'by', title: t('by'), cell: ({ created_by }: PromotionVersion) => created_by },
          {
            id: 'acts',
            title: t('acts'),
            cell: (version: PromotionVersion) => (
              <span className="flex gap-1">
                <Button look="quiet" onClick={() => onWrite(version)}>
                  {version.state === 'DRAFT' ? t('write') : t('begin')}
                </Button>
                {decides &&
                  actsOf(version).map((act) => (
                    <Button key={act} look="quiet" onClick={() => setAsking({ version, act })}>
                      {t(act)}
                    </Button>
                  ))}
              </span>
            ),
          },
        ]}
        rows={of}
        rowKey={({ version }) => String(version)}
      />
      {asking && <VersionDialog of={asking.version} act={asking.act} onClose={() => setAsking(null)} />}
    </Part>
  );
}
