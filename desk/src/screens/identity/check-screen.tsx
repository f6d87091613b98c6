'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { getIdentityCheck } from '@kozyr/contracts/operator/identity';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CheckFacts } from './check-facts';
import { CheckState } from './check-state';
import { Decision } from './decision';
import { OtherPlayers } from './other-players';
import { PictureView } from './picture-view';

function Check({ id }: { id: string }) {
  const t = useTranslations('identity');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const query = useQuery({
    ...endpointQuery(getIdentityCheck, { params: { id } }),
    // Each read is in the audit log: nothing reads it by itself, and what was read is forgotten with the page.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Loaded of={query} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {(check) => (
        <div className="flex flex-col gap-4">
          <PageHead
            title={t('one', { level: check.level })}
            detail={check.full_name}
            badges={<CheckState of={check} />}
            actions={<Decision check={check} />}
          />
          <Notice>{t('audited')}</Notice>
          {check.operator_note && (
            <Notice tone="warn" title={t('fact.why')}>
              <span lang="en">{check.operator_note}</span>
            </Notice>
          )}
          <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <CheckFacts check={check} />
              <Part title={t('other.title')}>
                <div className="flex flex-col gap-3">
                  <OtherPlayers title={t('other.document')} players={check.same_document} />
                  <OtherPlayers title={t('other.person')} players={check.same_person} />
                </div>
              </Part>
            </div>
            <Part title={t('picture.title')}>
              <div className="flex flex-col gap-3">
                {check.pictures.length === 0 && <p className="text-muted text-sm">{t('picture.none')}</p>}
                {check.pictures.map((picture) => (
                  <PictureView key={`${picture.side} ${picture.uploaded_at}`} check={check.id} picture={picture} />
                ))}
              </div>
            </Part>
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** A check of who a player is, for whoever decides: what was given beside its pictures, who shares it, and the decision. */
export function CheckScreen({ id }: { id: string }) {
  const t = useTranslations('identity');
  if (useMay('identity.decide')) return <Check id={id} />;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} />
      <Notice tone="warn">{t('closed')}</Notice>
    </div>
  );
}
