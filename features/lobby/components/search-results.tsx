'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { ButtonLink } from '@/components/controls/button-link';
import { ErrorState } from '@/components/feedback/error-state';
import { routes } from '@/lib/routes/routes';
import type { Like } from '../mutations';
import { searchQuery } from '../queries';
import { GameGridSkeleton } from './game-grid-skeleton';
import { LobbyTile } from './lobby-tile';

const MAX_FOUND = 50;

/** Everything a search has found, as a page of its own (/games?q=…); an empty result proposes what comes nearest. */
export function SearchResults({
  q,
  liked,
  onLike,
  clearHref,
}: {
  q: string;
  liked: ReadonlySet<string>;
  onLike: (like: Like) => void;
  /** The query of this page without the search. */
  clearHref: string;
}) {
  const t = useTranslations('lobby');
  const result = useQuery(searchQuery(q, MAX_FOUND));
  if (result.isError) return <ErrorState onRetry={() => result.refetch()} />;
  if (!result.data) return <GameGridSkeleton />;
  const { items, providers, nearest } = result.data;
  const games = items.length > 0 ? items : nearest;
  return (
    <section aria-busy={result.isPlaceholderData} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted text-sm">
          {t('found', { count: items.length, q })}
        </p>
        <ButtonLink href={`${routes.games()}${clearHref}`} tone="quiet" size="small" replace>
          {t('showAll')}
        </ButtonLink>
      </div>
      {providers.length > 0 && (
        <ul aria-label={t('providers')} className="flex flex-wrap gap-2">
          {providers.map(({ slug, name, games: count }) => (
            <li key={slug}>
              <AppLink
                href={routes.provider(slug)}
                prefetch={false}
                className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-surface-2 px-4 font-medium text-sm hover:bg-surface-3"
              >
                {name} <span className="text-muted tabular">{count}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && nearest.length > 0 && (
        <div>
          <p className="font-display font-semibold text-lg">{t('perhaps')}</p>
          <p className="text-muted text-sm">{t('nothingFoundHint')}</p>
        </div>
      )}
      <ul
        aria-label={items.length > 0 ? t('results') : t('perhaps')}
        className="grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-4 desktop:grid-cols-5 desktop1440:grid-cols-6"
      >
        {games.map((game, place) => (
          <li key={game.slug} className="min-w-0">
            <LobbyTile
              game={{ ...game, provider: game.provider.name, contribution: undefined }}
              liked={liked.has(game.slug)}
              eager={place < 4}
              onLike={onLike}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
