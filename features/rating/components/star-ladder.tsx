'use client';

import type { Currency } from '@kozyr/contracts/money';
import type { Star } from '@kozyr/contracts/rating';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/display/badge';
import { DataList } from '@/components/display/data-list';
import { Money } from '@/components/display/money';
import { StarRating } from '@/components/display/star-rating';

/** Every number of stars with the turnover it takes and what it brings; the player's own is marked. */
export function StarLadder({ stars, currency, own }: { stars: readonly Star[]; currency: Currency; own: number }) {
  const t = useTranslations('ratingTab');
  const open = (is: boolean | null) => (
    <span className={is ? 'text-active' : 'text-muted'}>{t(is === null ? 'notKnown' : is ? 'open' : 'closed')}</span>
  );
  return (
    <DataList
      caption={t('brings')}
      rows={stars}
      rowKey={(star) => String(star.stars)}
      columns={[
        {
          key: 'stars',
          header: t('column.stars'),
          lead: true,
          cell: (star) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <StarRating value={star.stars} size={18} />
              {star.stars === own && <Badge tone="gold">{t('yours')}</Badge>}
            </span>
          ),
        },
        {
          key: 'turnover',
          header: t('column.turnover'),
          numeric: true,
          cell: (star) => <Money amount={star.turnover} currency={currency} whole />,
        },
        {
          key: 'cashback',
          header: t('column.cashback'),
          numeric: true,
          cell: (star) => t('percent', { percent: Number(star.cashback_percent) }),
        },
        { key: 'payouts', header: t('column.payouts'), cell: (star) => open(star.payouts) },
        { key: 'wheel', header: t('column.wheel'), cell: (star) => open(star.wheel) },
      ]}
    />
  );
}
