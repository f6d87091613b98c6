import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** A stroked path on the 24-px grid. `size` in pixels. */
export function LineIcon({ d, size = 24, className, ...rest }: { d: string; size?: number } & ComponentProps<'svg'>) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever draws it hides it or names it
    <svg viewBox="0 0 24 24" width={size} height={size} className={cn('shrink-0', className)} {...rest}>
      <path d={d} fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
