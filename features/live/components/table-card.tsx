'use client';

import type { LiveTable } from '@kozyr/contracts/live';
import type { Currency } from '@kozyr/contracts/money';
import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { Icon } from '@/components/display/icon';
import { Skeleton } from '@/components/feedback/skeleton';
import { cn } from '@/lib/class-names';
import { formatMoney } from '@/lib/format/money';
import { artOf } from '@/lib/media/art';
import { routes } from '@/lib/routes/routes';
import { LastResults } from './last-results';
import { TableStatus } from './table-status';

/** A table before one sits down: who deals in what languages where somebody does, for how much, who is there, and how the wheel fell lately. */
export function TableCard({
  table,
  currency,
  fresh,
  ahead,
}: {
  table: LiveTable;
  currency: Currency;
  fresh: boolean;
  /** How far the table's clock is ahead of this one, ms. */
  ahead: number;
}) {
  const t = useTranslations('live');
  const locale = useLocale();
  const { game, seats, limits, languages, hours } = table;
  const dealer = table.dealer && Object.entries(table.dealer).find(([language]) => language === locale)?.[1];
  const { min, max } = limits[currency];
  const closed = fresh && !table.open && table.phase === null;
  return (
    <article className="relative flex h-full gap-4 rounded-card bg-surface-1 p-4 transition-colors focus-within:bg-surface-2 hover:bg-surface-2">
      {/* biome-ignore lint/performance/noImgElement: the art comes in its own widths */}
      <img
        src={artOf(game.image, 256)}
        alt=""
        width={256}
        height={342}
        className={cn('aspect-3/4 w-24 shrink-0 self-start rounded-control object-cover', closed && 'opacity-50')}
      />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div>
          <h2 className="truncate font-semibold text-base leading-6">
            <AppLink href={routes.game(game.slug)} className="after:absolute after:inset-0 after:rounded-card">
              {game.title}
            </AppLink>
          </h2>
          <p className="text-muted text-sm">
            {dealer ? t('dealer', { name: dealer }) : t('shared')}
            {languages.length > 0 && (
              <span className="uppercase"> · {languages.map((code) => t(`languages.${code}`)).join(' ')}</span>
            )}
          </p>
        </div>
        <TableStatus table={table} fresh={fresh} ahead={ahead} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
          <dt className="text-muted">{t('limits')}</dt>
          <dd className="whitespace-nowrap text-right tabular">
            {formatMoney(min, { whole: true })}–{formatMoney(max, { currency, whole: true })}
          </dd>
          <dt className="text-muted">{t('seats')}</dt>
          <dd className="flex items-center justify-end gap-1.5 tabular">
            {fresh ? (
              <>
                <Icon name="user" size={16} className="text-muted" />
                {t('seatsTaken', { taken: seats.taken, limit: seats.limit })}
              </>
            ) : (
              <Skeleton className="h-4 w-16" />
            )}
          </dd>
          {hours && (
            <>
              <dt className="text-muted">{t('hours')}</dt>
              <dd className="whitespace-nowrap text-right tabular">
                {t('hoursKyiv', { from: hours.from, to: hours.to })}
              </dd>
            </>
          )}
        </dl>
        <LastResults results={table.last_results} fresh={fresh} />
      </div>
    </article>
  );
}
