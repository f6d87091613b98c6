'use client';

import type { Currency } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { cn } from '@/lib/class-names';
import { formatMoney } from '@/lib/format/money';

/** Percent by stars and the most a week brings, with the player's own marked by a frame and a word. */
export function PercentTable({
  percents,
  mosts,
  currency,
  stars,
}: {
  percents: readonly number[];
  mosts: readonly string[];
  currency: Currency;
  stars: number;
}) {
  const t = useTranslations('cashback');
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-display font-semibold text-lg">{t('percentTitle')}</h2>
        <p className="text-muted text-sm">{t('percentText')}</p>
      </div>
      <ol className="grid grid-cols-2 gap-2 tablet:grid-cols-3 desktop:grid-cols-6">
        {percents.map((percent, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a percent is of its number of stars
            key={place}
            aria-current={place === stars ? 'true' : undefined}
            className={cn(
              'flex flex-col gap-1 rounded-control bg-surface-1 p-4',
              place === stars && 'outline-2 outline-gold -outline-offset-2',
            )}
          >
            <span className="flex items-center gap-1.5 text-muted text-sm">
              {place > 0 && <Icon name="star" size={14} className="shrink-0 text-gold" />}
              {t('starsCell', { count: place })}
            </span>
            <span className="flex items-baseline justify-between gap-2">
              <span className="font-display font-semibold text-xl tabular">{t('percent', { value: percent })}</span>
              {place === stars && <span className="font-medium text-gold text-sm">{t('yours')}</span>}
            </span>
            {percent > 0 && (
              <span className="text-muted text-sm">
                {t('upTo', { amount: formatMoney(mosts[place] ?? '0.00', { currency, whole: true }) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
