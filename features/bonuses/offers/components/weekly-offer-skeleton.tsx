import { Skeleton } from '@/components/feedback/skeleton';

/** As large as the weekly cashback on offer. */
export const WeeklyOfferSkeleton = () => <Skeleton className="h-146 w-full max-w-xl rounded-card tablet:h-120" />;
