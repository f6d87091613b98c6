'use client';

import { AccountPanel } from '@/features/account/components/account-panel';
import { ModalMessages } from './modal-messages';
import { ServerData } from './server-data';

/** The panel with the server data it lives on. */
export function LoadedAccountPanel() {
  return (
    <ModalMessages>
      <ServerData>
        <AccountPanel />
      </ServerData>
    </ModalMessages>
  );
}
