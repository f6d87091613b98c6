'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/controls/button';
import { EmptyState } from '@/components/feedback/empty-state';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { OWN_PAGE_SIZE } from '../../constants';
import { ownBonusesQuery } from '../queries';
import { ActiveBonusPanel } from './active-bonus-panel';
import { OwnBonusRow } from './own-bonus-row';

/** The bonus that runs and all that the player has taken, newest first. `toOffers` leads on where there are none. */
export function OwnBonuses({ toOffers }: { toOffers: ReactNode }) {
  const t = useTranslations('bonuses');
  const [page, setPage] = useState(1);
  const own = useQuery(ownBonusesQuery(page));
  if (own.isError) return <ErrorState onRetry={() => own.refetch()} />;
  if (!own.data) return <Skeleton className="h-64 w-full" />;
  const { items, total } = own.data;
  const ended = items.filter(({ end_reason: reason }) => reason !== null);
  if (total === 0)
    return (
      <EmptyState suit="diamonds" title={t('noneOwn')} action={toOffers}>
        {t('noneOwnText')}
      </EmptyState>
    );
  const pages = Math.ceil(total / OWN_PAGE_SIZE);
  return (
    <div className="flex flex-col gap-6">
      <ActiveBonusPanel />
      {ended.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="font-display font-semibold text-lg">{t('past')}</h2>
          {ended.map((bonus) => (
            <OwnBonusRow key={bonus.id} bonus={bonus} />
          ))}
        </section>
      )}
      {pages > 1 && (
        <div className="flex items-center justify-center gap-4">
          <Button tone="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <span className="text-muted text-sm tabular">
            {page} / {pages}
          </span>
          <Button tone="quiet" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      )}
    </div>
  );
}
