'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import { PasswordField } from '@/components/controls/password-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { fieldTextKey, showApiError } from '@/features/account/errors';

/**
 * The player's password once more.
 * @param onPassword rejects with an ApiError, which is told here
 */
export function PasswordStep({
  lead,
  onPassword,
  onBack,
}: {
  lead: string;
  onPassword: (password: string) => unknown;
  onBack: () => void;
}) {
  const t = useTranslations('account');
  const form = useForm({ defaultValues: { password: '' } });
  const problem = fieldTextKey(form.formState.errors.password?.message);
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onPassword(password);
    } catch (error) {
      const refused = showApiError(error, t);
      if (refused) form.setError('password', { message: refused.message }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{lead}</p>
      <PasswordField
        label={t('settings.oldPassword')}
        autoComplete="current-password"
        autoFocus
        error={problem && t(problem, { minutes: 1 })}
        {...form.register('password', { required: 'required' })}
      />
      <SubmitButton tone="quiet" pending={form.formState.isSubmitting}>
        {t('settings.factor.next')}
      </SubmitButton>
      <Button tone="ghost" size="small" className="self-center" onClick={onBack}>
        {t('factor.back')}
      </Button>
    </form>
  );
}
