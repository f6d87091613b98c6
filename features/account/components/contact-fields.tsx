'use client';

import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { useTranslations } from 'next-intl';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { PhoneField } from '@/components/controls/phone-field';
import { TextField } from '@/components/controls/text-field';
import { fieldTextKey } from '../errors';
import type { ContactValues } from '../types';
import { PhoneInput } from './phone-input';

/** The phone with its country, or the email, of the form around it. */
export function ContactFields({
  countries,
  onCountryChange,
}: {
  countries: readonly CountryPhone[];
  onCountryChange?: (code: CountryCode) => void;
}) {
  const t = useTranslations('account');
  const { control, register, setValue, formState } = useFormContext<ContactValues>();
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
  const changeCountry = (code: CountryCode, subscriber = '') => {
    setValue('countryCode', code, { shouldDirty: true });
    setValue('username', subscriber, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    onCountryChange?.(code);
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
            if (chosen) changeCountry(chosen.code);
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
              onChange={onChange}
              onCountryChange={changeCountry}
            />
          )}
        </PhoneField>
      )}
    />
  );
}
