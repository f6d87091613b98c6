'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { Audience } from '@/lib/content/component-rules';
import { type LinkedModal as LinkedKind, routes } from '@/lib/routes/routes';
import { NeedToRegisterModal, type SupportChannel, SupportModal, UnderDevelopmentModal } from './modal-host-notices';
import { OwnRatingModal } from './modal-host-rating';
import { EditorTexts } from './modal-host-texts';

const FirstDepositBonusModal = dynamic(() =>
  import('@/features/bonuses/components/first-deposit-bonus-modal').then((module) => module.FirstDepositBonusModal),
);
const WelcomePromocodeModal = dynamic(() =>
  import('@/features/bonuses/components/welcome-promocode-modal').then((module) => module.WelcomePromocodeModal),
);
const PercentageOnDepositModal = dynamic(() =>
  import('@/features/bonuses/components/percentage-on-deposit-modal').then((module) => module.PercentageOnDepositModal),
);
const WheelModal = dynamic(() => import('@/features/wheel/components/wheel-modal').then((module) => module.WheelModal));

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
  const t = useTranslations('bonusModals.welcome');
  if (audience === 'guest' && MEMBERS_ONLY.has(kind)) {
    return (
      <EditorTexts textKey="need-to-register">
        {(texts) => <NeedToRegisterModal texts={texts} onClose={onClose} />}
      </EditorTexts>
    );
  }
  const depositHref = routes.cashbox('deposit');
  switch (kind) {
    case 'first-deposit-bonus':
      return (
        <EditorTexts textKey="first-deposit-bonus">
          {(texts) => <FirstDepositBonusModal texts={texts} depositHref={depositHref} onClose={onClose} />}
        </EditorTexts>
      );
    case 'welcome-promocode':
      return (
        <EditorTexts textKey="welcome-promocode">
          {(texts) => <WelcomePromocodeModal texts={texts} onApply={async () => t('notYet')} onClose={onClose} />}
        </EditorTexts>
      );
    case 'percentage-on-deposit':
      return (
        <EditorTexts textKey="percentage-on-deposit">
          {(texts) => <PercentageOnDepositModal texts={texts} depositHref={depositHref} onClose={onClose} />}
        </EditorTexts>
      );
    case 'wheel':
      return (
        <EditorTexts textKey="wheel-of-fortune">
          {(texts) => <WheelModal texts={texts} depositHref={depositHref} onClose={onClose} />}
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
          {(texts) => <SupportModal texts={texts} channels={channels} onClose={onClose} />}
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
