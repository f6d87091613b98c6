'use client';

import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ClipboardEvent, type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { formatPhone } from '@/lib/phone/phone-numbers';
import {
  BLANK,
  caretPlace,
  digitsAround,
  pastePhone,
  type Typed,
  typePhone,
  untouched,
} from '@/lib/phone/phone-typing';

/**
 * A phone behind its fixed prefix: digits only, placeholders shown, the caret kept after the prefix and before the first blank (spec
 * §5). The first digit, a trunk prefix or a country's code changes the country. What is typed is told from the field's text alone, since
 * keyboards of phones send no keys.
 * @param value the digits behind the prefix
 */
export function PhoneInput({
  country,
  countries,
  value,
  onChange,
  onCountryChange,
  onRefuse,
  inputRef,
  ...control
}: {
  country: CountryPhone;
  countries: readonly CountryPhone[];
  value: string;
  onChange: (subscriber: string) => void;
  onCountryChange: (code: CountryCode, subscriber: string) => void;
  /** A number that came in one piece was not taken: it is of another country, or has too many digits. */
  onRefuse: (why: 'foreign' | 'phone') => void;
  inputRef: Ref<HTMLInputElement>;
  id: string;
  name: string;
  className: string;
  onBlur: () => void;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}) {
  const names = useTranslations('account.countryName');
  const [moved, setMoved] = useState<CountryCode>();
  const last = useRef(untouched(country.code, value));
  const text = formatPhone(value, country, BLANK);

  /** The number as the field last left it, unless the form has another by now: a country was picked, or it was emptied. */
  const before = () => {
    const { code, subscriber } = last.current;
    return code === country.code && subscriber === value ? last.current : untouched(country.code, value);
  };

  const take = (input: HTMLInputElement, { phone, caret, refused }: Typed) => {
    const next = countries.find(({ code }) => code === phone.code) ?? country;
    const written = formatPhone(phone.subscriber, next, BLANK);
    // A paste that was refused leaves what is selected selected.
    if (!refused || input.value !== written) {
      last.current = phone;
      input.value = written;
      const place = caretPlace(caret, next);
      if (document.activeElement === input) input.setSelectionRange(place, place);
    }
    if (refused) return onRefuse(refused);
    if (phone.code !== country.code) {
      setMoved(phone.code);
      onCountryChange(phone.code, phone.subscriber);
    } else if (phone.subscriber !== value) onChange(phone.subscriber);
  };

  const change = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const edit = { text: input.value, caret: input.selectionStart ?? input.value.length };
    take(input, typePhone(before(), { ...edit, forward: kind.endsWith('Forward') }, country));
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { currentTarget: input, clipboardData } = event;
    const around = digitsAround(text, country, input.selectionStart ?? 0, input.selectionEnd ?? text.length);
    take(input, pastePhone(before(), clipboardData.getData('text'), around));
  };

  const keepCaret = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart: at, selectionEnd: end } = input;
    // What is selected stays so: it may be copied whole.
    if (document.activeElement !== input || at === null || at !== end) return;
    const place = Math.min(Math.max(at, caretPlace(0, country)), caretPlace(value.length, country));
    if (place !== at) input.setSelectionRange(place, place);
  };

  return (
    <>
      <input
        {...control}
        ref={inputRef}
        value={text}
        onChange={change}
        onPaste={paste}
        onSelect={keepCaret}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <span aria-live="polite" className="sr-only">
        {moved === country.code && names(moved)}
      </span>
    </>
  );
}
