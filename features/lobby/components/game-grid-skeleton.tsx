import { GameTileSkeleton } from '@/components/display/game-tile-skeleton';

const CELLS = Array.from({ length: 12 }, (_, index) => `cell-${index}`);

/** As large as two rows of the grid. */
export function GameGridSkeleton() {
  return (
    <div
      aria-busy
      className="grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-4 desktop:grid-cols-5 desktop1440:grid-cols-6"
    >
      {CELLS.map((key) => (
        <GameTileSkeleton key={key} />
      ))}
    </div>
  );
}
