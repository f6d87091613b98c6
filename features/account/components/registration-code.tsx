'use client';

import type { CountryPhone } from '@kozyr/contracts/countries';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/phone/phone-numbers';
import { registerMutation } from '../mutations';
import { registrationBody, type SiteSettings } from '../rules';
import { codeSent, contactDoubted, useAccountStore } from '../store';
import { CodeForm } from './code-form';

/** The second step of a registration. */
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
  const registration = useMutation(registerMutation);
  return (
    <CodeForm
      sent={t('codeSent', { type: values.type, contact: values.type === 'Phone' ? unbroken(contact) : contact })}
      resendAt={resendAt}
      onConfirm={(code) => registration.mutateAsync(registrationBody(values, countries, settings, code))}
      onResend={async () => {
        const answer = await registration.mutateAsync(registrationBody(values, countries, settings));
        if ('status' in answer) codeSent(contact, Date.now() + answer.resend_after * 1000);
      }}
      back={{ label: values.type === 'Email' ? t('changeEmail') : t('changePhone'), onClick: contactDoubted }}
    />
  );
}
