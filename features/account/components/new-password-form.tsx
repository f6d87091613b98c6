'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { CountryPhone } from '@kozyr/contracts/countries';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/controls/password-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { notify } from '@/components/overlay/notify';
import { asApiError, fieldTextKey, placeOf } from '../errors';
import { finishResetMutation } from '../mutations';
import { contactText, resetBody } from '../rules';
import { newPasswordSchema } from '../schema';
import { passwordReset, resetDoubted, useAccountStore } from '../store';
import type { NewPasswordValues } from '../types';

/** The last step of a reset. Every session ends with it; the login is next, with the contact filled in. */
export function NewPasswordForm({ countries }: { countries: readonly CountryPhone[] }) {
  const t = useTranslations('account');
  const reset = useAccountStore((state) => state.reset);
  const finish = useMutation(finishResetMutation);
  const form = useForm<NewPasswordValues>({
    resolver: zodResolver(newPasswordSchema),
    shouldFocusError: false,
    defaultValues: { password: '', passwordRepeat: '' },
  });
  const { errors, isSubmitted } = form.formState;
  const textOf = (message: string | undefined) => {
    const key = fieldTextKey(message);
    return key && t(key, { minutes: 1 });
  };

  useEffect(() => form.setFocus('password'), [form]);

  const submit = form.handleSubmit(
    async ({ password }) => {
      try {
        await finish.mutateAsync({ ...resetBody(reset, countries), code: reset.code, newPassword: password });
        passwordReset();
        notify({ kind: 'success', message: t('passwordReset'), id: 'account' });
      } catch (error) {
        const shown = placeOf(asApiError(error));
        // A code that is no longer good is not this step's to mend: back to the start with word of it.
        if (shown.at === 'code') resetDoubted();
        if (shown.at === 'password') {
          const message = 'problem' in shown ? shown.problem : shown.error;
          return form.setError('password', { message }, { shouldFocus: true });
        }
        const message =
          'error' in shown
            ? t(`error.${shown.error}`, { minutes: 'minutes' in shown ? shown.minutes : 1 })
            : t('error.unexpected');
        notify({ kind: 'error', message, id: 'account' });
      }
    },
    (wrong) => form.setFocus(wrong.password ? 'password' : 'passwordRepeat'),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Says to a password keeper whose new password this is. */}
      <input type="text" autoComplete="username" value={contactText(reset, countries)} readOnly hidden />
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        error={textOf(errors.password?.message)}
        {...form.register('password', { deps: isSubmitted ? ['passwordRepeat'] : [] })}
      />
      <PasswordField
        label={t('passwordRepeat')}
        autoComplete="new-password"
        error={textOf(errors.passwordRepeat?.message)}
        {...form.register('passwordRepeat')}
      />
      <SubmitButton pending={finish.isPending || finish.isSuccess}>{t('savePassword')}</SubmitButton>
    </form>
  );
}
