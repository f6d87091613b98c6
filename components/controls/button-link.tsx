import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { AppLink } from './app-link';
import { type ButtonVariants, buttonVariants } from './button';

/** A link that looks like a button; takes a path without locale, as lib/routes writes it. */
export function ButtonLink({ tone, size, wide, className, ...rest }: ComponentProps<typeof AppLink> & ButtonVariants) {
  return <AppLink className={cn(buttonVariants({ tone, size, wide }), className)} {...rest} />;
}
