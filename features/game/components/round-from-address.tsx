'use client';

import type { Locale } from '@kozyr/contracts/locales';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { ErrorState } from '@/components/feedback/error-state';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { ROUND_KEY } from '@/lib/routes/routes';
import { roundQuery } from '../queries';
import { RoundDetail } from './round-detail';
import { RoundSkeleton } from './round-skeleton';

/** Codes that mean: this address leads to no round of the player's. */
const NO_ROUND: ReadonlySet<string> = new Set(['NOT_FOUND', 'VALIDATION_ERROR']);

/** The round that the address names, of the player who is logged in. */
export function RoundFromAddress({ locale }: { locale: Locale }) {
  const t = useTranslations('round');
  const id = useSearchParams().get(ROUND_KEY) ?? '';
  const round = useQuery({ ...roundQuery(id), enabled: id !== '' });
  if (round.data) return <RoundDetail round={round.data} locale={locale} />;
  if (id === '' || (round.isError && NO_ROUND.has(apiErrorCodeOf(round.error)))) {
    return (
      <EmptyState
        suit="spades"
        title={t('notFound')}
        action={<ButtonLink href={cashboxRoutes.history('rounds')}>{t('history')}</ButtonLink>}
      >
        {t('notFoundText')}
      </EmptyState>
    );
  }
  return round.isError ? <ErrorState onRetry={() => round.refetch()} /> : <RoundSkeleton />;
}
