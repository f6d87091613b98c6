'use client';

import type { ComponentProps } from 'react';
import { ModalSlot } from '@/components/overlay/modal-slot';
import { AuthFromAddress } from '@/features/account/components/auth-from-address';
import { AuthDialogIsland, QueuedModalsIsland, StatusModalIsland, VerificationIsland } from '../islands/frame-islands';
import { ModalSources } from './modal-sources';

/**
 * Mounted once: every modal of the site is drawn here, whoever asked for it, when the queue of modals gives it its turn. The first
 * three have islands of their own, which keep what was typed or where a button leads; the others come with the first that is asked for.
 */
export function ModalHost(site: ComponentProps<typeof QueuedModalsIsland>) {
  return (
    <>
      {site.audience === 'guest' && <AuthFromAddress />}
      <ModalSources audience={site.audience} />
      <ModalSlot holds={(kind) => kind === 'auth'}>
        <AuthDialogIsland />
      </ModalSlot>
      <ModalSlot holds={(kind) => kind === 'status'}>
        <StatusModalIsland />
      </ModalSlot>
      <ModalSlot holds={(kind) => kind === 'verification'}>
        <VerificationIsland />
      </ModalSlot>
      <ModalSlot holds={(kind) => kind !== 'auth' && kind !== 'status' && kind !== 'verification'}>
        <QueuedModalsIsland {...site} />
      </ModalSlot>
    </>
  );
}
