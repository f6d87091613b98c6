'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { getHarmCase, type HarmCaseDetail } from '@kozyr/contracts/operator/harm';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CaseActs } from './case-acts';
import { CaseSignals } from './case-signals';
import { CaseSteps } from './case-steps';

function About({ case: shown }: { case: HarmCaseDetail }) {
  const t = useTranslations('harm');
  const { closed_at: closed, outcome } = shown;
  return (
    <Part title={t('about')}>
      <Facts
        of={[
          [t('column.player'), <RecordLink key="player" href={routes.player(shown.player)} id={shown.player} />],
          [
            t('column.reason'),
            <span key="reason" lang="en">
              {shown.reason}
            </span>,
          ],
          [t('column.opened'), <Moment key="opened" at={shown.opened_at} />],
          [t('column.by'), shown.opened_by ?? t('dailyLook')],
          [t('column.closed'), closed && <Moment at={closed} />],
          [t('closedBy'), shown.closed_by],
          [t('column.outcome'), outcome && t(`outcome.${outcome}`)],
          [t('closingNote'), shown.closing_note],
        ]}
      />
    </Part>
  );
}

/** A case of a player who may come to harm: what was seen, what was done, and what it came to. */
export function CaseScreen({ id }: { id: string }) {
  const t = useTranslations('harm');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const query = useQuery(endpointQuery(getHarmCase, { params: { id } }));
  return (
    <Loaded of={query} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {(shown) => (
        <div className="flex flex-col gap-4">
          <PageHead
            title={t('one')}
            detail={shown.status === 'OPEN' ? t('noOffers') : undefined}
            badges={<Badge tone={shown.status === 'OPEN' ? 'warn' : 'plain'}>{t(`status.${shown.status}`)}</Badge>}
            actions={shown.status === 'OPEN' && <CaseActs id={shown.id} />}
          />
          <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <About case={shown} />
              <Part title={t('step.list')}>
                <CaseSteps steps={shown.steps} />
              </Part>
            </div>
            <Part title={t('signal.title')}>
              <CaseSignals signals={shown.signals} />
            </Part>
          </div>
        </div>
      )}
    </Loaded>
  );
}
