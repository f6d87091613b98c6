'use client';

import { useMutation } from '@tanstack/react-query';
import { secondsInHour } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/controls/password-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { notify } from '@/components/overlay/notify';
import { asApiError, showApiError } from '@/features/account/errors';
import { isFactorNeeded } from '@/features/account/second-factor/errors';
import { withFactor } from '@/features/account/second-factor/store';
import { saveFile } from '@/lib/api/download';
import { dayIn } from '@/lib/format/dates';
import { exportOwnDataMutation } from '../mutations';
import { SettingsCard } from './settings-card';

/** Everything that is kept about the player, as a file, for their password. */
export function OwnDataCard() {
  const t = useTranslations('account');
  const file = useMutation(exportOwnDataMutation);
  const form = useForm({ defaultValues: { password: '' } });

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const data = await withFactor((factor) => file.mutateAsync({ password, ...factor }));
      saveFile(data, `kozyr-data-${dayIn(new Date(), 'UTC')}.json`);
      form.reset();
      notify({ kind: 'success', message: t('settings.dataDone'), id: 'account' });
    } catch (error) {
      if (isFactorNeeded(error)) return;
      const { code, details } = asApiError(error);
      if (code === 'PASSWORD_WRONG')
        form.setError('password', { message: t('settings.dataWrong') }, { shouldFocus: true });
      // Wrong passwords are forgotten sooner than files.
      else if (code === 'TOO_MANY_REQUESTS' && Number(details.retry_after) > secondsInHour)
        notify({ kind: 'error', message: t('settings.dataTooMany'), id: 'account' });
      else showApiError(error, t);
    }
  });

  return (
    <SettingsCard title={t('settings.dataTitle')} lead={t('settings.dataLead')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label={t('settings.dataPassword')}
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register('password', { required: t('settings.dataRequired') })}
        />
        <SubmitButton tone="quiet" pending={form.formState.isSubmitting}>
          {t('settings.dataDownload')}
        </SubmitButton>
      </form>
    </SettingsCard>
  );
}
