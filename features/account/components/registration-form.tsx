'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { LIMIT_PERIODS } from '@kozyr/contracts/player-limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Controller, type FieldErrors, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { AppLink } from '@/components/controls/app-link';
import { Button } from '@/components/controls/button';
import { Checkbox } from '@/components/controls/checkbox';
import { PasswordField } from '@/components/controls/password-field';
import { RadioCards } from '@/components/controls/radio-cards';
import { SelectField } from '@/components/controls/select-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { TextField } from '@/components/controls/text-field';
import { currencySign } from '@/lib/format/money';
import { routes } from '@/lib/routes/routes';
import { fieldTextKey, showApiError } from '../errors';
import { registerMutation } from '../mutations';
import { CountryNote } from '../place/components/country-note';
import { placeOfCountryQuery } from '../place/queries';
import { contactText, countryOfCurrency, currencyOfCountry, registrationBody, type SiteSettings } from '../rules';
import { registrationSchema } from '../schema';
import {
  authAsked,
  codeSent,
  countryPicked,
  currencyPicked,
  registrationTyped,
  startingValues,
  useAccountStore,
} from '../store';
import type { RegistrationValues } from '../types';
import { ContactFields } from './contact-fields';

function ContactTypeField() {
  const t = useTranslations('account');
  const form = useFormContext<RegistrationValues>();
  return (
    <Controller
      control={form.control}
      name="type"
      render={({ field }) => (
        <RadioCards
          legend={t('contactType')}
          hideLegend
          value={field.value}
          onChange={(type) => {
            field.onChange(type);
            form.setValue('username', '');
            form.clearErrors();
          }}
          options={[
            { value: 'Phone', label: t('byPhone') },
            { value: 'Email', label: t('byEmail') },
          ]}
        />
      )}
    />
  );
}

function CurrencyField() {
  const t = useTranslations('account');
  const form = useFormContext<RegistrationValues>();
  return (
    <div>
      <Controller
        control={form.control}
        name="currency"
        render={({ field }) => (
          <RadioCards
            legend={t('currency')}
            value={field.value}
            onChange={(currency) => {
              field.onChange(currency);
              currencyPicked();
              // The country follows in turn, while neither the player nor a number has said another.
              const { countryChosen } = useAccountStore.getState();
              if (!countryChosen && (form.getValues('username') === '' || form.getValues('type') === 'Email'))
                form.setValue('countryCode', countryOfCurrency(currency));
            }}
            options={[
              { value: 'uah', label: t('currencyName.uah') },
              { value: 'kzt', label: t('currencyName.kzt') },
            ]}
          />
        )}
      />
      <p className="mt-1.5 text-muted text-sm">{t('currencyFixed')}</p>
    </div>
  );
}

/** A limit of deposits from the first moment, for who wants one. Where nobody pays in there is nothing to limit. */
function DepositLimitFields({ country }: { country: CountryCode }) {
  const t = useTranslations('account');
  const { register, formState, setValue } = useFormContext<RegistrationValues>();
  const currency = useWatch<RegistrationValues, 'currency'>({ name: 'currency' });
  const { data: place } = useQuery(placeOfCountryQuery(country));
  const isHidden = place?.mode === 'play';
  useEffect(() => {
    // What was typed before another country was chosen is seen no more, and must neither be sent nor stand in the way.
    if (isHidden) setValue('depositLimit', '');
  }, [isHidden, setValue]);
  if (isHidden) return null;
  const key = fieldTextKey(formState.errors.depositLimit?.message);
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{t('depositLimit.title')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('depositLimit.amount')}
          inputMode="decimal"
          autoComplete="off"
          end={currencySign(currency)}
          error={key && t(key, { minutes: 1 })}
          {...register('depositLimit')}
        />
        <SelectField
          label={t('depositLimit.period')}
          options={LIMIT_PERIODS.map((value) => ({ value, label: t(`depositLimit.of.${value}`) }))}
          {...register('depositLimitPeriod')}
        />
      </div>
      <p className="text-muted text-sm">{t('depositLimit.hint')}</p>
    </fieldset>
  );
}

/** What a player agrees to. */
function Consents() {
  const t = useTranslations('account');
  const { register, formState } = useFormContext<RegistrationValues>();
  const key = fieldTextKey(formState.errors.ageConsent?.message);
  return (
    <div>
      <Checkbox error={key && t(key, { minutes: 1 })} {...register('ageConsent')}>
        {t.rich('ageConsent', {
          terms: (words) => (
            <AppLink href={routes.terms()} target="_blank" className="text-ivory underline underline-offset-4">
              {words}
            </AppLink>
          ),
        })}
      </Checkbox>
      <Checkbox {...register('newsletterConsent')}>{t('newsletterConsent')}</Checkbox>
    </div>
  );
}

/** The first step: who, password, currency, consents. What is typed stays while the page lives (spec §3). */
export function RegistrationForm({
  countries,
  detected,
  settings,
}: {
  countries: readonly CountryPhone[];
  detected: CountryCode;
  settings: SiteSettings;
}) {
  const t = useTranslations('account');
  const start = useMutation(registerMutation);
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationSchema(countries)),
    shouldFocusError: false,
    defaultValues: startingValues(useAccountStore.getState().registration, detected),
  });
  const { register, formState } = form;
  const country = useWatch({ control: form.control, name: 'countryCode' });
  const textOf = (message: string | undefined) => {
    const key = fieldTextKey(message);
    return key && t(key, { minutes: 1 });
  };

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => registrationTyped(values) }),
    [form],
  );

  // With a mouse the next thing is typing; on a phone it would throw up the keyboard.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) form.setFocus('username');
  }, [form]);

  // As they stand on the screen; the form's own order is that of their registration.
  const focusFirst = (errors: FieldErrors<RegistrationValues>) => {
    const order = ['username', 'password', 'passwordRepeat', 'depositLimit', 'ageConsent'] as const;
    const first = order.find((name) => errors[name]);
    if (first) form.setFocus(first);
  };

  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await start.mutateAsync(registrationBody(values, countries, settings));
      if ('status' in answer) codeSent(contactText(values, countries), Date.now() + answer.resend_after * 1000);
    } catch (error) {
      const refused = showApiError(error, t);
      if (!refused) return;
      const field = refused.at === 'password' ? 'password' : 'username';
      form.setError(field, { message: refused.message }, { shouldFocus: true });
    }
  }, focusFirst);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {settings.EMAIL_REGISTRATION_ENABLED && <ContactTypeField />}
        <ContactFields
          countries={countries}
          onCountryChange={(code, by) => {
            if (by === 'pick') countryPicked();
            // Follows the country until the player has chosen one.
            if (!useAccountStore.getState().currencyChosen) form.setValue('currency', currencyOfCountry(code));
          }}
        />
        <CountryNote country={country} />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          error={textOf(formState.errors.password?.message)}
          {...register('password', { deps: formState.isSubmitted ? ['passwordRepeat'] : [] })}
        />
        <PasswordField
          label={t('passwordRepeat')}
          autoComplete="new-password"
          error={textOf(formState.errors.passwordRepeat?.message)}
          {...register('passwordRepeat')}
        />
        <CurrencyField />
        <DepositLimitFields country={country} />
        <Consents />
        <SubmitButton pending={start.isPending || start.isSuccess}>{t('submitRegister')}</SubmitButton>
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
          {t('haveAccount')}
          <Button tone="ghost" size="small" onClick={() => authAsked('login')}>
            {t('logIn')}
          </Button>
        </p>
      </form>
    </FormProvider>
  );
}
