'use client';

import { StatusModal } from '@/features/status-modal/components/status-modal';
import { ModalMessages } from './modal-messages';
import { ServerData } from './server-data';

/** The status modal with the texts and the server data it lives on. */
export function LoadedStatusModal() {
  return (
    <ModalMessages>
      <ServerData>
        <StatusModal />
      </ServerData>
    </ModalMessages>
  );
}
