import { cn } from '@/lib/class-names';

function Bar({ size }: { size: string }) {
  return <span className={cn('block animate-pulse rounded-control bg-surface-3', size)} />;
}

/** As large as a modal's texts: a title, the amount if there is one, three lines. `label` says that they are coming. */
export function ModalSkeleton({ label, amount }: { label: string; amount: boolean }) {
  return (
    <div role="status" className="flex w-full flex-col items-center gap-3">
      <span className="sr-only">{label}</span>
      <Bar size="h-6.5 w-3/5" />
      {amount && <Bar size="h-11 w-1/2" />}
      <span className="flex w-full flex-col items-center gap-2 py-1">
        <Bar size="h-4 w-full" />
        <Bar size="h-4 w-11/12" />
        <Bar size="h-4 w-2/3" />
      </span>
    </div>
  );
}
