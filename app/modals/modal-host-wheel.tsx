'use client';

import type { ModalTexts } from '@/components/overlay/modal-texts';
import { OwnWheel } from '@/features/wheel/components/own-wheel';
import { WheelModal } from '@/features/wheel/components/wheel-modal';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';

/** The wheel modal with the wheel of the player who is logged in. */
export function OwnWheelModal({ texts, onClose }: { texts: ModalTexts; onClose: () => void }) {
  const ways = { depositHref: cashboxRoutes.at('deposit'), ratingHref: routes.profile('rating') };
  return (
    <OwnWheel>
      {(wheel, retry) => (
        <WheelModal
          texts={texts}
          wheel={typeof wheel === 'string' ? wheel : { ...wheel, ...ways }}
          onRetry={retry}
          onClose={onClose}
        />
      )}
    </OwnWheel>
  );
}
