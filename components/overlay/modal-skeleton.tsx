import { Skeleton } from '../feedback/skeleton';

/** As large as a modal's texts: a title, the amount if there is one, three lines. `label` says that they are coming. */
export function ModalSkeleton({ label, amount }: { label: string; amount: boolean }) {
  return (
    <div role="status" className="flex w-full flex-col items-center gap-3">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-6.5 w-3/5" />
      {amount && <Skeleton className="h-11 w-1/2" />}
      <span className="flex w-full flex-col items-center gap-2 py-1">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
      </span>
    </div>
  );
}
