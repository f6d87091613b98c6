'use client';
import { Ago } from '@desk/components/ago';
import { Badge } from '@desk/components/feedback/badge';
import type { ListColumn } from '@desk/components/list/columns';
import type { FilterSpec } from '@desk/components/list/filter-spec';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useOperator } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listRiskCases, RISK_CASE_KINDS, RISK_OUTCOMES, type RiskCase } from '@kozyr/contracts/operator/risk-cases';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { NewCaseDialog } from './new-case-dialog';
import { EVERY_CASE, newCaseAbout, wantedCases } from './risk-asked';

function useColumns(): ListColumn<RiskCase>[] {
  const t = useTranslations('risk');
  return useMemo(
    () => [
      { id: 'case', title: t('column.case'), cell: ({ id }) => <RecordLink href={routes.riskCase(id)} id={id} /> },
      {
        id: 'state',
        title: t('column.state'),
        cell: ({ state }) => <Badge tone={state === 'open' ? 'warn' : 'plain'}>{t(`state.${state}`)}</Badge>,
      },
      { id: 'kind', title: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'player',
        title: t('column.player'),
        cell: ({ player }) => (
          <RecordLink href={routes.player(player.id)} id={player.id}>
            {player.nickname ?? undefined}
          </RecordLink>
        ),
      },
      { id: 'assignee', title: t('column.assignee'), cell: ({ assignee }) => assignee ?? t('nobody') },
      {
        id: 'opened',
        title: t('column.opened'),
        sort: { up: 'opened_asc', down: 'opened_desc' },
        cell: ({ opened_at }) => <Ago at={opened_at} />,
      },
      {
        id: 'changed',
        title: t('column.changed'),
        sort: { up: 'changed_asc', down: 'changed_desc' },
        cell: ({ changed_at }) => <Ago at={changed_at} />,
      },
      { id: 'by', title: t('column.by'), cell: ({ opened_by }) => opened_by ?? t('byRule') },
      { id: 'reason', title: t('column.reason'), cell: ({ reason }) => reason },
      { id: 'outcome', title: t('column.outcome'), cell: ({ outcome }) => outcome && t(`outcome.${outcome}`) },
      {
        id: 'closed',
        title: t('column.closed'),
        cell: ({ closed_at }) => closed_at && <Moment at={closed_at} />,
        hiddenAtFirst: true,
      },
    ],
    [t],
  );
}

/** Nothing chosen as the state means open cases, or every case of a player who is named. */
function useFilters(ofPlayer: boolean): FilterSpec[] {
  const t = useTranslations('risk');
  const { name } = useOperator();
  return [
    {
      name: 'state',
      label: t('column.state'),
      kind: 'choice',
      options: (['open', 'closed', EVERY_CASE] as const).map((value) => ({ value, label: t(`choice.${value}`) })),
      any: ofPlayer ? undefined : t('choice.first'),
    },
    {
      name: 'assignee',
      label: t('column.assignee'),
      kind: 'choice',
      options: [
        { value: name, label: t('choice.mine') },
        { value: '-', label: t('nobody') },
      ],
    },
    {
      name: 'kind',
      label: t('column.kind'),
      kind: 'choice',
      options: RISK_CASE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      name: 'outcome',
      label: t('column.outcome'),
      kind: 'choice',
      options: RISK_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
    },
    { name: 'player', label: t('filter.player'), kind: 'text' },
  ];
}

/** Cases of risk: at first the open ones, the oldest first. A link from a player or a withdrawal opens a new one here. */
export function RiskCasesScreen() {
  const t = useTranslations('risk');
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const [asked, change] = useAddress();
  const wanted = wantedCases(asked);
  const about = newCaseAbout(asked);
  const data = useInfiniteQuery(
    pagesQuery(listRiskCases, wanted, (more) => call(listRiskCases, { query: { ...wanted, ...more, pageSize: '50' } })),
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('text')} />
      <List
        name="risk-cases"
        title={t('title')}
        columns={useColumns()}
        filters={useFilters(asked.player !== undefined)}
        data={data}
        rowKey={({ id }) => id}
        onOpen={({ id }) => router.push(routes.riskCase(id))}
        empty={t('empty')}
        explain={explain}
        words={words}
      />
      {about && <NewCaseDialog about={about} onClose={() => change({ about: undefined, of: undefined })} />}
    </div>
  );
}
