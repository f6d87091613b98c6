'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { getRiskCase, type RiskCaseDetail } from '@kozyr/contracts/operator/risk-cases';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AssigneeChoice } from './assignee-choice';
import { CaseActs } from './case-acts';
import { CaseLinks } from './case-links';
import { CaseTimeline } from './case-timeline';

function About({ case: shown, works }: { case: RiskCaseDetail; works: boolean }) {
  const t = useTranslations('risk');
  const { player, closed_at: closed, outcome, state } = shown;
  const choosable = works && state === 'open';
  return (
    <Part title={t('about')}>
      <Facts
        of={[
          [
            t('column.player'),
            <RecordLink key="player" href={routes.player(player.id)} id={player.id}>
              {player.nickname ?? undefined}
            </RecordLink>,
          ],
          [t('column.kind'), t(`kind.${shown.kind}`)],
          [t('column.reason'), shown.reason],
          [t('column.opened'), <Moment key="opened" at={shown.opened_at} />],
          [t('column.by'), shown.opened_by ?? t('byRule')],
          [t('column.assignee'), choosable ? null : (shown.assignee ?? t('nobody'))],
          [t('column.closed'), closed && <Moment at={closed} />],
          [t('closedBy'), shown.closed_by],
          [t('column.outcome'), outcome && t(`outcome.${outcome}`)],
        ]}
      />
      {choosable && (
        <div className="mt-4">
          <AssigneeChoice of={shown} />
        </div>
      )}
    </Part>
  );
}

/** A case of risk: what it is about, what it is linked to, and everything that was done. */
export function RiskCaseScreen({ id }: { id: string }) {
  const t = useTranslations('risk');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const works = useMay('risk.work');
  const query = useQuery(endpointQuery(getRiskCase, { params: { id } }));
  return (
    <Loaded of={query} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {(shown) => (
        <div className="flex flex-col gap-4">
          <PageHead
            title={t('one')}
            badges={<Badge tone={shown.state === 'open' ? 'warn' : 'plain'}>{t(`state.${shown.state}`)}</Badge>}
            actions={works && <CaseActs of={shown} />}
          />
          <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <About case={shown} works={works} />
              <Part title={t('links.title')}>
                <CaseLinks links={shown.links} />
              </Part>
            </div>
            <Part title={t('timeline')}>
              <CaseTimeline steps={shown.timeline} />
            </Part>
          </div>
        </div>
      )}
    </Loaded>
  );
}
