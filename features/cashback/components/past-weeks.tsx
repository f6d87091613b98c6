'use client';

import type { CashbackWeek } from '@kozyr/contracts/cashback';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { type Column, DataList } from '@/components/display/data-list';
import { Money } from '@/components/display/money';
import { EmptyState } from '@/components/feedback/empty-state';
import { formatMoney } from '@/lib/format/money';
import { isBound, weekText } from '../rules';

type Weeks = { items: CashbackWeek[]; total: number; page: number; pageSize: number };

/** What limits a week as text: the bound where that cut it, else the most of its stars; null: it brought nothing anyway. */
function limitOf(week: CashbackWeek): string | null {
  const { most, bound, currency } = week;
  if (bound !== null && isBound(week)) return formatMoney(bound, { currency });
  return most === null || most === '0.00' ? null : formatMoney(most, { currency, whole: true });
}

const nowrap = (text: string) => <span className="whitespace-nowrap">{text}</span>;

/** Counted weeks with all that each came from. `title` names the list. */
export function PastWeeks({
  title,
  weeks,
  busy,
  onPage,
}: {
  title: string;
  weeks: Weeks;
  busy: boolean;
  onPage: (page: number) => void;
}) {
  const t = useTranslations('cashback');
  const money = (pick: (week: CashbackWeek) => string) => (week: CashbackWeek) => (
    <Money amount={pick(week)} currency={week.currency} />
  );
  const columns: Column<CashbackWeek>[] = [
    {
      key: 'week',
      header: t('col.week'),
      lead: true,
      cell: (week) => (
        <>
          <span className="whitespace-nowrap tabular">{weekText(week, CURRENCY_ZONES[week.currency])}</span>
          {week.kind === 'WeeklyCashback' && (
            <span className="block text-left font-normal text-muted text-xs">{t('kind.WeeklyCashback')}</span>
          )}
        </>
      ),
    },
    { key: 'staked', header: nowrap(t('col.staked')), numeric: true, cell: money(({ staked }) => staked) },
    { key: 'won', header: nowrap(t('col.won')), numeric: true, cell: money(({ won }) => won) },
    {
      key: 'loss',
      header: t('col.share'),
      numeric: true,
      cell: (week) => (
        <>
          <span className="whitespace-nowrap">
            <Money amount={week.net_loss} currency={week.currency} />
            <span className="text-muted"> × {t('percent', { value: Number(week.percent) })}</span>
          </span>
          {limitOf(week) !== null && (
            <span className="block whitespace-nowrap text-muted text-xs">
              {t('upTo', { amount: limitOf(week) ?? '' })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      header: nowrap(t('col.amount')),
      numeric: true,
      cell: ({ amount, currency }) => (
        <Money amount={amount} currency={currency} className={amount === '0.00' ? 'text-muted' : 'text-gold'} />
      ),
    },
  ];
  const { items, total, page, pageSize } = weeks;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <section className="flex flex-col gap-3" aria-busy={busy}>
      <h2 className="font-display font-semibold text-lg">{title}</h2>
      {total === 0 ? (
        <EmptyState suit="clubs" title={t('noPast')}>
          {t('noPastText')}
        </EmptyState>
      ) : (
        <DataList caption={title} columns={columns} rows={items} rowKey={({ from, kind }) => `${from} ${kind}`} />
      )}
      {pages > 1 && (
        <nav aria-label={title} className="flex items-center justify-center gap-4">
          <Button tone="quiet" disabled={busy || page === 1} onClick={() => onPage(page - 1)}>
            {t('newer')}
          </Button>
          <span className="text-muted text-sm tabular">
            {page} / {pages}
          </span>
          <Button tone="quiet" disabled={busy || page >= pages} onClick={() => onPage(page + 1)}>
            {t('older')}
          </Button>
        </nav>
      )}
    </section>
  );
}
