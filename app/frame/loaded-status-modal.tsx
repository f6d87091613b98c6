'use client';

import { StatusModal } from '@/features/status-modal/components/status-modal';
import { ServerData } from './server-data';

/** The status modal with the server data it lives on. */
export function LoadedStatusModal() {
  return (
    <ServerData>
      <StatusModal />
    </ServerData>
  );
}
