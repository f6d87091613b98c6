'use client';

import { useTranslations } from 'next-intl';
import { EmblemCard } from '@/components/display/emblem-card';
import { StatusMark } from '@/components/feedback/status-mark';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { CALL_ARRIVES_SECONDS } from '../constants';
import { RingingPhone } from './ringing-phone';

/** Step call-info: what is going to happen. `onContinue` asks for the call or for the phone. */
export function CallInfoModal({
  texts,
  onContinue,
  onClose,
}: {
  texts: ModalTexts;
  onContinue: () => unknown;
  onClose: () => void;
}) {
  const t = useTranslations('verification.info');
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      tone="clubs"
      art={
        <EmblemCard>
          <RingingPhone />
        </EmblemCard>
      }
      eyebrow={t('eyebrow')}
      title={t('title')}
      body={t('body')}
      actions={[{ label: t('action'), onPress: onContinue }]}
    >
      <p className="flex justify-center">
        <StatusMark tone="pending">{t('arrives', { seconds: CALL_ARRIVES_SECONDS })}</StatusMark>
      </p>
    </ModalCard>
  );
}
