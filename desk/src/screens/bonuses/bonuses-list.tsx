'use client';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { BONUS_LABELS } from '@kozyr/contracts/bonuses';
import { listOperatorBonuses, type OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { amountOf } from './bonus-amount';
import { bonusFilters } from './bonus-filters';
import { BonusStatus } from './bonus-status';
import { BONUS_SORT, bonusesAsked } from './bonuses-asked';
import { CsvButton } from './csv-button';

const PAGE = '50';

function useColumns(): ListColumn<OperatorBonus>[] {
  const t = useTranslations('bonuses');
  return useMemo(() => {
    const groupName = (name: string) => {
      const label = BONUS_LABELS.find((one) => one === name);
      return label ? t(`group.${label}`) : name;
    };
    return [
      {
        id: 'name',
        title: t('field.name'),
        sort: { up: 'name_asc' },
        cell: ({ bonus }) => <RecordLink href={routes.bonus(bonus.id)}>{bonus.name}</RecordLink>,
      },
      { id: 'status', title: t('column.status'), cell: ({ bonus }) => <BonusStatus status={bonus.status} /> },
      { id: 'group', title: t('field.group'), cell: ({ group }) => groupName(group.name) },
      {
        id: 'amount',
        title: t('column.amount'),
        align: 'end',
        cell: (row) => amountOf(row, (value) => t('percent', { value })),
      },
      {
        id: 'start',
        title: t('column.begins'),
        sort: { up: 'started_asc', down: 'started_desc' },
        cell: ({ bonus }) => <Moment at={bonus.start_date} />,
      },
      {
        id: 'end',
        title: t('column.ends'),
        sort: { up: 'ends_asc' },
        cell: ({ bonus }) => bonus.end_date && <Moment at={bonus.end_date} />,
      },
      { id: 'taken', title: t('column.taken'), align: 'end', cell: ({ numbers }) => numbers.taken },
      {
        id: 'cost',
        title: t('column.cost'),
        align: 'end',
        cell: ({ bonus, numbers }) => formatMoney(numbers.released, bonus.currency),
      },
      {
        id: 'code',
        title: t('field.code'),
        hiddenAtFirst: true,
        cell: ({ bonus }) => bonus.type === 'PROMO_CODE' && <code>{bonus.code}</code>,
      },
      {
        id: 'players',
        title: t('field.player_group'),
        hiddenAtFirst: true,
        cell: ({ player_group: group }) => group?.name ?? t('everybody'),
      },
    ];
  }, [t]);
}

/** Every bonus, in every state. */
export function BonusesList() {
  const t = useTranslations('bonuses');
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const [asked] = useAddress();
  const columns = useColumns();
  const data = useInfiniteQuery(
    pagesQuery(listOperatorBonuses, asked, (more) =>
      call(listOperatorBonuses, { query: { ...bonusesAsked(asked), pageSize: PAGE, page: more.page ?? '1' } }),
    ),
  );
  return (
    <List
      name="bonuses"
      title={t('title')}
      columns={columns}
      filters={bonusFilters(t)}
      sort={BONUS_SORT}
      data={data}
      rowKey={({ bonus }) => bonus.id}
      onOpen={({ bonus }) => router.push(routes.bonus(bonus.id))}
      actions={<CsvButton asked={asked} />}
      explain={explain}
      words={words}
    />
  );
}
