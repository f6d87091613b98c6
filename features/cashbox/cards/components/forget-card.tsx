'use client';

import type { SavedCard } from '@kozyr/contracts/payments';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { notify } from '@/components/overlay/notify';
import { METHOD_NAMES } from '../../constants';
import { forgetCardMutation } from '../mutations';

/** Forgets a saved card, once the player has said so twice. The focus goes to the safe answer, and from there back to where it was. */
export function ForgetCard({ card }: { card: SavedCard }) {
  const t = useTranslations('savedCards');
  const forget = useMutation(forgetCardMutation);
  const [step, setStep] = useState<'rest' | 'asking' | 'kept'>('rest');
  const name = { brand: METHOD_NAMES[card.brand], digits: card.last_four };

  const confirm = async () => {
    try {
      await forget.mutateAsync(card.id);
      notify({ kind: 'success', message: t('forgotten', name), id: 'saved-cards' });
    } catch {
      notify({ kind: 'error', message: t('failed'), id: 'saved-cards' });
    }
  };

  if (step !== 'asking') {
    return (
      <Button
        tone="ghost"
        size="small"
        autoFocus={step === 'kept'}
        onClick={() => setStep('asking')}
        aria-label={t('forgetNamed', name)}
      >
        {t('forget')}
      </Button>
    );
  }
  return (
    <fieldset aria-label={t('sure', name)} className="flex flex-wrap items-center gap-2">
      <span className="text-sm">{t('sure', name)}</span>
      <AsyncButton tone="danger" size="small" onClick={confirm}>
        {t('yes')}
      </AsyncButton>
      <Button tone="quiet" size="small" autoFocus onClick={() => setStep('kept')}>
        {t('keep')}
      </Button>
    </fieldset>
  );
}
