import { Skeleton } from '@/components/feedback/skeleton';

/** As large as the balances on the profile. */
export const WalletCardSkeleton = () => <Skeleton className="h-146 w-full tablet:h-124 desktop:h-137" />;
