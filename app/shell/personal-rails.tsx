'use client';

import { type ComponentProps, type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { PopularGamesSkeleton } from '@/features/lobby/components/popular-games-skeleton';
import type { CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import { hasRoomFor, renewRailHint } from '@/lib/player-games/rail-hint';
import { inServerData } from '../islands/island';

type Rail = typeof import('@/features/lobby/components/personal-rail').PersonalRail;
type Alive = { Rail: ComponentType<ComponentProps<Rail>>; catalogue: CatalogueIndex };

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
      const [Rail, { loadCatalogueIndex }] = await Promise.all([
        inServerData(import('@/features/lobby/components/personal-rail').then((module) => module.PersonalRail)),
        import('@/features/lobby/queries'),
      ]);
      const catalogue = await loadCatalogueIndex(version);
      if (!left) setAlive({ Rail, catalogue });
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
