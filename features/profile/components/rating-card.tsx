'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/display/card';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { userQuery } from '@/features/account/queries';
import { RatingStars } from './rating-stars';

/** The player's stars, large, with what they are for. Spec §2: the rating tab. */
export function RatingCard() {
  const t = useTranslations('profile');
  const user = useQuery(userQuery);
  if (user.isError) return <ErrorState onRetry={() => user.refetch()} />;
  if (!user.data) return <Skeleton className="h-52 w-full rounded-card" />;
  return (
    <Card className="flex min-h-52 flex-col items-center justify-center gap-4 text-center">
      <h2 className="font-display font-semibold text-lg">{t('ratingCard.title')}</h2>
      <RatingStars rating={user.data.rating} size={36} />
      <p className="font-medium" data-testid="rating-stars">
        {t('stars', { rating: user.data.rating })}
      </p>
      <p className="max-w-md text-muted text-sm">{t('ratingCard.text')}</p>
    </Card>
  );
}
