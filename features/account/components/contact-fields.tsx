'use client';

import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { useTranslations } from 'next-intl';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { PhoneField } from '@/components/controls/phone-field';
import { TextField } from '@/components/controls/text-field';
import { fieldTextKey } from '../errors';
import type { ContactValues } from '../types';
import { PhoneInput } from './phone-input';

/** The type of the error of a number that the field has not taken. */
const REFUSED = 'refused';

/** The phone with its country, or the email, of the form around it. */
export function ContactFields({
  countries,
  onCountryChange,
}: {
  countries: readonly CountryPhone[];
  /** @param by whether it was picked, or told by the number itself */
  onCountryChange?: (code: CountryCode, by: 'pick' | 'number') => void;
}) {
  const t = useTranslations('account');
  const { control, register, setValue, setError, clearErrors, formState } = useFormContext<ContactValues>();
  const [type, countryCode] = useWatch({ control, name: ['type', 'countryCode'] });
  const country = countries.find(({ code }) => code === countryCode) ?? countries[0];
  const textOf = (message: string | undefined) => {
    const key = fieldTextKey(message);
    return key && t(key, { minutes: 1 });
  };

  if (type === 'Email') {
    return (
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={textOf(formState.errors.username?.message)}
        {...register('username')}
      />
    );
  }
  if (!country) return null;
  // What was said of a number that was not taken is over with the next digit.
  const clearError = () => {
    if (formState.errors.username?.type === REFUSED) clearErrors('username');
  };
  const changeCountry = (code: CountryCode, subscriber: string, by: 'pick' | 'number') => {
    setValue('countryCode', code, { shouldDirty: true });
    setValue('username', subscriber, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    clearError();
    onCountryChange?.(code, by);
  };
  return (
    <Controller
      control={control}
      name="username"
      render={({ field: { ref, value, onChange, onBlur, name }, fieldState }) => (
        <PhoneField
          label={t('phone')}
          countryLabel={t('country')}
          error={textOf(fieldState.error?.message)}
          countries={countries.map(({ code, preview, icon }) => ({
            code,
            preview,
            icon,
            name: t(`countryName.${code}`),
          }))}
          country={country.code}
          onCountryChange={(code) => {
            const chosen = countries.find((each) => each.code === code);
            if (chosen) changeCountry(chosen.code, '', 'pick');
          }}
        >
          {(attributes) => (
            <PhoneInput
              {...attributes}
              name={name}
              inputRef={ref}
              onBlur={onBlur}
              country={country}
              countries={countries}
              value={value}
              onChange={(subscriber) => {
                clearError();
                onChange(subscriber);
              }}
              onRefuse={(why) => setError('username', { type: REFUSED, message: why })}
              onCountryChange={(code, subscriber) => changeCountry(code, subscriber, 'number')}
            />
          )}
        </PhoneField>
      )}
    />
  );
}
