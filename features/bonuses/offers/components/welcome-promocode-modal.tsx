'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/controls/text-field';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { PromocodeTicket } from './promocode-ticket';

/**
 * The welcome bonus without a deposit, for a promo code. `onApply` is asked with the code as typed, without spaces; what it
 * resolves to is shown under the field as an error, nothing means it was taken.
 */
export function WelcomePromocodeModal({
  texts,
  onApply,
  onClose,
}: {
  texts: ModalTexts;
  onApply: (code: string) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const t = useTranslations('bonusModals.welcome');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const apply = async () => setError(code === '' ? t('empty') : await onApply(code));
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      tone="clubs"
      art={<PromocodeTicket code={code} />}
      eyebrow={t('eyebrow')}
      title={t('title')}
      body={t('body')}
      actions={[{ label: t('action'), onPress: apply }]}
    >
      <form
        className="text-left"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <TextField
          label={t('field')}
          hint={t('hint')}
          error={error}
          value={code}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setCode(target.value.replace(/\s+/g, ''));
            setError(undefined);
          }}
        />
      </form>
    </ModalCard>
  );
}
