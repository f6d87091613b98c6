'use client';
import { Ago } from '@desk/components/ago';
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
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { IDENTITY_CHECK_STATUSES } from '@kozyr/contracts/identity';
import { listIdentityChecks, type OperatorIdentityCheck } from '@kozyr/contracts/operator/identity';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { EVERY_CHECK, wantedChecks } from './check-rules';
import { CheckState } from './check-state';

/** @param openable whether the operator may look into a check: then the first cell leads there */
function useColumns(openable: boolean): ListColumn<OperatorIdentityCheck>[] {
  const t = useTranslations('identity');
  return useMemo(
    () => [
      {
        id: 'check',
        title: t('column.check'),
        cell: ({ id }) =>
          openable ? <RecordLink href={routes.identityCheck(id)} id={id} /> : <span title={id}>{id.slice(0, 8)}</span>,
      },
      { id: 'status', title: t('column.status'), cell: (check) => <CheckState of={check} /> },
      { id: 'level', title: t('column.level'), cell: ({ level }) => t(`level.${level}`) },
      { id: 'document', title: t('column.document'), cell: ({ document_kind }) => t(`document.${document_kind}`) },
      {
        id: 'submitted',
        title: t('column.submitted'),
        cell: ({ submitted_at }) => submitted_at && <Ago at={submitted_at} />,
      },
      {
        id: 'player',
        title: t('column.player'),
        cell: ({ player }) => <RecordLink href={routes.player(player)} id={player} />,
      },
      { id: 'why', title: t('column.why'), cell: ({ operator_note }) => operator_note },
      {
        id: 'waits',
        title: t('column.waits'),
        cell: ({ with_operator_since: since }) => since && <Ago at={since} />,
        hiddenAtFirst: true,
      },
      {
        id: 'decided',
        title: t('column.decided'),
        cell: ({ decided_at }) => decided_at && <Moment at={decided_at} />,
        hiddenAtFirst: true,
      },
      { id: 'by', title: t('column.by'), cell: ({ decided_by }) => decided_by, hiddenAtFirst: true },
      {
        id: 'expires',
        title: t('column.expires'),
        cell: ({ expires_at }) => expires_at && <Moment at={expires_at} />,
        hiddenAtFirst: true,
      },
    ],
    [t, openable],
  );
}

/** Checks of who players are: at first those that wait for an operator, the oldest first. What is in them is read on their own page. */
export function ChecksScreen() {
  const t = useTranslations('identity');
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const [asked] = useAddress();
  const openable = useMay('identity.decide');
  const wanted = wantedChecks(asked);
  const filters: FilterSpec[] = [
    {
      name: 'status',
      label: t('column.status'),
      kind: 'choice',
      options: [...IDENTITY_CHECK_STATUSES, EVERY_CHECK].map((value) => ({ value, label: t(`status.${value}`) })),
    },
    { name: 'player', label: t('filter.player'), kind: 'text' },
  ];
  const data = useInfiniteQuery(
    pagesQuery(listIdentityChecks, wanted, ({ page }) =>
      call(listIdentityChecks, { query: { ...wanted, page, pageSize: '50' } }),
    ),
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={openable ? t('text') : t('textForSupport')} />
      <List
        name="identity-checks"
        title={t('title')}
        columns={useColumns(openable)}
        filters={filters}
        data={data}
        rowKey={({ id }) => id}
        onOpen={openable ? ({ id }) => router.push(routes.identityCheck(id)) : undefined}
        empty={t('empty')}
        explain={explain}
        words={{ ...words, any: asked.player ? words.any : t('status.waiting') }}
      />
    </div>
  );
}
