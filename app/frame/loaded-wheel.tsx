'use client';

import { WheelTable } from '@/features/wheel/components/wheel-table';
import { routes } from '@/lib/routes/routes';
import { ModalMessages } from './modal-messages';
import { ServerData } from './server-data';

/** The player's wheel with its texts and the server data it lives on. */
export function LoadedWheel() {
  return (
    <ModalMessages>
      <ServerData>
        <WheelTable depositHref={routes.cashbox('deposit')} ratingHref={routes.profile('rating')} />
      </ServerData>
    </ModalMessages>
  );
}
