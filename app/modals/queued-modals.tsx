'use client';

import { type ComponentProps, Suspense } from 'react';
import { NoticeScope, useModalQueue } from '@/lib/modal-queue/modal-queue';
import { ServerData } from '../frame/server-data';
import { ModalMessages } from './modal-messages';
import { QueuedModal } from './queued-modal';

/** The modals of the queue, each when it is its turn, with the texts and the server data that they live on. */
export function QueuedModals(site: Omit<ComponentProps<typeof QueuedModal>, 'modal' | 'hasTurn'>) {
  const { modals, shown } = useModalQueue();
  return (
    <Suspense>
      <ModalMessages>
        <ServerData>
          {modals.map((modal) => (
            <NoticeScope key={modal.id} value={!modal.open}>
              <QueuedModal {...site} modal={modal} hasTurn={modal.open || modal.id === shown} />
            </NoticeScope>
          ))}
        </ServerData>
      </ModalMessages>
    </Suspense>
  );
}
