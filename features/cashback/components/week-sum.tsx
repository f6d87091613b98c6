'use client';

import type { CashbackWeek } from '@kozyr/contracts/cashback';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/display/card';
import { Money } from '@/components/display/money';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { isBound, weekText, whyNothing } from '../rules';

/**
 * How the cashback of a week that is not counted yet comes about, line by line. `over`: its Monday has come;
 * `open`: rounds begun in it that are awaited.
 */
export function WeekSum({ week, over = false, open = 0 }: { week: CashbackWeek; over?: boolean; open?: number }) {
  const t = useTranslations('cashback');
  const locale = useLocale();
  const timeZone = CURRENCY_ZONES[week.currency];
  const why = open > 0 ? null : whyNothing(week);
  const { most, bound } = week;
  const awaited = open > 0 ? t('awaitedOpen', { count: open }) : t('awaitedText');
  const lines = [
    { key: 'staked', name: t('staked'), value: <Money amount={week.staked} currency={week.currency} /> },
    { key: 'won', name: t('won'), value: <Money amount={week.won} currency={week.currency} /> },
    { key: 'loss', name: t('netLoss'), value: <Money amount={week.net_loss} currency={week.currency} /> },
    {
      key: 'percent',
      name: t('percentOf', { stars: week.stars }),
      value: t('percent', { value: Number(week.percent) }),
    },
    ...(most !== null && week.stars > 0
      ? [{ key: 'most', name: t('most'), value: formatMoney(most, { currency: week.currency, whole: true }) }]
      : []),
    ...(bound !== null && week.stars > 0
      ? [{ key: 'bound', name: t('bound'), value: <Money amount={bound} currency={week.currency} /> }]
      : []),
  ];
  return (
    <Card className="flex flex-col gap-3" data-testid={over ? 'cashback-awaited' : 'cashback-week'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-display font-semibold text-lg">{t(over ? 'awaitedTitle' : 'weekTitle')}</h2>
        <p className="text-muted text-sm tabular">{weekText(week, timeZone)}</p>
      </div>
      <dl className="text-sm">
        {lines.map(({ key, name, value }) => (
          <div key={key} className="flex items-baseline justify-between gap-4 border-hairline border-b py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-medium tabular">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-3">
          <dt className="font-semibold">{t(over ? 'willBe' : 'soFar')}</dt>
          <dd data-testid="cashback-so-far" className="font-semibold text-gold text-xl">
            <Money amount={week.amount} currency={week.currency} />
          </dd>
        </div>
      </dl>
      {why && <p className="text-sm">{t(why)}</p>}
      {isBound(week) && <p className="text-sm">{t('boundReached')}</p>}
      <p className="text-muted text-sm">
        {over ? awaited : t('counted', { date: formatDate(week.to, { locale, timeZone }) })}
      </p>
    </Card>
  );
}
