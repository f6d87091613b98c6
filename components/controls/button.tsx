import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { type ButtonVariants, buttonVariants } from './button-variants';

export type ButtonProps = ComponentProps<'button'> & ButtonVariants;

/** A button. `tone` gold | quiet | ghost | danger, `size` small | medium | large (44, 48, 56 px), `wide` fills the row. */
export function Button({ tone, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ tone, size, wide }), className)} {...rest} />;
}
