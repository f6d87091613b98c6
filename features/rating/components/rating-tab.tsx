'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/display/card';
import { Money } from '@/components/display/money';
import { StarRating } from '@/components/display/star-rating';
import { ErrorState } from '@/components/feedback/error-state';
import { Progress } from '@/components/feedback/progress';
import { Skeleton } from '@/components/feedback/skeleton';
import { formatMoney } from '@/lib/format/money';
import { ratingQuery } from '../queries';
import { nextStar } from '../rules';
import { StarLadder } from './star-ladder';

/** The player's stars, the way to the next one, and what every star takes and brings. Spec §2: the rating tab. */
export function RatingTab() {
  const t = useTranslations('ratingTab');
  const rating = useQuery(ratingQuery);
  if (rating.isError) return <ErrorState onRetry={() => rating.refetch()} />;
  if (!rating.data) return <Skeleton className="h-180 w-full rounded-card tablet:h-140" />;
  const { rating: own, currency, turnover, stars } = rating.data;
  const next = nextStar(turnover, stars);
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col items-center gap-4 text-center">
        <h2 className="font-display font-semibold text-lg">{t('title')}</h2>
        <StarRating value={own} size={36} />
        <p className="font-medium" data-testid="rating-stars">
          {t('stars', { rating: own })}
        </p>
        <div className="flex w-full max-w-md flex-col gap-2">
          {next ? (
            <>
              <Progress value={next.progress} label={t('progress')} />
              <p className="text-muted text-sm">
                {t('next', { stars: next.stars, left: formatMoney(next.left, { currency }) })}
              </p>
            </>
          ) : (
            <p className="font-semibold text-gold">{t('top')}</p>
          )}
          <p className="text-muted text-sm">
            {t('turnover')} <Money amount={turnover} currency={currency} className="font-medium text-ivory" />
          </p>
        </div>
        <p className="max-w-md text-muted text-sm">{t('text')}</p>
      </Card>
      <section className="flex flex-col gap-4">
        <h2 className="font-display font-semibold text-lg">{t('brings')}</h2>
        <StarLadder stars={stars} currency={currency} own={own} />
      </section>
    </div>
  );
}
