'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { notify } from '@/components/overlay/notify';
import { userQuery } from '@/features/account/queries';
import type { CatalogueIndex, Order } from '@/lib/catalogue/catalogue-index';
import { activeFacets, type Filters, sift } from '@/lib/catalogue/facets';
import { keepScroll } from '@/lib/navigation/scroll-memory';
import { type Like, likeMutation } from '../mutations';
import { favouritesQuery, playedNowQuery } from '../queries';
import { chosenFacets, readQuery, readSearch, restOf, toQuery } from '../rules';
import type { Base, LobbyQuery, LobbySetting } from '../types';
import { ChosenFilters } from './chosen-filters';
import { FacetPanel } from './facet-panel';
import { FilterBar } from './filter-bar';
import { NoGames } from './no-games';
import { SearchResults } from './search-results';
import { type GridPlace, VirtualGrid } from './virtual-grid';

const SCROLL_PAUSE_MS = 150;

/** Writes down how far a place was read, for the way back to it. */
function useScrollKept(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => keepScroll(`${window.location.pathname}${window.location.search}`, window.scrollY);
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, SCROLL_PAUSE_MS);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    // A press on a tile may come before the pause is over.
    window.addEventListener('click', keep, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('click', keep, { capture: true });
    };
  }, []);
}

/** The state is what is shown, the address follows; one that came from elsewhere (a link, Back) is taken over. */
function useLobbyQuery(base: Base | null): [LobbyQuery, (next: LobbyQuery) => void] {
  const path = usePathname();
  const query = useSearchParams();
  const [lobbyQuery, setLobbyQuery] = useState(() => readQuery(query, base));
  const written = useRef<string | null>(null);
  const address = query.toString();
  useLayoutEffect(() => {
    const asked = readQuery(new URLSearchParams(address), base);
    const own = toQuery(asked, base);
    if (written.current === own) return;
    written.current = own;
    setLobbyQuery(asked);
    // Who comes for a part of the games is shown that part first; who narrows them here keeps the page as it stands.
    document.documentElement.toggleAttribute('data-narrowed', own !== '' || address.includes('q='));
  }, [address, base]);
  const apply = useCallback(
    (next: LobbyQuery) => {
      written.current = toQuery(next, base);
      setLobbyQuery(next);
      // Without a navigation: the page that stands needs nothing from the server.
      window.history.replaceState(null, '', `${path}${toQuery(next, base, window.location.search)}`);
    },
    [base, path],
  );
  return [lobbyQuery, apply];
}

/** What the reader likes, and how they say so. */
function useLikes(member: boolean): { liked: ReadonlySet<string>; like: (one: Like) => void } {
  const t = useTranslations('favourites');
  const favourites = useQuery(favouritesQuery(member));
  const liked = useMemo(() => new Set(favourites.data), [favourites.data]);
  const { mutate } = useMutation(likeMutation(useQueryClient(), member));
  const like = useCallback(
    (one: Like) => mutate(one, { onError: () => notify({ kind: 'error', message: t('failed'), id: 'favourite' }) }),
    [mutate, t],
  );
  return { liked, like };
}

/** The games of a page: facets that live in the address and are applied at once, and a grid of any length. */
export function GamesBrowser({
  catalogue,
  setting: { base, member, currency: visitorCurrency },
  label,
  start,
}: {
  catalogue: CatalogueIndex;
  setting: LobbySetting;
  label: string;
  /** Where the games are about to stand. */
  start: GridPlace;
}) {
  const query = useSearchParams();
  const [lobbyQuery, apply] = useLobbyQuery(base);
  const [open, setOpen] = useState(false);
  // The button answers at once; what it opens is drawn in slices, after it.
  const unfolded = useDeferredValue(open);
  const panel = useId();
  const bar = useRef<HTMLButtonElement>(null);
  const search = readSearch(query.get('q') ?? '');
  useScrollKept();

  const user = useQuery({ ...userQuery, enabled: member });
  const { liked, like } = useLikes(member);
  const { data: playedNow } = useQuery(playedNowQuery);

  // What was chosen is marked at once; the games follow when they are sifted and drawn.
  const shown = useDeferredValue(lobbyQuery);
  const sifted = useMemo(() => sift(catalogue, shown.filters, shown.order), [catalogue, shown]);
  const chosen = chosenFacets(activeFacets(lobbyQuery.filters), base);
  const narrow = (filters: Filters) => apply({ ...lobbyQuery, filters });
  const clear = () => narrow(restOf(base));

  if (search.state === 'search') {
    return <SearchResults q={search.q} liked={liked} onLike={like} clearHref={toQuery(lobbyQuery, base)} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        opener={bar}
        total={sifted.places.length}
        chosen={chosen.length}
        open={open}
        panel={panel}
        order={lobbyQuery.order}
        onOpen={() => setOpen(!open)}
        onOrder={(order: Order) => apply({ ...lobbyQuery, order })}
      />
      <div id={panel} hidden={!unfolded}>
        {unfolded && (
          <FacetPanel
            catalogue={catalogue}
            base={base}
            filters={lobbyQuery.filters}
            counts={sifted.counts}
            currency={user.data?.currency ?? visitorCurrency}
            total={sifted.places.length}
            onChange={narrow}
            onShow={() => {
              setOpen(false);
              bar.current?.focus({ preventScroll: true });
              bar.current?.scrollIntoView({ block: 'start' });
            }}
          />
        )}
      </div>
      {chosen.length > 0 && (
        <ChosenFilters
          catalogue={catalogue}
          chosen={chosen}
          filters={lobbyQuery.filters}
          onChange={narrow}
          onClear={clear}
        />
      )}
      {sifted.places.length > 0 ? (
        <VirtualGrid
          catalogue={catalogue}
          places={sifted.places}
          label={label}
          start={start}
          liked={liked}
          playedNow={playedNow}
          onLike={like}
        />
      ) : (
        <NoGames
          chosen={chosenFacets(activeFacets(shown.filters), base)}
          filters={shown.filters}
          relaxed={sifted.relaxed}
          onChange={narrow}
          onClear={clear}
        />
      )}
    </div>
  );
}
