'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { validateBonusMutation } from '../../mutations';
import { activationAsked } from '../../store';
import { isPromoCodeOf } from '../rules';
import { WelcomePromocodeModal } from './welcome-promocode-modal';

/** The welcome promo code at work: a good code closes the modal and begins the activation (spec §4). */
export function WelcomePromocode({ texts, onClose }: { texts: ModalTexts; onClose: () => void }) {
  const t = useTranslations('bonusModals.welcome');
  const validate = useMutation(validateBonusMutation);
  const apply = async (typed: string) => {
    const code = typed.toUpperCase();
    const { bonus, waitMinutes } = await validate.mutateAsync(code);
    if (waitMinutes !== null) return t('tooMany', { minutes: waitMinutes });
    if (!isPromoCodeOf(code, bonus)) return t('wrong');
    onClose();
    activationAsked({ bonus, code });
    return undefined;
  };
  return <WelcomePromocodeModal texts={texts} onApply={apply} onClose={onClose} />;
}
