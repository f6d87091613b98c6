'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { useAskedDialog } from '@/lib/modal-queue/modal-queue';
import { SearchIsland } from '../islands/frame-islands';

/** In the address of a link that opens the search, see routes.gamesSearch. */
const asksForIt = (search: string) => new URLSearchParams(search).get('focus') === 'search';

function isTyping({ target }: Event): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Mounted once: the search over any page, by a press on a link to it, by Ctrl+K or by "/". It comes with its code when it is
 * first wanted; a link to it leads to the games where there is no script.
 */
export function SearchHost() {
  const query = useSearchParams();
  const linked = query.get('focus') === 'search';
  const [shown, setShown] = useState({ open: false, times: 0 });
  const start = query.get('q') ?? '';
  useAskedDialog(shown.open);

  useEffect(() => {
    const show = (event: Event) => {
      event.preventDefault();
      setShown(({ open, times }) => (open ? { open, times } : { open: true, times: times + 1 }));
    };
    const key = (event: KeyboardEvent) => {
      const byName = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const bySlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
      if ((byName || bySlash) && !document.querySelector('[role=dialog]')) show(event);
    };
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !link.target && link.origin === window.location.origin && asksForIt(link.search)) show(event);
    };
    window.addEventListener('keydown', key);
    // Before the router's own links hear of it: they leave alone what was prevented.
    window.addEventListener('click', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('click', press, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (!linked) return;
    setShown(({ times }) => ({ open: true, times: times + 1 }));
    // The address is that of the page below: loaded again, it is not to open the search once more.
    const address = new URL(window.location.href);
    address.searchParams.delete('focus');
    window.history.replaceState(null, '', address);
  }, [linked]);

  return (
    shown.times > 0 && (
      <Suspense>
        <SearchIsland
          key={shown.times}
          open={shown.open}
          start={start}
          onClose={() => setShown(({ times }) => ({ open: false, times }))}
        />
      </Suspense>
    )
  );
}
