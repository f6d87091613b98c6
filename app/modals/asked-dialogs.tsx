'use client';

import { useSearchParams } from 'next/navigation';
import { useAccountStore } from '@/features/account/store';
import { useActivation, useBonusFlags } from '@/features/bonuses/store';
import { useStatusModal } from '@/features/status-modal/store';
import { useVerification } from '@/features/verification/store';
import type { Audience } from '@/lib/content/component-rules';
import { useAskedDialog } from '@/lib/modal-queue/modal-queue';
import { isOverlayShown } from '@/lib/navigation/cashbox-address';
import { useUiFlags } from '@/lib/ui-flags/ui-flags';

/**
 * Mounted once: keeps notices back from the moment the player asks for a dialog, also while its code is on the way or a bonus is
 * being taken. From then on the dialog does so itself.
 */
export function AskedDialogs({ audience }: { audience: Audience }) {
  const auth = useAccountStore((state) => state.registrationOpened || state.loginOpened || state.resetOpened);
  const activating = useActivation(({ wanted }) => wanted !== null);
  const bonusModal = useBonusFlags((flags) => flags.askedFor);
  const status = useStatusModal(({ kind }) => kind === 'open');
  const verification = useVerification(({ request }) => request !== null);
  const menu = useUiFlags((flags) => flags.menuOpened);
  const cashbox = isOverlayShown(useSearchParams());
  const member = activating || bonusModal || verification;
  useAskedDialog((audience === 'member' ? member : auth) || status || menu || cashbox);
  return null;
}
