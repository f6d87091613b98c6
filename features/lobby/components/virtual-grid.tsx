'use client';

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { leavePictures } from '@/components/display/leave-pictures';
import type { CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import { takeReturn } from '@/lib/navigation/scroll-memory';
import type { Like } from '../mutations';
import { columnsAt, tileByKey } from '../rules';
import { LobbyTile } from './lobby-tile';

/** The tiles of the server's grid in pixels: the gaps of its classes, and the four lines under a picture of 3:4. */
const GAP = { across: 12, down: 20 };
const TEXT_HEIGHT = 88;
const ROWS_BESIDE = 3;

/** In pixels, from the edges of the page. */
export type GridPlace = { width: number; top: number };

const here = () => `${window.location.pathname}${window.location.search}`;

/** How wide the grid is, how many columns it has and how far down the page it begins, in pixels; begins with what stands there now. */
function useGridSize(list: RefObject<HTMLElement | null>, start: GridPlace): GridPlace & { columns: number } {
  const [size, setSize] = useState(() => ({ ...start, columns: columnsAt(window.innerWidth) }));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const box = element.getBoundingClientRect();
      const next = {
        width: box.width,
        columns: columnsAt(window.innerWidth),
        top: Math.round(box.top + window.scrollY),
      };
      setSize((was) => (was.width === next.width && was.columns === next.columns && was.top === next.top ? was : next));
    };
    look();
    // Whatever grows or shrinks above moves the grid: the body hears of all of it.
    const resized = new ResizeObserver(look);
    resized.observe(element);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [list]);
  return size;
}

/** The place that a key leads to from the tile it was pressed on; null where it leads nowhere. */
function placeAsked(event: KeyboardEvent, columns: number, total: number): number | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const tile = event.target instanceof Element ? event.target.closest('[data-place]') : null;
  const place = Number(tile?.getAttribute('data-place') ?? Number.NaN);
  return Number.isNaN(place) ? null : tileByKey(event.key, place, columns, total);
}

/**
 * Any number of games as a grid that scrolls with the page: only the rows near the screen exist. Looks exactly like
 * GameGrid. Arrow keys, Home and End move between tiles; a screen reader is told how many there are.
 */
export const VirtualGrid = memo(function VirtualGrid({
  catalogue,
  places,
  label,
  start,
  liked,
  playedNow,
  onLike,
}: {
  catalogue: CatalogueIndex;
  places: readonly number[];
  label: string;
  /** Where it is about to stand: what is drawn by it is right, or nearly so, before it can be measured. */
  start: GridPlace;
  liked: ReadonlySet<string>;
  /** By slug: how many play it now, where that is told. */
  playedNow?: ReadonlyMap<string, number> | undefined;
  onLike: (like: Like) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useRef<number | null>(null);
  const { width, columns, top } = useGridSize(list, start);
  const tileWidth = (width - (columns - 1) * GAP.across) / columns;
  const rowHeight = (tileWidth * 4) / 3 + TEXT_HEIGHT + GAP.down;
  const rows = Math.ceil(places.length / columns);

  const virtual = useWindowVirtualizer({
    count: width === 0 ? 0 : rows,
    estimateSize: () => rowHeight,
    overscan: ROWS_BESIDE,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are measured anew exactly when their height changes
  useLayoutEffect(() => virtual.measure(), [rowHeight]);

  // Once, when the grid has its height for the first time.
  const ready = width > 0;
  useLayoutEffect(() => {
    const back = ready ? takeReturn(here()) : null;
    if (back !== null) window.scrollTo(0, back);
  }, [ready]);

  const tileOf = ({ slug }: { slug: string }) => ({ liked: liked.has(slug), players: playedNow?.get(slug) });
  const items = virtual.getVirtualItems();
  useEffect(() => {
    const wanted = focusOn.current;
    if (wanted === null || items.length === 0) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-place="${wanted}"] a`);
    if (!link) return;
    focusOn.current = null;
    link.focus({ preventScroll: true });
  });

  const walk = (event: KeyboardEvent) => {
    const target = placeAsked(event, columns, places.length);
    if (target === null) return;
    event.preventDefault();
    focusOn.current = target;
    virtual.scrollToIndex(Math.floor(target / columns), { align: 'auto' });
    // The row may stand already, and then nothing scrolls.
    list.current?.querySelector<HTMLElement>(`[data-place="${target}"] a`)?.focus({ preventScroll: true });
  };

  return (
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={walk}
      className="relative"
      style={{ height: ready ? Math.max(0, rows * rowHeight - GAP.down) : undefined }}
    >
      {items.flatMap((row) =>
        places.slice(row.index * columns, (row.index + 1) * columns).map((place, column) => {
          const at = row.index * columns + column;
          const game = catalogue.gameAt(place);
          return (
            <li
              key={game.slug}
              ref={leavePictures}
              data-place={at}
              aria-setsize={places.length}
              aria-posinset={at + 1}
              className="absolute left-0"
              style={{
                top: row.start - top,
                width: tileWidth,
                transform: `translateX(${column * (tileWidth + GAP.across)}px)`,
              }}
            >
              <LobbyTile {...tileOf(game)} game={game} eager={at < 4} onLike={onLike} />
            </li>
          );
        }),
      )}
    </ul>
  );
});
