import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** A pill that turns a filter on and off; `selected` is announced. For chips that are links use Tabs. */
export function Chip({ selected, className, ...rest }: ComponentProps<'button'> & { selected: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      className={cn(
        'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-chip px-4 font-medium text-sm transition-colors',
        selected ? 'bg-ivory text-ground' : 'bg-surface-2 text-ivory hover:bg-surface-3',
        className,
      )}
      {...rest}
    />
  );
}
