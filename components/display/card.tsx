import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** A surface with the card radius. `level` 1 to 3 is its depth, by tone. */
export function Card({
  level = 1,
  padded = true,
  className,
  ...rest
}: ComponentProps<'div'> & { level?: 1 | 2 | 3; padded?: boolean }) {
  const surface = ['bg-surface-1', 'bg-surface-2', 'bg-surface-3'][level - 1];
  return <div className={cn('rounded-card', surface, padded && 'p-5', className)} {...rest} />;
}
