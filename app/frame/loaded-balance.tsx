'use client';

import { HeaderBalance } from '@/features/wallet/components/header-balance';
import { ServerData } from './server-data';

/** The header's balance with the server data it lives on. */
export function LoadedBalance() {
  return (
    <ServerData>
      <HeaderBalance />
    </ServerData>
  );
}
