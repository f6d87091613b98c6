import { Skeleton } from '@/components/feedback/skeleton';
import type { GamesPage } from '../queries';
import { GameGrid } from './game-grid';
import { GameGridSkeleton } from './game-grid-skeleton';

/** The lobby as the server sends it: its first tiles, with room above for the search and the filters that come alive later. */
export function LobbyFallback({ first, label }: { first: GamesPage | null; label: string }) {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-12 w-full" />
      <div className="flex flex-col gap-2">
        {['order', 'studios'].map((row) => (
          <div key={row} className="flex h-13 gap-2 overflow-hidden py-1">
            {['a', 'b', 'c'].map((chip) => (
              <Skeleton key={chip} className="h-11 w-28 shrink-0" />
            ))}
          </div>
        ))}
      </div>
      {first ? <GameGrid games={first.items} label={label} /> : <GameGridSkeleton />}
    </div>
  );
}
