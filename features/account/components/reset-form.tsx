'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import { SubmitButton } from '@/components/controls/submit-button';
import { showApiError } from '../errors';
import { startResetMutation } from '../mutations';
import { contactText, resetBody } from '../rules';
import { contactSchema } from '../schema';
import { authAsked, resetStarted, startingContact, useAccountStore } from '../store';
import type { ContactValues } from '../types';
import { ContactFields } from './contact-fields';
import { ContactTypeSwitch } from './contact-type-switch';

/** The first step of a reset: whose password it is. The answer is the same whether or not there is such an account. */
export function ResetForm({ countries, detected }: { countries: readonly CountryPhone[]; detected: CountryCode }) {
  const t = useTranslations('account');
  const start = useMutation(startResetMutation);
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactSchema(countries)),
    shouldFocusError: false,
    defaultValues: startingContact(useAccountStore.getState(), detected),
  });

  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) form.setFocus('username');
  }, [form]);

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const answer = await start.mutateAsync(resetBody(values, countries));
        resetStarted(values, contactText(values, countries), Date.now() + answer.resend_after * 1000);
      } catch (error) {
        const refused = showApiError(error, t);
        if (!refused) return;
        form.setError('username', { message: refused.message }, { shouldFocus: true });
      }
    },
    () => form.setFocus('username'),
  );

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-muted">{t('resetLead')}</p>
        <ContactFields countries={countries} />
        <SubmitButton pending={start.isPending || start.isSuccess}>{t('sendCode')}</SubmitButton>
        <div className="flex flex-col items-center">
          <ContactTypeSwitch byPhone={t('resetByPhone')} byEmail={t('resetByEmail')} />
          <Button tone="ghost" size="small" onClick={() => authAsked('login')}>
            {t('backToLogin')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
