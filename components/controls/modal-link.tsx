'use client';

import type { ComponentProps } from 'react';
import { openModal } from '@/lib/navigation/open-modal';
import { type LinkedModal, routes } from '@/lib/routes/routes';
import { AppLink } from './app-link';

/**
 * Opens a modal over wherever the reader is; where scripts are late, the address does.
 * @param over the page's own path without locale
 */
export function ModalLink({
  modal,
  over,
  ...rest
}: { modal: LinkedModal; over: string } & Omit<ComponentProps<typeof AppLink>, 'href' | 'onClick'>) {
  return (
    <AppLink
      {...rest}
      href={routes.modal(modal, over)}
      prefetch={false}
      scroll={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openModal(modal);
      }}
    />
  );
}
