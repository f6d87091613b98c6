'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import { PasswordField } from '@/components/controls/password-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { fieldTextKey, showApiError } from '../errors';
import { loginMutation } from '../mutations';
import { contactOf } from '../rules';
import { loginSchema } from '../schema';
import { FactorForm } from '../second-factor/components/factor-form';
import { isFactorNeeded } from '../second-factor/errors';
import { authAsked, contactCarriedOver, resetAsked, startingValues, useAccountStore } from '../store';
import type { LoginValues } from '../types';
import { ContactFields } from './contact-fields';
import { ContactTypeSwitch } from './contact-type-switch';

/** Contact and password, and the code of a second factor where that is on. What is typed here names the account in the registration too, should the player go there. */
export function LoginForm({ countries, detected }: { countries: readonly CountryPhone[]; detected: CountryCode }) {
  const t = useTranslations('account');
  const login = useMutation(loginMutation);
  const { type, countryCode, username } = startingValues(
    useAccountStore((state) => state.registration),
    detected,
  );
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginSchema(countries)),
    shouldFocusError: false,
    defaultValues: { type, countryCode, username, password: '' },
  });
  /** What is right so far, and waits for the code. */
  const [known, setKnown] = useState<Parameters<typeof login.mutateAsync>[0]>();
  const passwordKey = fieldTextKey(form.formState.errors.password?.message);

  // With a mouse the next thing is typing; on a phone it would throw up the keyboard.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) form.setFocus('username');
  }, [form]);

  const submit = form.handleSubmit(
    async (values) => {
      const { login: name, countryCode: country } = contactOf(values, countries);
      const body = { username: name, password: values.password, countryCode: country };
      try {
        await login.mutateAsync(body);
      } catch (error) {
        if (isFactorNeeded(error)) return setKnown(body);
        const refused = showApiError(error, t);
        if (!refused) return;
        const field = refused.at === 'contact' ? 'username' : 'password';
        form.setError(field, { message: refused.message }, { shouldFocus: true });
      }
    },
    (errors) => form.setFocus(errors.username ? 'username' : 'password'),
  );

  if (known)
    return (
      <FactorForm onConfirm={(code) => login.mutateAsync({ ...known, code })} onBack={() => setKnown(undefined)} />
    );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ContactFields countries={countries} />
        <PasswordField
          label={t('password')}
          error={passwordKey && t(passwordKey, { minutes: 1 })}
          {...form.register('password')}
        />
        <Button
          tone="ghost"
          size="small"
          className="-mt-2 self-end"
          onClick={() => {
            resetAsked(form.getValues());
          }}
        >
          {t('forgot')}
        </Button>
        <SubmitButton pending={login.isPending || login.isSuccess}>{t('logIn')}</SubmitButton>
        <div className="flex flex-col items-center">
          <ContactTypeSwitch byPhone={t('logInByPhone')} byEmail={t('logInByEmail')} />
          <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
            {t('noAccount')}
            <Button
              tone="ghost"
              size="small"
              onClick={() => {
                const { type: kind, countryCode: country, username: typed } = form.getValues();
                if (kind === 'Phone' && typed !== '')
                  contactCarriedOver({ type: kind, countryCode: country, username: typed });
                authAsked('register');
              }}
            >
              {t('register')}
            </Button>
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
