'use client';

import { useEffect } from 'react';

/** Kept apart from the previews themselves: this stands in every page. */
const LOOKS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Previews of play on tiles of games: their code comes with the first look at any tile, which they hear of. */
export function PreviewHost() {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const waiting = new AbortController();
    const begin = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('a')?.querySelector('.game-art')) return;
      waiting.abort();
      import('@/components/display/tile-preview').then(
        ({ listenForPreviews }) => {
          stop ??= listenForPreviews(event);
        },
        () => undefined,
      );
    };
    for (const look of LOOKS) window.addEventListener(look, begin, { signal: waiting.signal, passive: true });
    return () => {
      waiting.abort();
      stop?.();
    };
  }, []);
  return null;
}
