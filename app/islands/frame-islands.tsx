'use client';

import { latePart } from '@/lib/late-part';
import { inServerData, inTexts } from './island';

/** Login and registration with all their libraries, brought when one is asked for. */
export const AuthDialogIsland = latePart(() =>
  inTexts(inServerData(import('@/features/account/components/auth-dialog').then((module) => module.AuthDialog))),
);

/** The status modal with its dialog, its query and its sanitiser, brought when one is first opened. */
export const StatusModalIsland = latePart(() =>
  inTexts(inServerData(import('@/features/status-modal/components/status-modal').then((module) => module.StatusModal))),
);

/** The modals of the queue that have no island of their own, brought with the first of them. */
export const QueuedModalsIsland = latePart(() =>
  import('../modals/queued-modals').then((module) => module.QueuedModals),
);

/** What the page before left to be told. */
export const AlertsIsland = latePart(() =>
  inTexts(import('@/features/account/components/alert-messages').then((module) => module.AlertMessages)),
);

/** The search over any page. */
export const SearchIsland = latePart(() =>
  inTexts(inServerData(import('@/features/lobby/components/search-palette').then((module) => module.SearchPalette))),
);

/** The cashbox over any page; the server data stays closer to what lives on it. */
export const CashboxOverlayIsland = latePart(() =>
  inTexts(import('../modals/cashbox-overlay').then((module) => module.CashboxOverlay)),
);

/** The steps of a call verification, brought when one is first asked for. */
export const VerificationIsland = latePart(() =>
  inTexts(inServerData(import('../modals/call-verification').then((module) => module.CallVerification))),
);
