'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import { PasswordField } from '@/components/controls/password-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { CheckList } from '@/components/display/check-list';
import { asApiError, showApiError } from '@/features/account/errors';
import { userQuery } from '@/features/account/queries';
import { isFactorNeeded } from '@/features/account/second-factor/errors';
import { withFactor } from '@/features/account/second-factor/store';
import { leaveAlert } from '@/lib/alerts/alerts';
import { formatMoney } from '@/lib/format/money';
import { session } from '@/lib/session/browser-session';
import { eraseRefusal } from '../errors';
import { eraseAccountMutation } from '../mutations';
import { SettingsCard } from './settings-card';

const FOLLOWS = ['forever', 'signIn', 'bonuses', 'exclusion'] as const;

/** The second step: what follows, and the password once more. What stands in the way is said beside the button, to be read at leisure. */
function ErasingForm({ currency, onBack }: { currency: 'uah' | 'kzt'; onBack: () => void }) {
  const t = useTranslations('account');
  const erase = useMutation(eraseAccountMutation);
  const form = useForm({ defaultValues: { password: '' } });
  const [refused, setRefused] = useState<string | null>(null);
  const submit = form.handleSubmit(async ({ password }) => {
    setRefused(null);
    try {
      await withFactor((factor) => erase.mutateAsync({ password, ...factor }));
    } catch (thrown) {
      if (isFactorNeeded(thrown)) return;
      const error = asApiError(thrown);
      const refusal = eraseRefusal(error);
      const { available } = error.details;
      if (error.code === 'PASSWORD_WRONG')
        form.setError('password', { message: t('settings.dataWrong') }, { shouldFocus: true });
      else if (refusal)
        setRefused(
          t(`settings.erase.refused.${refusal}`, { amount: available ? formatMoney(available, { currency }) : '' }),
        );
      else showApiError(error, t);
      return;
    }
    leaveAlert({ successMessage: 'erased' });
    session.end('ended');
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CheckList items={FOLLOWS.map((key) => ({ key, content: t(`settings.erase.follows.${key}`) }))} />
      <PasswordField
        label={t('settings.dataPassword')}
        autoComplete="current-password"
        autoFocus
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: t('settings.dataRequired') })}
      />
      {refused && (
        <p role="alert" className="text-danger text-sm">
          {refused}
        </p>
      )}
      <div className="flex flex-col gap-2">
        <SubmitButton tone="gold" pending={form.formState.isSubmitting}>
          {t('settings.erase.begin')}
        </SubmitButton>
        <Button wide tone="ghost" onClick={onBack}>
          {t('settings.erase.back')}
        </Button>
      </div>
    </form>
  );
}

/** Erases the player's personal data for ever, in two steps; until the account is closed it says what comes first. */
export function EraseCard() {
  const t = useTranslations('account');
  const { data: user } = useQuery(userQuery);
  const [asked, setAsked] = useState(false);
  const closed = user?.protection.state === 'closed';
  return (
    <SettingsCard
      title={asked ? t('settings.erase.confirmTitle') : t('settings.erase.title')}
      lead={t('settings.erase.lead')}
    >
      {user && asked && closed && <ErasingForm currency={user.currency} onBack={() => setAsked(false)} />}
      {user && !asked && closed && (
        <Button tone="quiet" className="self-start" onClick={() => setAsked(true)}>
          {t('settings.erase.open')}
        </Button>
      )}
      {user && !closed && <p className="text-muted text-sm">{t('settings.erase.needsClosing')}</p>}
    </SettingsCard>
  );
}
