'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/feedback/error-state';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { RatingModal } from '@/features/rating/components/rating-modal';
import { ratingQuery } from '@/features/rating/queries';
import { routes } from '@/lib/routes/routes';

/** The rating modal with the stars of the player who is logged in. */
export function OwnRatingModal({ texts, onClose }: { texts: ModalTexts; onClose: () => void }) {
  const t = useTranslations('ratingModal');
  const { data, isError, refetch } = useQuery(ratingQuery);
  if (data) {
    return (
      <RatingModal
        texts={texts}
        player={{
          rating: data.rating,
          way: {
            turnover: data.turnover,
            thresholds: data.stars.filter(({ stars }) => stars > 0),
            currency: data.currency,
          },
        }}
        ratingHref={routes.profile('rating')}
        onClose={onClose}
      />
    );
  }
  if (!isError) return <ModalCard title={t('eyebrow')} texts={{ loading: true }} onClose={onClose} />;
  return (
    <ModalCard title={t('eyebrow')} onClose={onClose}>
      <ErrorState onRetry={() => refetch()} />
    </ModalCard>
  );
}
