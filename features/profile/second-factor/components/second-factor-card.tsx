'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { notify } from '@/components/overlay/notify';
import { FactorForm } from '@/features/account/second-factor/components/factor-form';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { SettingsCard } from '../../components/settings-card';
import { confirmFactorMutation, disableFactorMutation, replaceCodesMutation, setUpFactorMutation } from '../mutations';
import { secondFactorQuery } from '../queries';
import type { FactorStep } from '../types';
import { FactorStatus } from './factor-status';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { ScanStep } from './scan-step';

/** The step the player is at, once it is known how things stand. */
function Steps({ step, go }: { step: Exclude<FactorStep, { kind: 'rest' }>; go: (step: FactorStep) => void }) {
  const t = useTranslations('account.settings.factor');
  const setUp = useMutation(setUpFactorMutation);
  const confirm = useMutation(confirmFactorMutation);
  const replace = useMutation(replaceCodesMutation);
  const disable = useMutation(disableFactorMutation);
  const rest = () => go({ kind: 'rest' });
  const notifyDone = (message: string) => notify({ kind: 'success', message, id: 'account' });

  const turnOn = async (code: string) => {
    try {
      const { recovery_codes: codes } = await confirm.mutateAsync({ code });
      go({ kind: 'codes', codes });
      notifyDone(t('turnedOn'));
    } catch (error) {
      if (apiErrorCodeOf(error) !== 'STATE_CONFLICT') throw error;
      notify({ kind: 'error', message: t('late'), id: 'account' });
      go({ kind: 'password' });
    }
  };
  const turnOff = async (password: string, code: string) => {
    await disable.mutateAsync({ password, code });
    rest();
    notifyDone(t('turnedOff'));
  };

  switch (step.kind) {
    case 'password':
      return (
        <PasswordStep
          lead={t('passwordLead')}
          onPassword={async (password) => go({ kind: 'scan', setup: await setUp.mutateAsync({ password }) })}
          onBack={rest}
        />
      );
    case 'scan':
      return <ScanStep setup={step.setup} onConfirm={turnOn} onBack={rest} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={rest} />;
    case 'replace':
      return (
        <>
          <p className="text-muted text-sm">{t('newCodesLead')}</p>
          <FactorForm
            onConfirm={async (code) =>
              go({ kind: 'codes', codes: (await replace.mutateAsync({ code })).recovery_codes })
            }
            onBack={rest}
          />
        </>
      );
    case 'disable': {
      const { password } = step;
      if (password !== undefined) return <FactorForm onConfirm={(code) => turnOff(password, code)} onBack={rest} />;
      return (
        <PasswordStep
          lead={t('turnOffLead')}
          onPassword={(typed) => go({ kind: 'disable', password: typed })}
          onBack={rest}
        />
      );
    }
  }
}

/** The second factor of the sign-in: how it stands, turning it on, new recovery codes, turning it off. */
export function SecondFactorCard() {
  const t = useTranslations('account.settings.factor');
  const factor = useQuery(secondFactorQuery);
  const [step, go] = useState<FactorStep>({ kind: 'rest' });
  return (
    <SettingsCard title={t('title')} lead={t('lead')}>
      {step.kind !== 'rest' ? (
        <Steps step={step} go={go} />
      ) : factor.data ? (
        <FactorStatus
          factor={factor.data}
          onTurnOn={() => go({ kind: 'password' })}
          onReplace={() => go({ kind: 'replace' })}
          onTurnOff={() => go({ kind: 'disable' })}
        />
      ) : factor.isError ? (
        <ErrorState onRetry={() => factor.refetch()} />
      ) : (
        <Skeleton className="h-12 w-40" />
      )}
    </SettingsCard>
  );
}
