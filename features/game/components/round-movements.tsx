import type { RoundDetail } from '@kozyr/contracts/rounds';
import { useTranslations } from 'next-intl';
import { DataList } from '@/components/display/data-list';
import { Money } from '@/components/display/money';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { WALLETS } from '../constants';
import { sumOf } from '../rules';

/** Every movement of the round in its order, with its number in the ledger. */
export function RoundMovements({ round }: { round: RoundDetail }) {
  const t = useTranslations('round');
  const rows = round.movements.map((movement, place) => ({ ...movement, place }));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display font-semibold text-lg">{t('movements')}</h2>
      <DataList
        caption={t('movements')}
        rows={rows}
        rowKey={({ place }) => String(place)}
        columns={[
          { key: 'kind', header: t('kind'), lead: true, cell: ({ kind }) => t(`kinds.${kind}`) },
          { key: 'time', header: t('time'), cell: ({ at }) => formatDateTime(at, browserTimeZone()) },
          {
            key: 'reference',
            header: t('reference'),
            cell: ({ reference }) =>
              reference ? (
                <span className="tabular">№ {reference}</span>
              ) : (
                <span className="text-muted">{t('noPosting')}</span>
              ),
          },
          {
            key: 'amount',
            header: t('amount'),
            numeric: true,
            cell: ({ changes }) => (
              <Money amount={sumOf(WALLETS.map((wallet) => changes[wallet]))} currency={round.currency} signed />
            ),
          },
        ]}
      />
    </section>
  );
}
