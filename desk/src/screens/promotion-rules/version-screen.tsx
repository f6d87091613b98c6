'use client';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import {
  getPromotionVersion,
  listPromotionKinds,
  type PromotionVersion,
} from '@kozyr/contracts/operator/promotion-settings';
import type { PromotionKind, PromotionRules } from '@kozyr/contracts/promotions/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangesPart } from './changes-part';
import { DraftForm } from './draft-form';
import { PreviewPart } from './preview-part';
import { RulesPart } from './rules-part';
import { StateBadge } from './state-badge';
import { useMayRule } from './use-may-rule';
import { VersionActs } from './version-acts';

function About({ version: shown }: { version: PromotionVersion }) {
  const t = useTranslations('promotions');
  return (
    <Part title={t('aboutVersion')}>
      <Facts
        of={[
          [t('column.from'), shown.valid_from && <Moment at={shown.valid_from} />],
          [t('column.note'), shown.note],
          [t('column.author'), shown.created_by ?? t('product')],
          [t('proposedBy'), shown.proposed_by],
          [t('proposedAt'), shown.proposed_at && <Moment at={shown.proposed_at} />],
          [t('column.decided'), shown.decided_by],
          [t('decidedAt'), shown.decided_at && <Moment at={shown.decided_at} />],
          [
            t('column.basedOn'),
            shown.based_on === null ? null : (
              <RecordLink key="basedOn" href={routes.promotionVersion(shown.kind, shown.based_on)}>
                {shown.based_on === 0 ? t('builtIn') : t('versionOf', { number: shown.based_on })}
              </RecordLink>
            ),
          ],
        ]}
      />
    </Part>
  );
}

function Shown({ version, held }: { version: PromotionVersion; held: PromotionVersion }) {
  const t = useTranslations('promotions');
  const isDraft = useMayRule('promotions.propose', version.kind) && version.state === 'DRAFT';
  const [typed, setTyped] = useState<PromotionRules>(version.rules);
  const rules = isDraft ? typed : version.rules;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={`${t(`kind.${version.kind}`)}: ${version.version === 0 ? t('builtIn') : t('versionOf', { number: version.version })}`}
        detail={t(`starts.${version.kind}`)}
        badges={<StateBadge version={version} />}
        actions={<VersionActs version={version} />}
      />
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          {isDraft ? (
            <DraftForm key={version.edition} version={version} onTyped={setTyped} />
          ) : (
            <RulesPart rules={version.rules} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <About version={version} />
          {!version.in_force && <ChangesPart before={held.rules} after={rules} />}
          <PreviewPart rules={rules} />
        </div>
      </div>
    </div>
  );
}

/** One version: what it says, how it differs from what holds, what it would mean, and what can be done with it. */
export function VersionScreen({ kind, version }: { kind: PromotionKind; version: string }) {
  const ui = useTranslations('ui');
  const explain = useExplain();
  const words = { loading: ui('loading'), again: ui('again') };
  const one = useQuery(endpointQuery(getPromotionVersion, { params: { kind, version } }));
  const kinds = useQuery(endpointQuery(listPromotionKinds, {}));
  return (
    <Loaded of={one} words={words} explain={explain}>
      {(shown) => (
        <Loaded of={kinds} words={words} explain={explain}>
          {({ items }) => {
            const held = items.find((item) => item.kind === kind)?.in_force;
            return held && <Shown version={shown} held={held} />;
          }}
        </Loaded>
      )}
    </Loaded>
  );
}
