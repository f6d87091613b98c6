import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const variants = cva(
  'inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-chip px-2.5 font-semibold text-xs',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-3 text-ivory',
        gold: 'bg-gold text-on-gold',
        active: 'bg-active text-ground',
        pending: 'bg-pending text-ground',
        danger: 'bg-counter text-black',
        outline: 'text-muted ring-1 ring-hairline ring-inset',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A short word on a thing: new, demo, a count. `tone` neutral | gold | active | pending | danger | outline. */
export function Badge({ tone, children }: VariantProps<typeof variants> & { children: ReactNode }) {
  return <span className={variants({ tone })}>{children}</span>;
}
