'use client';

import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PhoneField } from '@/components/controls/phone-field';
import { EmblemCard } from '@/components/display/emblem-card';
import { Icon } from '@/components/display/icon';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { PhoneInput } from '@/features/account/components/phone-input';
import { phoneLength } from '@/features/account/rules';

/** Mounted after the field and before the dialog looks for its first control, which would be the country. */
function FocusOn({ target }: { target: RefObject<HTMLInputElement | null> }) {
  useEffect(() => target.current?.focus(), [target]);
  return null;
}

/**
 * Step set-phone: the number to call. `onCall` gets the country and the digits behind its prefix; what it resolves to is
 * shown under the field as an error. The button waits for a whole number (spec §5).
 */
export function SetPhoneModal({
  texts,
  countries,
  start,
  onCall,
  onClose,
}: {
  texts: ModalTexts;
  countries: readonly [CountryPhone, ...CountryPhone[]];
  start: CountryCode;
  onCall: (phone: { country: CountryCode; subscriber: string }) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const t = useTranslations('verification.phone');
  const names = useTranslations('account.countryName');
  const [code, setCode] = useState(start);
  const [subscriber, setSubscriber] = useState('');
  const [error, setError] = useState<string>();
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const country = countries.find((each) => each.code === code) ?? countries[0];
  const whole = subscriber.length === phoneLength(country);
  const shown = error ?? (left && !whole ? t(subscriber ? 'invalid' : 'required') : undefined);

  const change = (next: CountryCode, digits: string) => {
    setCode(next);
    setSubscriber(digits);
    setError(undefined);
  };
  const call = async () => setError(await onCall({ country: country.code, subscriber }));
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      tone="clubs"
      art={
        <EmblemCard>
          <Icon name="phone" size={50} />
        </EmblemCard>
      }
      eyebrow={t('eyebrow')}
      title={t('title')}
      body={t('body')}
      actions={[{ label: t('action'), onPress: call, disabled: !whole }]}
    >
      <form
        className="text-left"
        onSubmit={(event) => {
          event.preventDefault();
          if (whole) void call();
          else setLeft(true);
        }}
      >
        <PhoneField
          label={t('field')}
          countryLabel={t('country')}
          error={shown}
          countries={countries.map((each) => ({ ...each, name: names(each.code) }))}
          country={country.code}
          onCountryChange={(next) => {
            const chosen = countries.find((each) => each.code === next);
            if (chosen) change(chosen.code, '');
          }}
        >
          {(attributes) => (
            <PhoneInput
              {...attributes}
              name="phone"
              inputRef={input}
              onBlur={() => setLeft(subscriber !== '')}
              country={country}
              countries={countries}
              value={subscriber}
              onChange={(digits) => change(country.code, digits)}
              onCountryChange={change}
            />
          )}
        </PhoneField>
        <FocusOn target={input} />
      </form>
    </ModalCard>
  );
}
