'use client';

import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import type { ClipboardEvent, InputEvent, Ref, SyntheticEvent } from 'react';
import { IMaskInput } from 'react-imask';
import { type FoundPhone, findPhone, formatPhone, phoneLength, subscriberDigits, typedOver } from '../rules';

/** The spec's mask in the words of the library: its own digit sign is 0, so the zero of +380 is escaped. */
function patternOf({ mask, preview }: CountryPhone): string {
  return preview.replaceAll('0', '\\0') + mask.slice(preview.length).replaceAll('9', '0');
}

/**
 * A phone behind its fixed prefix: digits only, placeholders shown, the caret kept after the prefix (spec §5). A number that is pasted
 * or filled in by the browser may have any common form; with another country's code it changes the country.
 * @param value the digits behind the prefix
 */
export function PhoneInput({
  country,
  countries,
  value,
  onChange,
  onCountryChange,
  inputRef,
  ...control
}: {
  country: CountryPhone;
  countries: readonly CountryPhone[];
  value: string;
  onChange: (subscriber: string) => void;
  onCountryChange: (code: CountryCode, subscriber: string) => void;
  inputRef: Ref<HTMLInputElement>;
  id: string;
  name: string;
  className: string;
  onBlur: () => void;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}) {
  const start = country.preview.length + 1;

  const take = ({ code, subscriber }: FoundPhone) => {
    if (code === country.code) onChange(subscriber);
    else onCountryChange(code, subscriber);
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const found = findPhone(event.clipboardData.getData('text'), country, countries);
    if (!found) return;
    event.preventDefault();
    take(found);
  };

  // Before the mask sees it: what replaced the whole field (the browser's autofill) would lose a 7 to the prefix.
  const readWhole = (event: InputEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const masked = input.value.startsWith(`${country.preview} `);
    const found = masked ? typedOver(input.value, country) : findPhone(input.value, country, countries);
    if (!found) return;
    event.stopPropagation();
    if (found.code === country.code) input.value = formatPhone(found.subscriber, country);
    take(found);
  };

  const keepBehindPrefix = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    if (document.activeElement !== input || (input.selectionStart ?? start) >= start) return;
    input.setSelectionRange(start, Math.max(start, input.selectionEnd ?? start));
  };

  return (
    <IMaskInput
      {...control}
      inputRef={inputRef}
      mask={patternOf(country)}
      lazy={false}
      placeholderChar="_"
      unmask
      value={value}
      onAccept={(subscriber: string) => onChange(subscriber)}
      // What the browser fills in arrives as one piece.
      prepare={(text: string, _masked: unknown, flags: { input?: boolean }) =>
        flags.input && text.length >= phoneLength(country) ? subscriberDigits(text, country) : text
      }
      onInputCapture={readWhole}
      onPaste={paste}
      onSelect={keepBehindPrefix}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
