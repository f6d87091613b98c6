import { Skeleton } from '@/components/feedback/skeleton';

/** As large as the deposit form. */
export function DepositFormSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-2 pt-7">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-113 w-full tablet:h-98" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
