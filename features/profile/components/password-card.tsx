'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/controls/password-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { notify } from '@/components/overlay/notify';
import { fieldTextKey, showApiError } from '@/features/account/errors';
import { userQuery } from '@/features/account/queries';
import { withFactor } from '@/features/account/second-factor/store';
import { changePasswordMutation } from '../mutations';
import { type PasswordChange, passwordChangeSchema } from '../schema';
import { SettingsCard } from './settings-card';

const ORDER = ['oldPassword', 'password', 'passwordRepeat'] as const;

/** Change of password: the old one, the new one twice (spec §5, §7). Each refusal stands at its field. */
export function PasswordCard() {
  const t = useTranslations('account');
  const user = useQuery(userQuery);
  const change = useMutation(changePasswordMutation);
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    shouldFocusError: false,
    defaultValues: { oldPassword: '', password: '', passwordRepeat: '' },
  });
  const { errors, isSubmitted } = form.formState;
  const errorOf = (name: (typeof ORDER)[number]) => {
    const key = fieldTextKey(errors[name]?.message);
    return key && t(key, { minutes: 1 });
  };

  const submit = form.handleSubmit(
    async ({ oldPassword, password }) => {
      try {
        await withFactor((factor) => change.mutateAsync({ oldPassword, newPassword: password, ...factor }));
        form.reset();
        notify({ kind: 'success', message: t('settings.passwordChanged'), id: 'account' });
      } catch (error) {
        const refused = showApiError(error, t);
        if (!refused) return;
        const field = refused.at === 'oldPassword' ? 'oldPassword' : 'password';
        form.setError(field, { message: refused.message }, { shouldFocus: true });
      }
    },
    (wrong) => {
      const first = ORDER.find((name) => wrong[name]);
      if (first) form.setFocus(first);
    },
  );

  return (
    <SettingsCard title={t('settings.passwordTitle')} lead={t('settings.passwordLead')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {/* Says to a password keeper whose password this is. */}
        <input
          type="text"
          autoComplete="username"
          value={user.data?.phone ?? user.data?.email ?? ''}
          readOnly
          hidden
          aria-hidden
        />
        <PasswordField
          label={t('settings.oldPassword')}
          autoComplete="current-password"
          error={errorOf('oldPassword')}
          {...form.register('oldPassword')}
        />
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          error={errorOf('password')}
          {...form.register('password', { deps: isSubmitted ? ['passwordRepeat'] : [] })}
        />
        <PasswordField
          label={t('passwordRepeat')}
          autoComplete="new-password"
          error={errorOf('passwordRepeat')}
          {...form.register('passwordRepeat')}
        />
        <SubmitButton tone="quiet" pending={form.formState.isSubmitting}>
          {t('settings.changePassword')}
        </SubmitButton>
      </form>
    </SettingsCard>
  );
}
