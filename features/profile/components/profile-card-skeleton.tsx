import { Skeleton } from '@/components/feedback/skeleton';

/** As large as the player's own data. */
export const ProfileCardSkeleton = () => <Skeleton className="h-78 w-full" />;
