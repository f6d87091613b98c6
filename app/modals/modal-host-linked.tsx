'use client';

import type { Audience } from '@/lib/content/component-rules';
import { latePart } from '@/lib/late-part';
import { welcomePromocodeAsked } from '@/lib/offers/welcome-offer';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import type { LinkedModal as LinkedKind } from '@/lib/routes/routes';
import { NeedToRegisterModal, UnderDevelopmentModal } from './modal-host-notices';
import { OwnRatingModal } from './modal-host-rating';
import { Support, type SupportChannel } from './modal-host-support';
import { EditorTexts } from './modal-host-texts';
import { OfferGate } from './offer-gate';

const FirstDepositOffer = latePart(() =>
  import('@/features/bonuses/offers/components/first-deposit-offer').then((module) => module.FirstDepositOffer),
);
const WelcomePromocode = latePart(() =>
  import('@/features/bonuses/offers/components/welcome-promocode').then((module) => module.WelcomePromocode),
);
const PercentageOffer = latePart(() =>
  import('@/features/bonuses/offers/components/percentage-offer').then((module) => module.PercentageOffer),
);
const OwnWheelModal = latePart(() => import('./modal-host-wheel').then((module) => module.OwnWheelModal));

/** Bonuses are for players who are logged in; the wheel and the promo code need registration (spec §6). */
const MEMBERS_ONLY: ReadonlySet<LinkedKind> = new Set([
  'first-deposit-bonus',
  'welcome-promocode',
  'percentage-on-deposit',
  'wheel',
  'rating',
]);

/** A modal that an address or a flag may open, with the editors' texts. */
export function LinkedModal({
  kind,
  audience,
  channels,
  onClose,
}: {
  kind: LinkedKind;
  audience: Audience;
  channels: readonly SupportChannel[];
  onClose: () => void;
}) {
  if (audience === 'guest' && MEMBERS_ONLY.has(kind)) {
    return (
      <EditorTexts textKey="need-to-register">
        {(texts) => (
          <NeedToRegisterModal
            texts={texts}
            onSignIn={kind === 'welcome-promocode' ? welcomePromocodeAsked : undefined}
            onClose={onClose}
          />
        )}
      </EditorTexts>
    );
  }
  const depositHref = cashboxRoutes.at('deposit');
  switch (kind) {
    case 'first-deposit-bonus':
      return (
        <OfferGate label="WelcomeDeposit" onClose={onClose}>
          <EditorTexts textKey="first-deposit-bonus">
            {(texts) => <FirstDepositOffer texts={texts} depositHref={depositHref} onClose={onClose} />}
          </EditorTexts>
        </OfferGate>
      );
    case 'welcome-promocode':
      return (
        <EditorTexts textKey="welcome-promocode">
          {(texts) => <WelcomePromocode texts={texts} onClose={onClose} />}
        </EditorTexts>
      );
    case 'percentage-on-deposit':
      return (
        <OfferGate label="PercentDeposit" onClose={onClose}>
          <EditorTexts textKey="percentage-on-deposit">
            {(texts) => <PercentageOffer texts={texts} depositHref={depositHref} onClose={onClose} />}
          </EditorTexts>
        </OfferGate>
      );
    case 'wheel':
      return (
        <EditorTexts textKey="wheel-of-fortune">
          {(texts) => <OwnWheelModal texts={texts} onClose={onClose} />}
        </EditorTexts>
      );
    case 'rating':
      return (
        <EditorTexts textKey="player-rating">
          {(texts) => <OwnRatingModal texts={texts} onClose={onClose} />}
        </EditorTexts>
      );
    case 'support':
      return (
        <EditorTexts textKey="support">
          {(texts) => <Support texts={texts} audience={audience} channels={channels} onClose={onClose} />}
        </EditorTexts>
      );
    case 'under-development':
      return (
        <EditorTexts textKey="under-development">
          {(texts) => <UnderDevelopmentModal texts={texts} onClose={onClose} />}
        </EditorTexts>
      );
  }
}
