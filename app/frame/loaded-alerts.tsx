'use client';

import { AlertMessages } from '@/features/account/components/alert-messages';
import { ModalMessages } from './modal-messages';

/** The alert messages with the texts they are made of. */
export function LoadedAlerts({ onTold }: { onTold: () => void }) {
  return (
    <ModalMessages>
      <AlertMessages onTold={onTold} />
    </ModalMessages>
  );
}
