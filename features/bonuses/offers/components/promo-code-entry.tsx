'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/controls/submit-button';
import { validateBonusMutation } from '../../mutations';
import { activationAsked } from '../../store';
import { isPromoCodeOf } from '../rules';
import { PromoCodeField } from './promo-code-field';

/** The field of a promo code bonus that everybody sees: its own code takes it, and any other is said to be another's. */
export function PromoCodeEntry({ bonusId }: { bonusId: string }) {
  const t = useTranslations('bonuses');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const validate = useMutation(validateBonusMutation);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code === '') return setError(t('promo.empty'));
    const { bonus, waitMinutes } = await validate.mutateAsync(code);
    if (waitMinutes !== null) return setError(t('promo.tooMany', { minutes: waitMinutes }));
    if (!isPromoCodeOf(code, bonus) || bonus.id !== bonusId) return setError(t('promo.notThis'));
    activationAsked({ bonus, code });
  };
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col gap-3 tablet:flex-row tablet:items-start">
      <div className="min-w-0 flex-1">
        <PromoCodeField
          label={t('promo.own')}
          error={error}
          value={code}
          onCode={(typed) => {
            setCode(typed);
            setError(undefined);
          }}
        />
      </div>
      <SubmitButton tone="quiet" wide={false} pending={validate.isPending} className="tablet:mt-6.5">
        {t('activate')}
      </SubmitButton>
    </form>
  );
}
