'use client';
import { Badge } from '@desk/components/feedback/badge';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import type { AnswerOf } from '@desk/lib/call';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listPromotionKinds } from '@kozyr/contracts/operator/promotion-settings';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';

type Kind = AnswerOf<typeof listPromotionKinds>['items'][number];

function useColumns(): ListColumn<Kind>[] {
  const t = useTranslations('promotions');
  const version = (number: number) => (number === 0 ? t('builtIn') : t('versionOf', { number }));
  return [
    {
      id: 'kind',
      title: t('column.kind'),
      cell: ({ kind }) => <RecordLink href={routes.promotionKind(kind)}>{t(`kind.${kind}`)}</RecordLink>,
    },
    { id: 'holds', title: t('column.holds'), cell: ({ in_force: held }) => version(held.version) },
    {
      id: 'since',
      title: t('column.since'),
      cell: ({ in_force: held }) => held.valid_from && <Moment at={held.valid_from} />,
    },
    {
      id: 'next',
      title: t('column.next'),
      cell: ({ next }) =>
        next?.valid_from && (
          <span className="flex items-center gap-2">
            {version(next.version)} <Moment at={next.valid_from} />
          </span>
        ),
    },
    {
      id: 'waiting',
      title: t('column.waiting'),
      cell: ({ proposed }) => proposed > 0 && <Badge tone="warn">{t('waiting', { count: proposed })}</Badge>,
    },
    {
      id: 'drafts',
      title: t('column.drafts'),
      align: 'end',
      cell: ({ drafts }) => (drafts > 0 ? String(drafts) : ''),
    },
  ];
}

/** Every kind of promotion rules: what holds, what comes next, and what waits for somebody. */
export function KindsScreen() {
  const t = useTranslations('promotions');
  const words = useListWords();
  const explain = useExplain();
  // Rules of withdrawals are versioned like these and have a place of their own.
  const read = useInfiniteQuery(
    pagesQuery(listPromotionKinds, {}, async () => {
      const { items } = await call(listPromotionKinds, {});
      return { items: items.filter(({ kind }) => kind !== 'withdrawal-rules') };
    }),
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <List
        name="promotion-rules"
        title={t('title')}
        columns={useColumns()}
        filters={[]}
        data={read}
        rowKey={({ kind }) => kind}
        explain={explain}
        words={words}
      />
    </div>
  );
}
