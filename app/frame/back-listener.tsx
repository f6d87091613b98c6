'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { addressNow } from '@/lib/navigation/address-now';
import { type BackHistory, replaced, travelled, visited } from '@/lib/navigation/back-history';
import { keepHistory, recallHistory } from '@/lib/navigation/back-memory';
import { noteReturn } from '@/lib/navigation/scroll-memory';

function recordStep(step: (history: BackHistory, address: string) => BackHistory, address = addressNow()): void {
  keepHistory(step(recallHistory(), address));
}

/** Whether this document was come to by the browser's Back or Forward. */
function isTravelled(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}

/**
 * Writes down where the reader goes, for the way back. Shows nothing, so it may ask for the path. Spec §2.
 * @param landed where this document was come to: the reader may have gone on before this was here
 */
export function BackListener({ landed }: { landed: string }) {
  const place = `${usePathname()}?${useSearchParams()}`;
  const last = useRef<{ place: string; depth: number }>(undefined);

  useEffect(() => {
    // A moment later: on a popstate the router may render the new place before the listener below has heard of it.
    const timer = setTimeout(() => {
      const before = last.current;
      if (before?.place === place) return;
      last.current = { place, depth: window.history.length };
      // An address written over the last one, by a filter or a tab, does not make the browser's own history longer.
      if (before) recordStep(before.depth === window.history.length ? replaced : visited);
      else {
        recordStep(isTravelled() ? travelled : visited, landed);
        if (addressNow() !== landed) recordStep(replaced);
      }
    }, 0);
    return () => clearTimeout(timer);
  }, [place, landed]);

  useEffect(() => {
    const travel = () => {
      noteReturn(`${window.location.pathname}${window.location.search}`);
      recordStep(travelled);
    };
    const show = (event: PageTransitionEvent) => event.persisted && travel();
    window.addEventListener('popstate', travel);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('popstate', travel);
      window.removeEventListener('pageshow', show);
    };
  }, []);
  return null;
}
