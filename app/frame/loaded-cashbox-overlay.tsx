'use client';

import type { ComponentProps } from 'react';
import { CashboxOverlay } from './cashbox-overlay';
import { ModalMessages } from './modal-messages';

/** The overlay with the texts it speaks; the server data stays closer to what lives on it. */
export function LoadedCashboxOverlay(props: ComponentProps<typeof CashboxOverlay>) {
  return (
    <ModalMessages>
      <CashboxOverlay {...props} />
    </ModalMessages>
  );
}
