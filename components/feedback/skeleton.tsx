import { cn } from '@/lib/class-names';

/** A breathing block; give it the size of what it stands for by `className` ("h-12 w-full"). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span data-skeleton aria-hidden className={cn('block animate-pulse rounded-control bg-surface-2', className)} />
  );
}
