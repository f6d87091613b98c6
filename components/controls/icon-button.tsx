import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/class-names';

const variants = cva(
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors disabled:opacity-40',
  {
    variants: {
      tone: {
        quiet: 'bg-surface-2 text-ivory hover:bg-surface-3',
        ghost: 'text-muted hover:bg-surface-2 hover:text-ivory',
        gold: 'bg-gold text-on-gold hover:bg-gold-hover',
      },
    },
    defaultVariants: { tone: 'ghost' },
  },
);

/** A 44-px button with an icon of 20 px; `label` is its name for screen readers. */
export function IconButton({
  icon,
  label,
  tone,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  VariantProps<typeof variants> & { icon: ReactNode; label: string }) {
  return (
    <button type={type} aria-label={label} className={cn(variants({ tone }), className)} {...rest}>
      {icon}
    </button>
  );
}
