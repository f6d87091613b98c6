import { Skeleton } from '../feedback/skeleton';

/** As large as a GameTile. */
export function GameTileSkeleton() {
  return (
    <span aria-hidden className="block">
      <span className="block aspect-3/4 animate-pulse rounded-card bg-surface-2" />
      <span className="mt-2 block h-20">
        <span className="flex h-5 items-center">
          <Skeleton className="h-3.5 w-3/4" />
        </span>
        <span className="flex h-5 items-center">
          <Skeleton className="h-3 w-1/2" />
        </span>
        <span className="flex h-5 items-center">
          <Skeleton className="h-3 w-3/5" />
        </span>
      </span>
    </span>
  );
}
