'use client';

import type { MouseEvent, ReactNode } from 'react';
import { placeOf, useHere } from '@/lib/navigation/current-place';
import { openModal } from '@/lib/navigation/open-modal';
import { routes } from '@/lib/routes/routes';
import { AppLink } from '../controls/app-link';
import type { NavItem } from './nav-item';

/** A link that knows whether the reader is there or below, or that opens a modal over wherever the reader is. */
export function NavLink({
  item: { href, place, except, modal },
  title,
  className,
  children,
}: {
  item: Pick<NavItem, 'href' | 'place' | 'except' | 'modal'>;
  title?: string;
  className: string;
  children: ReactNode;
}) {
  const here = useHere();
  const mark = placeOf(here, { place, except });
  const open = (event: MouseEvent) => {
    if (!modal || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openModal(modal);
  };
  return (
    <AppLink
      href={modal ? routes.modal(modal, here) : href}
      title={title}
      aria-current={mark === 'below' ? 'true' : (mark ?? undefined)}
      className={className}
      {...(modal ? { onClick: open, prefetch: false, scroll: false } : {})}
    >
      {children}
    </AppLink>
  );
}
