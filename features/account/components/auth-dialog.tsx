'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { Dialog } from '@/components/overlay/dialog';
import { countriesQuery, settingsQuery } from '../queries';
import { authClosed, useAccountStore } from '../store';
import { LoginForm } from './login-form';
import { RegistrationCode } from './registration-code';
import { RegistrationForm } from './registration-form';
import { Reset } from './reset';
import { WorkNotice } from './work-notice';

/** Login, registration or password reset, whichever is open. Loaded when one is first asked for. */
export function AuthDialog() {
  const t = useTranslations('account');
  const { registrationOpened, loginOpened, resetOpened, step, resetStep } = useAccountStore();
  const countries = useQuery(countriesQuery);
  const settings = useQuery(settingsQuery);

  const resetTitle = { form: t('resetTitle'), code: t('codeTitle'), password: t('newPasswordTitle') }[resetStep.kind];
  const registerTitle = step.kind === 'code' ? t('codeTitle') : t('registerTitle');
  const title = loginOpened ? t('loginTitle') : resetOpened ? resetTitle : registerTitle;
  const open = registrationOpened || loginOpened || resetOpened;
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && authClosed()} title={title}>
      {countries.isError || settings.isError ? (
        <ErrorState
          onRetry={() => {
            countries.refetch();
            settings.refetch();
          }}
        />
      ) : !countries.data || !settings.data ? (
        <div className="flex flex-col gap-4 pt-6">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ) : loginOpened ? (
        <LoginForm countries={countries.data.items} detected={countries.data.detected} />
      ) : resetOpened ? (
        <Reset countries={countries.data.items} detected={countries.data.detected} />
      ) : step.kind === 'code' ? (
        <RegistrationCode countries={countries.data.items} settings={settings.data} {...step} />
      ) : (
        <RegistrationForm
          countries={countries.data.items}
          detected={countries.data.detected}
          settings={settings.data}
        />
      )}
      <WorkNotice />
    </Dialog>
  );
}
