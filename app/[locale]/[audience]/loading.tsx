import { GameTileSkeleton } from '@/components/display/game-tile-skeleton';
import { Skeleton } from '@/components/feedback/skeleton';

const ROW = ['a', 'b', 'c', 'd', 'e', 'f'];

/** While the next page is on its way: its banner and first rail, in their sizes. */
export default function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-10">
      <Skeleton className="h-80 rounded-card! tablet:h-88" />
      <div>
        <div className="mb-3 flex h-11 items-center">
          <Skeleton className="h-6 w-48" />
        </div>
        <div className="flex gap-3 overflow-hidden">
          {ROW.map((key) => (
            <div key={key} className="w-[42%] max-w-44 shrink-0 tablet:w-40 desktop1440:w-44">
              <GameTileSkeleton />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
