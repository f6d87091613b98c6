'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { PopularGamesSkeleton } from '@/features/lobby/components/popular-games-skeleton';
import type { CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import { hasRoomFor, renewRailHint } from '@/lib/player-games/rail-hint';

type Alive = { Rail: typeof import('./loaded-rails').LoadedRail; catalogue: CatalogueIndex };

/**
 * What a reader plays and likes. Whether there is anything is known before the page is painted (app/shell/first-visit.js), so
 * each row has its room from the start, or none at all; what fills them comes later.
 */
export function PersonalRails({ version, member }: { version: string | null; member: boolean }) {
  const [alive, setAlive] = useState<Alive | null>(null);
  // A page reached without a document of its own: the attribute is that of the document.
  useLayoutEffect(() => renewRailHint(member), [member]);
  useEffect(() => {
    if (!hasRoomFor('recent') && !hasRoomFor('favourites')) return;
    let left = false;
    const load = async () => {
      const [{ LoadedRail }, { loadCatalogueIndex }] = await Promise.all([
        import('./loaded-rails'),
        import('@/features/lobby/queries'),
      ]);
      const catalogue = await loadCatalogueIndex(version);
      if (!left) setAlive({ Rail: LoadedRail, catalogue });
    };
    // Without it the rows stay as they are, empty: the games below say what went wrong.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [version]);

  return (
    <>
      <div className="hidden [[data-rails~=recent]:not([data-narrowed])_&]:block">
        {alive ? <alive.Rail list="recent" catalogue={alive.catalogue} member={member} /> : <PopularGamesSkeleton />}
      </div>
      <div className="hidden [[data-rails~=favourites]:not([data-narrowed])_&]:block">
        {alive ? (
          <alive.Rail list="favourites" catalogue={alive.catalogue} member={member} />
        ) : (
          <PopularGamesSkeleton />
        )}
      </div>
    </>
  );
}
