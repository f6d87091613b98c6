import { Skeleton } from '@/components/feedback/skeleton';
import { cn } from '@/lib/class-names';
import { LATEST_GRID, LATEST_PLACES, LATEST_PLACES_ON_PHONE, LATEST_ROOM } from '../constants';

/** The list of latest wins until it is here, as high as it is. */
export function LatestWinsSkeleton() {
  return (
    <div aria-busy className={cn(LATEST_ROOM, LATEST_GRID)}>
      {LATEST_PLACES.map((place, nth) => (
        <Skeleton
          key={place}
          className={cn('h-20 rounded-card', nth >= LATEST_PLACES_ON_PHONE && 'max-tablet:hidden')}
        />
      ))}
    </div>
  );
}
