import { GameTileSkeleton } from '@/components/display/game-tile-skeleton';
import { Skeleton } from '@/components/feedback/skeleton';
import { POPULAR_TILE } from '../constants';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** As large as the row of popular games. */
export function PopularGamesSkeleton() {
  return (
    <div aria-hidden className="overflow-hidden">
      <span className="mb-3 flex h-11 items-center">
        <Skeleton className="h-6 w-48" />
      </span>
      <span className="flex gap-3 pb-1">
        {TILES.map((tile) => (
          <span key={tile} className={`shrink-0 ${POPULAR_TILE}`}>
            <GameTileSkeleton />
          </span>
        ))}
      </span>
    </div>
  );
}
