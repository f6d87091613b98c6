'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { SubmitButton } from '@/components/controls/submit-button';

/** The way on from a step whose form is sent, and the way back. */
export function StepButtons({ pending, onBack }: { pending: boolean; onBack: () => void }) {
  const t = useTranslations('identity');
  return (
    <>
      <SubmitButton tone="quiet" pending={pending}>
        {t('next')}
      </SubmitButton>
      <Button tone="ghost" size="small" className="self-center" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}
