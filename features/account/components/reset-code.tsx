'use client';

import type { CountryPhone } from '@kozyr/contracts/countries';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/phone/phone-numbers';
import { checkResetCodeMutation, startResetMutation } from '../mutations';
import { resetBody } from '../rules';
import { resetCodeRight, resetDoubted, resetStarted, useAccountStore } from '../store';
import { CodeForm } from './code-form';

/** The second step of a reset. */
export function ResetCode({
  countries,
  contact,
  resendAt,
}: {
  countries: readonly CountryPhone[];
  contact: string;
  resendAt: number;
}) {
  const t = useTranslations('account');
  const values = useAccountStore((state) => state.reset);
  const check = useMutation(checkResetCodeMutation);
  const start = useMutation(startResetMutation);
  return (
    <CodeForm
      sent={t('resetSent', { type: values.type, contact: values.type === 'Phone' ? unbroken(contact) : contact })}
      resendAt={resendAt}
      onConfirm={async (code) => {
        await check.mutateAsync({ ...resetBody(values, countries), code });
        resetCodeRight(code);
      }}
      onResend={async () => {
        const answer = await start.mutateAsync(resetBody(values, countries));
        resetStarted(values, contact, Date.now() + answer.resend_after * 1000);
      }}
      back={{ label: values.type === 'Email' ? t('changeEmail') : t('changePhone'), onClick: resetDoubted }}
    />
  );
}
