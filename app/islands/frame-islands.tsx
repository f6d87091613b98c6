'use client';

import dynamic from 'next/dynamic';
import { inServerData, inTexts } from './island';

/** Login and registration with all their libraries, brought when one is asked for. */
export const AuthDialogIsland = dynamic(
  () => inTexts(inServerData(import('@/features/account/components/auth-dialog').then((module) => module.AuthDialog))),
  { ssr: false },
);

/** The status modal with its dialog, its query and its sanitiser, brought when one is first opened. */
export const StatusModalIsland = dynamic(
  () =>
    inTexts(
      inServerData(import('@/features/status-modal/components/status-modal').then((module) => module.StatusModal)),
    ),
  { ssr: false },
);

/** What the page before left to be told. */
export const AlertsIsland = dynamic(
  () => inTexts(import('@/features/account/components/alert-messages').then((module) => module.AlertMessages)),
  { ssr: false },
);

/** The search over any page. */
export const SearchIsland = dynamic(
  () =>
    inTexts(inServerData(import('@/features/lobby/components/search-palette').then((module) => module.SearchPalette))),
  { ssr: false },
);

/** The cashbox over any page; the server data stays closer to what lives on it. */
export const CashboxOverlayIsland = dynamic(
  () => inTexts(import('../modals/cashbox-overlay').then((module) => module.CashboxOverlay)),
  { ssr: false },
);
