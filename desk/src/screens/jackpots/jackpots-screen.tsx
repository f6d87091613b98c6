'use client';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { PageHead } from '@desk/components/record/page-head';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import type { Jackpot } from '@kozyr/contracts/jackpots';
import { listOperatorJackpots } from '@kozyr/contracts/operator/jackpots';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TopUpDialog } from './top-up-dialog';

/** How often the list is read anew, in milliseconds: every stake moves it. */
const READ_EVERY_MS = 30_000;

/** What each jackpot is worth and when it has to drop; finance adds money of the house. */
export function JackpotsScreen() {
  const t = useTranslations('jackpots');
  const words = useListWords();
  const explain = useExplain();
  const may = useMay('jackpots.top-up');
  const [chosen, setChosen] = useState<Jackpot | null>(null);
  const read = useInfiniteQuery({
    ...pagesQuery(listOperatorJackpots, {}, () => call(listOperatorJackpots, {})),
    refetchInterval: READ_EVERY_MS,
  });
  const money = (name: 'value' | 'seed' | 'ceiling'): ListColumn<Jackpot> => ({
    id: name,
    title: t(`column.${name}`),
    align: 'end',
    cell: (jackpot) => formatMoney(jackpot[name], jackpot.currency),
  });
  const columns: ListColumn<Jackpot>[] = [
    { id: 'level', title: t('column.level'), cell: ({ level }) => t(`level.${level}`) },
    { id: 'currency', title: t('column.currency'), cell: ({ currency }) => currency.toUpperCase() },
    money('value'),
    money('ceiling'),
    money('seed'),
    { id: 'share', title: t('column.share'), align: 'end', cell: ({ share }) => `${share}\u00a0%` },
    ...(may
      ? [
          {
            id: 'acts',
            title: t('column.acts'),
            cell: (jackpot: Jackpot) => (
              <Button
                look="quiet"
                aria-label={`${t('topUp.open')}: ${t(`level.${jackpot.level}`)}, ${jackpot.currency.toUpperCase()}`}
                onClick={() => setChosen(jackpot)}
              >
                {t('topUp.open')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <List
        name="jackpots"
        title={t('title')}
        columns={columns}
        filters={[]}
        data={read}
        rowKey={({ level, currency }) => `${level} ${currency}`}
        explain={explain}
        words={words}
      />
      {chosen && <TopUpDialog jackpot={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
