'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { WheelBoard } from './wheel-board';

/** The wheel of fortune over any page. `wheel` is the player's; 'loading' and 'failed' while it is not there (spec §2, §4). */
export function WheelModal({
  texts,
  wheel,
  onRetry,
  onClose,
}: {
  texts: ModalTexts;
  wheel: Omit<ComponentProps<typeof WheelBoard>, 'onLeave'> | 'loading' | 'failed';
  onRetry: () => unknown;
  onClose: () => void;
}) {
  const t = useTranslations('wheel');
  return (
    <ModalCard
      onClose={onClose}
      texts={wheel === 'loading' ? { loading: true } : texts}
      eyebrow={t('eyebrow')}
      title={t('title')}
      body={t('body')}
    >
      {wheel === 'failed' && <ErrorState onRetry={onRetry} />}
      {typeof wheel === 'object' && <WheelBoard {...wheel} onLeave={onClose} />}
    </ModalCard>
  );
}
