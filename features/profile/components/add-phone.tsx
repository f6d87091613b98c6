'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/controls/submit-button';
import { notify } from '@/components/overlay/notify';
import { CodeForm } from '@/features/account/components/code-form';
import { ContactFields } from '@/features/account/components/contact-fields';
import { WorkNotice } from '@/features/account/components/work-notice';
import { showApiError } from '@/features/account/errors';
import { contactOf, contactText } from '@/features/account/rules';
import { contactSchema } from '@/features/account/schema';
import { withFactor } from '@/features/account/second-factor/store';
import type { ContactValues } from '@/features/account/types';
import { unbroken } from '@/lib/phone/phone-numbers';
import { addPhoneMutation, verifyPhoneMutation } from '../mutations';

type Step = { kind: 'form' } | { kind: 'code'; values: ContactValues; resendAt: number };

/** A phone for a player without one: the number, then the code that was sent to it. Spec §7. */
export function AddPhone({ countries, country }: { countries: readonly CountryPhone[]; country: CountryCode }) {
  const t = useTranslations('account');
  const add = useMutation(addPhoneMutation);
  const verify = useMutation(verifyPhoneMutation);
  const [step, setStep] = useState<Step>({ kind: 'form' });
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactSchema(countries)),
    shouldFocusError: false,
    defaultValues: { type: 'Phone', countryCode: country, username: '' },
  });
  const notifyAdded = () => notify({ kind: 'success', message: t('settings.phoneAdded'), id: 'account' });

  const send = async (values: ContactValues) => {
    const { login } = contactOf(values, countries);
    const answer = await withFactor((factor) =>
      add.mutateAsync({ phone: login, countryCode: values.countryCode, ...factor }),
    );
    if ('status' in answer) setStep({ kind: 'code', values, resendAt: Date.now() + answer.resend_after * 1000 });
    else notifyAdded();
  };

  const submit = form.handleSubmit(
    async (values) => {
      try {
        await send(values);
      } catch (error) {
        const refused = showApiError(error, t);
        if (!refused) return;
        form.setError('username', { message: refused.message }, { shouldFocus: true });
      }
    },
    () => form.setFocus('username'),
  );

  if (step.kind === 'code') {
    const { values, resendAt } = step;
    return (
      <CodeForm
        sent={t('codeSent', { type: 'Phone', contact: unbroken(contactText(values, countries)) })}
        resendAt={resendAt}
        onConfirm={async (code) => {
          await verify.mutateAsync({ code });
          notifyAdded();
        }}
        onResend={() => send(values)}
        back={{ label: t('changePhone'), onClick: () => setStep({ kind: 'form' }) }}
      />
    );
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ContactFields countries={countries} />
        <SubmitButton tone="quiet" pending={form.formState.isSubmitting}>
          {t('settings.addPhone')}
        </SubmitButton>
        <WorkNotice />
      </form>
    </FormProvider>
  );
}
