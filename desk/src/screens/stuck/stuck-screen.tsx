'use client';
import { Ago } from '@desk/components/ago';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listStuck, STUCK_KINDS, type StuckItem } from '@kozyr/contracts/operator/stuck';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AcknowledgeDialog } from './acknowledge-dialog';
import { acknowledgedKind, pageOf } from './rules';

/** How often the list is read anew, in milliseconds. */
const READ_EVERY_MS = 60_000;

function useColumns(onSeen: (item: StuckItem) => void): ListColumn<StuckItem>[] {
  const t = useTranslations('stuck');
  const mayAcknowledge = useMay('stuck.acknowledge');
  return [
    {
      id: 'kind',
      title: t('column.kind'),
      cell: (item) => {
        const page = pageOf(item);
        const name = t(`kinds.${item.kind}.name`);
        return page ? <RecordLink href={page}>{name}</RecordLink> : name;
      },
    },
    { id: 'since', title: t('column.since'), cell: ({ since }) => <Ago at={since} /> },
    {
      id: 'do',
      title: t('column.do'),
      cell: ({ kind }) => <span title={t(`kinds.${kind}.do`)}>{t(`kinds.${kind}.do`)}</span>,
    },
    { id: 'what', title: t('column.what'), cell: ({ what }) => <span title={what}>{what}</span> },
    { id: 'id', title: t('column.id'), cell: ({ id }) => <code>{id}</code> },
    {
      id: 'player',
      title: t('column.player'),
      cell: ({ player }) => player && <RecordLink href={routes.player(player)} id={player} />,
    },
    {
      id: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: ({ amount, currency }) => amount && currency && formatMoney(amount, currency),
    },
    ...(mayAcknowledge
      ? [
          {
            id: 'acts',
            title: t('column.acts'),
            cell: (item: StuckItem) =>
              acknowledgedKind(item) && (
                <Button look="quiet" onClick={() => onSeen(item)}>
                  {t('acknowledge.open')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}

/** What does not move by itself, the oldest first, with what to do about it. */
export function StuckScreen() {
  const t = useTranslations('stuck');
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const [asked] = useAddress();
  const [seen, setSeen] = useState<StuckItem | null>(null);
  const read = useInfiniteQuery({
    ...pagesQuery(listStuck, {}, () => call(listStuck, {})),
    refetchInterval: READ_EVERY_MS,
  });
  const all = read.data?.pages.flatMap(({ items }) => items) ?? [];
  const items = all.filter(({ kind }) => !asked.kind || kind === asked.kind);
  const counted = (kind: string) => all.filter((item) => item.kind === kind).length;
  const seenKind = seen && acknowledgedKind(seen);
  const columns = useColumns(setSeen);
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <List
        name="stuck"
        title={t('title')}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: t('column.kind'),
            options: STUCK_KINDS.filter((kind) => counted(kind) > 0 || asked.kind === kind).map((value) => ({
              value,
              label: `${t(`kinds.${value}.name`)} (${counted(value)})`,
            })),
          },
        ]}
        data={{ ...read, data: read.data && { pages: [{ items }] } }}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        onOpen={(item) => {
          const page = pageOf(item);
          if (page) router.push(page);
        }}
        empty={t('empty')}
        explain={explain}
        words={words}
      />
      {seen && seenKind && <AcknowledgeDialog item={seen} kind={seenKind} onClose={() => setSeen(null)} />}
    </div>
  );
}
