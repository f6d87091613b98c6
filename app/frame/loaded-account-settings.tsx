'use client';

import { AccountSettings } from '@/features/profile/components/account-settings';
import { ModalMessages } from './modal-messages';

/** The settings with the texts of their forms; the server data is the page's. */
export function LoadedAccountSettings() {
  return (
    <ModalMessages>
      <AccountSettings />
    </ModalMessages>
  );
}
