'use client';
import { Moment } from '@desk/components/moment';
import { Part } from '@desk/components/record/part';
import { formatMoney } from '@desk/lib/format/money';
import type { MoneyOfDay, Today } from '@kozyr/contracts/operator/today';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Row = { name: string; of: (day: MoneyOfDay) => ReactNode };

/** The money of the day, a column for each currency. */
export function MoneyPart({ money }: { money: Today['money'] }) {
  const t = useTranslations('today.money');
  const paid = ({ currency }: MoneyOfDay, { sum, count }: MoneyOfDay['deposits']) => (
    <>
      {formatMoney(sum, currency)} <span className="text-muted">{t('payments', { count })}</span>
    </>
  );
  const rows: Row[] = [
    { name: t('deposits'), of: (day) => paid(day, day.deposits) },
    { name: t('withdrawals'), of: (day) => paid(day, day.withdrawals) },
    { name: t('stakes'), of: ({ stakes, currency }) => formatMoney(stakes, currency) },
    { name: t('wins'), of: ({ wins, currency }) => formatMoney(wins, currency) },
    { name: t('ggr'), of: ({ ggr, currency }) => formatMoney(ggr, currency) },
    { name: t('rounds'), of: ({ rounds }) => rounds },
  ];
  return (
    <Part title={t('title')}>
      <p className="mb-2 text-muted text-sm">{t.rich('since', { at: () => <Moment at={money.since} /> })}</p>
      <div className="overflow-x-auto">
        <table aria-label={t('title')} className="w-full text-sm">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1 pe-3 text-start font-medium">
                {t('what')}
              </th>
              {money.currencies.map(({ currency }) => (
                <th key={currency} scope="col" className="py-1 ps-3 text-end font-medium">
                  {currency.toUpperCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={name} className="border-hairline border-t">
                <th scope="row" className="py-1 pe-3 text-start font-normal">
                  {name}
                </th>
                {money.currencies.map((day) => (
                  <td key={day.currency} className="whitespace-nowrap py-1 ps-3 text-end tabular-nums">
                    {of(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}
