import { Skeleton } from '@/components/feedback/skeleton';
import { cn } from '@/lib/class-names';
import { FEED_GRID, FEED_PLACES, FEED_PLACES_ON_PHONE, FEED_ROOM } from '../constants';

/** The feed until it is here, as high as it is. */
export function FeedSkeleton() {
  return (
    <div aria-busy className={cn(FEED_ROOM, FEED_GRID)}>
      {FEED_PLACES.map((place, nth) => (
        <Skeleton key={place} className={cn('h-20 rounded-card', nth >= FEED_PLACES_ON_PHONE && 'max-tablet:hidden')} />
      ))}
    </div>
  );
}
