'use client';

import { AccountPanel } from '@/features/account/components/account-panel';
import { ServerData } from './server-data';

/** The panel with the server data it lives on. */
export function LoadedAccountPanel() {
  return (
    <ServerData>
      <AccountPanel />
    </ServerData>
  );
}
