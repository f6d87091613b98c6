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
import { cn } from '@/lib/class-names';
import { prefixOf, tokenOf } from '../rules';
import { phoneProblem } from '../schema';
import type { CallPhone } from '../types';

/** Mounted after the field and before the dialog looks for its first control, which would be the country. */
function FocusOn({ target }: { target: RefObject<HTMLInputElement | null> }) {
  useEffect(() => target.current?.focus(), [target]);
  return null;
}

/** Enter and the button may both ask; state is a render late for that, so a flag is kept beside it. */
function useOnceAtATime(): { sending: boolean; once: (work: () => Promise<void>) => Promise<void> } {
  const asked = useRef(false);
  const [sending, setSending] = useState(false);
  const once = async (work: () => Promise<void>) => {
    if (asked.current) return;
    asked.current = true;
    setSending(true);
    await work().finally(() => {
      asked.current = false;
      setSending(false);
    });
  };
  return { sending, once };
}

/**
 * Step set-phone: the number to call. What `onCall` resolves to is shown under the field as an error. The button is disabled
 * while the number is empty, invalid or being sent (spec §5).
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
  onCall: (phone: CallPhone) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const t = useTranslations('verification.phone');
  const problems = useTranslations('verification.error');
  const refusals = useTranslations('account.problem');
  const names = useTranslations('account.countryName');
  const [code, setCode] = useState(start);
  const [subscriber, setSubscriber] = useState('');
  const [error, setError] = useState<string>();
  const [left, setLeft] = useState(false);
  const { sending, once } = useOnceAtATime();
  const input = useRef<HTMLInputElement>(null);
  const country = countries.find((each) => each.code === code) ?? countries[0];
  const phone = { token: tokenOf(subscriber, country), countryCode: country.code };
  const problem = phoneProblem({ token: phone.token, prefix: prefixOf(country) });
  const shown = error ?? (left && problem ? problems(problem) : undefined);

  const change = (next: CountryCode, digits: string) => {
    setCode(next);
    setSubscriber(digits);
    setError(undefined);
  };
  const call = async () => {
    if (problem) return setLeft(true);
    await once(async () => {
      const wrong = await onCall(phone);
      setError(wrong);
      if (wrong) input.current?.focus();
    });
  };
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
      actions={[{ label: t('action'), onPress: call, disabled: problem !== null || sending }]}
    >
      <form
        noValidate
        className="text-left"
        onSubmit={(event) => {
          event.preventDefault();
          void call();
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
              // The longest number fits into the narrow modal whole.
              className={cn(attributes.className, 'px-2! tracking-tight')}
              name="phone"
              inputRef={input}
              onBlur={() => setLeft(true)}
              country={country}
              countries={countries}
              value={subscriber}
              onChange={(digits) => change(country.code, digits)}
              onCountryChange={change}
              onRefuse={(why) => setError(refusals(why))}
            />
          )}
        </PhoneField>
        <FocusOn target={input} />
      </form>
    </ModalCard>
  );
}
