'use client';
import { tell, tellProblem } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { call } from '@desk/lib/call';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import {
  listPromotionVersions,
  type PromotionVersion,
  savePromotionDraft,
} from '@kozyr/contracts/operator/promotion-settings';
import type { PromotionKind } from '@kozyr/contracts/promotions/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { STALE } from './stale';
import { StateBadge } from './state-badge';
import { useMayRule } from './use-may-rule';

function useColumns(): ListColumn<PromotionVersion>[] {
  const t = useTranslations('promotions');
  const name = (number: number) => (number === 0 ? t('builtIn') : t('versionOf', { number }));
  return [
    {
      id: 'version',
      title: t('column.version'),
      cell: ({ kind, version }) => (
        <RecordLink href={routes.promotionVersion(kind, version)}>{name(version)}</RecordLink>
      ),
    },
    { id: 'state', title: t('column.state'), cell: (version) => <StateBadge version={version} /> },
    {
      id: 'from',
      title: t('column.from'),
      cell: ({ valid_from: from }) => from && <Moment at={from} />,
    },
    { id: 'note', title: t('column.note'), cell: ({ note }) => note && <span title={note}>{note}</span> },
    { id: 'author', title: t('column.author'), cell: ({ created_by: by }) => by ?? t('product') },
    { id: 'decided', title: t('column.decided'), cell: ({ decided_by: by }) => by },
    {
      id: 'basedOn',
      title: t('column.basedOn'),
      hiddenAtFirst: true,
      cell: ({ based_on: on }) => on !== null && name(on),
    },
  ];
}

/** The versions of the rules of a kind, newest first: drafts, proposals, what holds, what comes and what was. */
export function KindScreen({ kind }: { kind: PromotionKind }) {
  const t = useTranslations('promotions');
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const may = useMayRule('promotions.propose', kind);
  const begin = useAct(savePromotionDraft, STALE);
  const read = useInfiniteQuery(
    pagesQuery(listPromotionVersions, { kind }, ({ after }) =>
      call(listPromotionVersions, { params: { kind }, query: after === undefined ? {} : { after } }),
    ),
  );
  const held = read.data?.pages.flatMap(({ items }) => items).find(({ in_force: inForce }) => inForce);
  const onNew = async (from: PromotionVersion) => {
    try {
      const draft = await begin.mutateAsync({ body: { rules: from.rules, based_on: from.version } });
      tell(t('told.drafted'));
      router.push(routes.promotionVersion(kind, draft.version));
    } catch (error) {
      tellProblem(explain(error));
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t(`kind.${kind}`)}
        detail={t(`about.${kind}`)}
        actions={
          may &&
          held && (
            <Button look="action" busy={begin.isPending} onClick={() => onNew(held)}>
              {t('act.new')}
            </Button>
          )
        }
      />
      <List
        name="promotion-versions"
        title={t('versions')}
        columns={useColumns()}
        filters={[]}
        data={read}
        rowKey={({ version }) => String(version)}
        explain={explain}
        words={words}
      />
    </div>
  );
}
