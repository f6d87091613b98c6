'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import { PasswordField } from '@/components/controls/password-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { Card } from '@/components/display/card';
import { CheckList } from '@/components/display/check-list';
import { notify } from '@/components/overlay/notify';
import { isFactorNeeded } from '@/features/account/second-factor/errors';
import { withFactor } from '@/features/account/second-factor/store';
import { leaveAlert } from '@/lib/alerts/alerts';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { session } from '@/lib/session/browser-session';
import { stopError } from '../errors';
import { closeAccountMutation } from '../mutations';

const FOLLOWS = ['forever', 'noPlay', 'bonuses', 'signedOut', 'winsPaid', 'withdrawAll'] as const;

/** The second step: what follows, and the password once more. */
function ClosingForm({ onBack }: { onBack: () => void }) {
  const t = useTranslations('protection');
  const close = useMutation(closeAccountMutation);
  const form = useForm({ defaultValues: { password: '' } });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await withFactor((factor) => close.mutateAsync({ password, ...factor }));
    } catch (error) {
      if (isFactorNeeded(error)) return;
      const code = apiErrorCodeOf(error);
      if (code === 'PASSWORD_WRONG') form.setError('password', { message: t('closing.wrong') }, { shouldFocus: true });
      else notify({ kind: 'error', message: t(`error.${stopError(code)}`), id: 'protection' });
      return;
    }
    leaveAlert({ successMessage: 'closed' });
    session.end('ended');
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CheckList items={FOLLOWS.map((key) => ({ key, content: t(`follows.${key}`) }))} />
      <PasswordField
        label={t('closing.password')}
        autoComplete="current-password"
        autoFocus
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: t('closing.required') })}
      />
      <div className="flex flex-col gap-2">
        <SubmitButton tone="gold" pending={form.formState.isSubmitting}>
          {t('closing.begin')}
        </SubmitButton>
        <Button wide tone="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

/** Closes the account for ever, in two steps. */
export function CloseAccount() {
  const t = useTranslations('protection');
  const [asked, setAsked] = useState(false);
  return (
    <section aria-label={t('closing.title')}>
      <Card className="flex flex-col gap-4">
        <div>
          <h2 className="font-display font-semibold text-lg">
            {asked ? t('closing.confirmTitle') : t('closing.title')}
          </h2>
          <p className="mt-1 text-muted text-sm">{t('closing.lead')}</p>
        </div>
        {asked ? (
          <ClosingForm onBack={() => setAsked(false)} />
        ) : (
          <Button tone="quiet" className="self-start" onClick={() => setAsked(true)}>
            {t('closing.open')}
          </Button>
        )}
      </Card>
    </section>
  );
}
