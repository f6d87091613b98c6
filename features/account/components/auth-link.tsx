'use client';

import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import { routes } from '@/lib/routes/routes';
import type { AuthDialog } from '../types';

/**
 * Opens login or registration over the page where it stands; where scripts are late or can't be had, the address does.
 * @param over the page's own path without locale
 */
export function AuthLink({
  dialog,
  over,
  ...rest
}: { dialog: AuthDialog; over: string } & Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'>) {
  // Whoever points at it is about to press it: the dialog's code is on its way by then.
  const fetchAhead = () => void import('./auth-dialog');
  return (
    <ButtonLink
      {...rest}
      href={routes.auth(dialog, over)}
      scroll={false}
      prefetch={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const { href } = event.currentTarget;
        import('../store').then(
          ({ authAsked }) => authAsked(dialog),
          () => window.location.assign(href),
        );
      }}
    />
  );
}
