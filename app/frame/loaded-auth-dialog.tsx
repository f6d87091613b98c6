'use client';

import { AuthDialog } from '@/features/account/components/auth-dialog';
import { ModalMessages } from './modal-messages';
import { ServerData } from './server-data';

/** The dialogs with the server data they live on. */
export function LoadedAuthDialog() {
  return (
    <ModalMessages>
      <ServerData>
        <AuthDialog />
      </ServerData>
    </ModalMessages>
  );
}
