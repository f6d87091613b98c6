'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { AsyncButton } from '@/components/controls/async-button';
import { Icon } from '@/components/display/icon';
import { ErrorState } from '@/components/feedback/error-state';
import { SEARCH_DEBOUNCE_MS } from '../constants';
import { type GamesPage, gamesQuery } from '../queries';
import { readFilters, readSearch, writeFilters } from '../rules';
import type { LobbyFilters } from '../types';
import { GameGrid } from './game-grid';
import { GameGridSkeleton } from './game-grid-skeleton';
import { LobbyFacets } from './lobby-facets';
import { SearchResults } from './search-results';

/** The lobby: search, filters that live in the address, and a grid that goes on. `first` is what the server rendered. */
export function GamesBrowser({ first }: { first: GamesPage | null }) {
  const t = useTranslations('lobby');
  const path = usePathname();
  const query = useSearchParams();
  const filters = readFilters(query);
  const games = useInfiniteQuery(gamesQuery(filters, first));
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query.get('q') ?? '');
  const [settled] = useDebounce(text, SEARCH_DEBOUNCE_MS);
  const search = readSearch(settled);

  const wantsFocus = query.get('focus') === 'search';
  useEffect(() => {
    if (wantsFocus) field.current?.focus();
  }, [wantsFocus]);

  // The address changes without a navigation: the page that stands needs nothing from the server.
  const apply = (next: LobbyFilters) => window.history.replaceState(null, '', `${path}${writeFilters(next)}`);
  const shown = games.data?.pages.flatMap((page) => page.items) ?? [];
  const total = games.data?.pages[0]?.total ?? 0;

  return (
    <div className="flex flex-col gap-5">
      <div>
        <label className="relative block">
          <span className="sr-only">{t('search')}</span>
          <Icon name="search" size={20} className="pointer-events-none absolute top-3.5 left-4 text-muted" />
          <input
            ref={field}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={t('search')}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="search-note"
            className="h-12 w-full rounded-control bg-surface-2 pr-4 pl-12 text-ivory placeholder:text-muted"
          />
        </label>
        <p id="search-note" role="status" className="text-pending text-sm empty:hidden">
          {search.state === 'short' ? t('searchTooShort') : ''}
        </p>
      </div>
      {search.state === 'search' ? (
        <SearchResults q={search.q} onClear={() => setText('')} />
      ) : (
        <>
          <LobbyFacets filters={filters} onChange={apply} />
          {games.isError && shown.length === 0 && <ErrorState onRetry={() => games.refetch()} />}
          {games.isPending && <GameGridSkeleton />}
          {shown.length > 0 && <GameGrid games={shown} label={t('allGames')} />}
          {games.hasNextPage && (
            <div className="flex flex-col items-center gap-2">
              <p className="text-muted text-sm">{t('shownOf', { shown: shown.length, total })}</p>
              <AsyncButton tone="quiet" onClick={() => games.fetchNextPage()}>
                {t('showMore')}
              </AsyncButton>
            </div>
          )}
        </>
      )}
    </div>
  );
}
