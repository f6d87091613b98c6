'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { EmptyState } from '@/components/feedback/empty-state';
import { ErrorState } from '@/components/feedback/error-state';
import { searchQuery } from '../queries';
import { GameGrid } from './game-grid';
import { GameGridSkeleton } from './game-grid-skeleton';

/** What a search has found; an empty result says what else can be done. */
export function SearchResults({ q, onClear }: { q: string; onClear: () => void }) {
  const t = useTranslations('lobby');
  const result = useQuery(searchQuery(q));
  if (result.isError) return <ErrorState onRetry={() => result.refetch()} />;
  if (!result.data) return <GameGridSkeleton />;
  const { items } = result.data;
  return (
    <section
      aria-busy={result.isPlaceholderData}
      className={result.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}
    >
      <p role="status" className="mb-3 text-muted text-sm">
        {t('found', { count: items.length, q })}
      </p>
      {items.length > 0 ? (
        <GameGrid games={items} label={t('results')} />
      ) : (
        <EmptyState title={t('nothingFound')} action={<Button onClick={onClear}>{t('showAll')}</Button>}>
          {t('nothingFoundHint')}
        </EmptyState>
      )}
    </section>
  );
}
