import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** How a button, or a link that looks like one, is painted. One gold button per view. */
export const buttonVariants = cva(
  'inline-flex min-w-0 select-none items-center justify-center gap-2 rounded-control font-semibold leading-none transition-[background-color,color,opacity,transform] active:scale-[0.98] disabled:opacity-50 disabled:active:scale-100 aria-disabled:opacity-50',
  {
    variants: {
      tone: {
        gold: 'bg-gold text-on-gold hover:bg-gold-hover',
        quiet: 'bg-surface-3 text-ivory hover:bg-hairline',
        ghost: 'bg-transparent text-ivory hover:bg-surface-2',
        danger: 'bg-surface-3 text-danger hover:bg-hairline',
      },
      size: {
        small: 'min-h-11 px-3.5 py-2 text-sm',
        medium: 'min-h-12 px-5 py-2.5 text-base',
        large: 'min-h-14 px-7 py-3 text-lg',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { tone: 'quiet', size: 'medium', wide: false },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;

export type ButtonProps = ComponentProps<'button'> & ButtonVariants;

/** A button. `tone` gold | quiet | ghost | danger, `size` small | medium | large (44, 48, 56 px), `wide` fills the row. */
export function Button({ tone, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ tone, size, wide }), className)} {...rest} />;
}
