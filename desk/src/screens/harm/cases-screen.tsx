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
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { type HarmCase, listHarmCases } from '@kozyr/contracts/operator/harm';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { EVERY_CASE, wantedCases } from './case-rules';

function useColumns(): ListColumn<HarmCase>[] {
  const t = useTranslations('harm');
  return useMemo(
    () => [
      {
        id: 'case',
        title: t('column.case'),
        cell: ({ id }) => <RecordLink href={routes.harmCase(id)} id={id} />,
      },
      {
        id: 'status',
        title: t('column.status'),
        cell: ({ status }) => <Badge tone={status === 'OPEN' ? 'warn' : 'plain'}>{t(`status.${status}`)}</Badge>,
      },
      {
        id: 'player',
        title: t('column.player'),
        cell: ({ player }) => <RecordLink href={routes.player(player)} id={player} />,
      },
      { id: 'opened', title: t('column.opened'), cell: ({ opened_at }) => <Ago at={opened_at} /> },
      {
        id: 'step',
        title: t('column.lastStep'),
        cell: ({ last_step_at: at }) => (at ? <Ago at={at} /> : t('noStep')),
      },
      { id: 'by', title: t('column.by'), cell: ({ opened_by }) => opened_by ?? t('dailyLook') },
      { id: 'reason', title: t('column.reason'), cell: ({ reason }) => <span lang="en">{reason}</span> },
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

/** Players who may come to harm by playing: at first the open cases, the oldest first. */
export function CasesScreen() {
  const t = useTranslations('harm');
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const [asked] = useAddress();
  const wanted = wantedCases(asked);
  const filters: FilterSpec[] = [
    {
      name: 'status',
      label: t('column.status'),
      kind: 'choice',
      options: (['OPEN', 'CLOSED', EVERY_CASE] as const).map((value) => ({ value, label: t(`choice.${value}`) })),
    },
    { name: 'player', label: t('filter.player'), kind: 'text' },
  ];
  const data = useInfiniteQuery(
    pagesQuery(listHarmCases, wanted, ({ page }) =>
      call(listHarmCases, { query: { ...wanted, page, pageSize: '50' } }),
    ),
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('text')} />
      <List
        name="harm-cases"
        title={t('title')}
        columns={useColumns()}
        filters={filters}
        data={data}
        rowKey={({ id }) => id}
        onOpen={({ id }) => router.push(routes.harmCase(id))}
        empty={t('empty')}
        explain={explain}
        words={{ ...words, any: asked.player ? words.any : t('choice.first') }}
      />
    </div>
  );
}
