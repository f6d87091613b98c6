import { Skeleton } from '@/components/feedback/skeleton';

/** As large as a list of credited cashbacks that is empty yet. */
export const GivenCashbacksSkeleton = () => <Skeleton className="h-78 w-full rounded-card tablet:h-71" />;
