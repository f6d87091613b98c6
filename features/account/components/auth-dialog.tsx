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

/** Login or registration, whichever is open. Loaded when one is first asked for. */
export function AuthDialog() {
  const t = useTranslations('account');
  const { registrationOpened, loginOpened, step } = useAccountStore();
  const countries = useQuery(countriesQuery);
  const settings = useQuery(settingsQuery);

  const title = loginOpened ? t('loginTitle') : step.kind === 'code' ? t('codeTitle') : t('registerTitle');
  return (
    <Dialog open={registrationOpened || loginOpened} onOpenChange={(open) => !open && authClosed()} title={title}>
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
      ) : step.kind === 'code' ? (
        <RegistrationCode countries={countries.data.items} settings={settings.data} {...step} />
      ) : (
        <RegistrationForm
          countries={countries.data.items}
          detected={countries.data.detected}
          settings={settings.data}
        />
      )}
    </Dialog>
  );
}
