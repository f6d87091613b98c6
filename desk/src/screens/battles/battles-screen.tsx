'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { CURRENCIES } from '@kozyr/contracts/money';
import { BATTLE_STATUSES, listOperatorBattles, type OperatorBattle } from '@kozyr/contracts/operator/battles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog';
import { NewBattleDialog } from './new-battle-dialog';
import { Sizing } from './sizing';

const TONES: Readonly<Record<OperatorBattle['status'], Tone>> = {
  upcoming: 'note',
  active: 'good',
  finishing: 'warn',
  finished: 'plain',
  cancelled: 'bad',
};

function useColumns(onCancel: (battle: OperatorBattle) => void): ListColumn<OperatorBattle>[] {
  const t = useTranslations('battles');
  const format = useFormatter();
  const may = useMay('promotions.run');
  const ended = ({ status }: OperatorBattle) => status === 'finished' || status === 'cancelled';
  const name = ({ tier, currency }: OperatorBattle) => `${t(`tier.${tier}`)}, ${currency.toUpperCase()}`;
  return [
    { id: 'tier', title: t('column.battle'), cell: name },
    {
      id: 'status',
      title: t('column.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    { id: 'starts', title: t('column.starts'), cell: ({ starts_at }) => <Moment at={starts_at} /> },
    { id: 'ends', title: t('column.ends'), cell: ({ ends_at }) => <Moment at={ends_at} /> },
    { id: 'players', title: t('column.players'), align: 'end', cell: ({ players }) => format.number(players) },
    {
      id: 'stakes',
      title: t('column.stakes'),
      align: 'end',
      cell: ({ min_stake, max_stake, currency }) =>
        max_stake === null
          ? t('from', { least: formatMoney(min_stake, currency) })
          : t('between', { least: formatMoney(min_stake, currency), most: formatMoney(max_stake, currency) }),
    },
    {
      id: 'prizes',
      title: t('column.prizes'),
      cell: ({ prizes, currency }) => prizes.map((prize) => formatMoney(prize, currency)).join(' · '),
    },
    { id: 'paid', title: t('column.paid'), align: 'end', cell: ({ prizes_paid }) => format.number(prizes_paid) },
    {
      id: 'counted',
      title: t('column.counted'),
      align: 'end',
      cell: ({ counted_stakes, currency }) => formatMoney(counted_stakes, currency),
    },
    { id: 'by', title: t('column.by'), cell: ({ scheduled }) => t(scheduled ? 'bySchedule' : 'byOperator') },
    { id: 'id', title: t('column.id'), hiddenAtFirst: true, cell: ({ id }) => <code>{id}</code> },
    ...(may
      ? [
          {
            id: 'acts',
            title: t('column.acts'),
            cell: (battle: OperatorBattle) =>
              !ended(battle) && (
                <Button
                  look="quiet"
                  aria-label={`${t('cancel.open')}: ${name(battle)}`}
                  onClick={() => onCancel(battle)}
                >
                  {t('cancel.open')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}

/** Battles, those that end last first; finance adds one beside the schedule, or cancels one. */
export function BattlesScreen() {
  const t = useTranslations('battles');
  const words = useListWords();
  const explain = useExplain();
  const may = useMay('promotions.run');
  const [asked] = useAddress();
  const [adds, setAdds] = useState(false);
  const [cancelled, setCancelled] = useState<OperatorBattle | null>(null);
  const status = BATTLE_STATUSES.find((one) => one === asked.status);
  const currency = CURRENCIES.find((one) => one === asked.currency);
  const columns = useColumns(setCancelled);
  const read = useInfiniteQuery(
    pagesQuery(listOperatorBattles, { status, currency, pageSize: '50' }, ({ page, pageSize }) =>
      call(listOperatorBattles, { query: { page, pageSize, status, currency } }),
    ),
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={t('detail')}
        actions={
          may && (
            <Button look="action" onClick={() => setAdds(true)}>
              {t('form.open')}
            </Button>
          )
        }
      />
      <Sizing />
      <List
        name="battles"
        title={t('title')}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: t('column.status'),
            options: BATTLE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'currency',
            label: t('form.currency'),
            options: CURRENCIES.map((value) => ({ value, label: value.toUpperCase() })),
          },
        ]}
        data={read}
        rowKey={({ id }) => id}
        explain={explain}
        words={words}
      />
      {adds && <NewBattleDialog onClose={() => setAdds(false)} />}
      {cancelled && <CancelDialog battle={cancelled} onClose={() => setCancelled(null)} />}
    </div>
  );
}
