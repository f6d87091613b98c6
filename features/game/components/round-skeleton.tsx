import { Skeleton } from '@/components/feedback/skeleton';

/** The room a round takes while it comes. */
export function RoundSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
