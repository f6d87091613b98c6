'use client';

import type { CountryPhone } from '@kozyr/contracts/countries';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/controls/button';
import { CodeInput } from '@/components/controls/code-input';
import { SubmitButton } from '@/components/controls/submit-button';
import { Icon } from '@/components/display/icon';
import { notify } from '@/components/overlay/notify';
import { ApiFailure } from '@/lib/api/failure';
import { CODE_LENGTH } from '../constants';
import { fieldTextKey, placeOf } from '../errors';
import { registerMutation } from '../mutations';
import { registrationBody, type SiteSettings, unbroken } from '../rules';
import { codeSent, contactDoubted, useAccountStore } from '../store';
import { ResendButton } from './resend-button';

/** The second step: four digits from the message. Confirm is disabled until they are there (spec §5); the last one sends them. */
export function RegistrationCode({
  countries,
  settings,
  contact,
  resendAt,
}: {
  countries: readonly CountryPhone[];
  settings: SiteSettings;
  contact: string;
  resendAt: number;
}) {
  const t = useTranslations('account');
  const values = useAccountStore((state) => state.registration);
  const confirmation = useMutation(registerMutation);
  const resending = useMutation(registerMutation);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  // The last digit and the button may both ask; state is a render late for that.
  const asked = useRef(false);
  const problemKey = fieldTextKey(problem);

  const show = (error: unknown) => {
    const shown = placeOf(error instanceof ApiFailure ? error : new ApiFailure('INTERNAL_SERVER_ERROR', ''));
    if (shown.at === 'toast')
      return notify({ kind: 'error', message: t(`error.${shown.error}`, { minutes: shown.minutes }), id: 'account' });
    setProblem('problem' in shown ? shown.problem : shown.error);
    setCode('');
  };

  const confirm = async (typed: string) => {
    if (asked.current || typed.length < CODE_LENGTH) return;
    asked.current = true;
    try {
      await confirmation.mutateAsync(registrationBody(values, countries, settings, typed));
    } catch (error) {
      show(error);
      asked.current = false;
    }
  };

  const resend = async () => {
    try {
      const answer = await resending.mutateAsync(registrationBody(values, countries, settings));
      if (!('status' in answer)) return;
      codeSent(contact, Date.now() + answer.resend_after * 1000);
      setProblem(undefined);
      notify({ kind: 'success', message: t('resent'), id: 'account' });
    } catch (error) {
      show(error);
    }
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        confirm(code);
      }}
    >
      <p className="text-muted">
        {t('codeSent', { type: values.type, contact: values.type === 'Phone' ? unbroken(contact) : contact })}
      </p>
      <div>
        <CodeInput
          label={t('code')}
          length={CODE_LENGTH}
          value={code}
          onChange={(next) => {
            setCode(next);
            setProblem(undefined);
          }}
          onComplete={confirm}
          invalid={problem !== undefined}
          // Not while it is pending: a disabled field loses the focus, and the next try is typed into nothing.
          disabled={confirmation.isSuccess}
          autoFocus
        />
        {problemKey && (
          <p role="alert" className="mt-2 flex items-center justify-center gap-1.5 text-danger text-sm">
            <Icon name="error" size={18} />
            {t(problemKey, { minutes: 1 })}
          </p>
        )}
      </div>
      <SubmitButton pending={confirmation.isPending || confirmation.isSuccess} disabled={code.length < CODE_LENGTH}>
        {t('confirm')}
      </SubmitButton>
      <div className="flex flex-col items-center gap-1">
        <ResendButton key={resendAt} resendAt={resendAt} onResend={resend} />
        <Button tone="ghost" size="small" onClick={contactDoubted}>
          {values.type === 'Email' ? t('changeEmail') : t('changePhone')}
        </Button>
      </div>
    </form>
  );
}
