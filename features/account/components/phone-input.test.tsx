// @vitest-environment jsdom
import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PhoneInput } from './phone-input';

const UA: CountryPhone = { code: 'UA', prefix: '+38', preview: '+380', icon: '', mask: '+380 99 999-99-99' };
const KZ: CountryPhone = { code: 'KZ', prefix: '+7', preview: '+7', icon: '', mask: '+7 999-999-99-99' };

/** The input with a form's memory around it; the country it stands for is its name. */
function Form({ start }: { start: CountryPhone }) {
  const [code, setCode] = useState<CountryCode>(start.code);
  const [value, setValue] = useState('');
  return (
    <PhoneInput
      id="phone"
      name={code}
      className=""
      inputRef={null}
      onBlur={() => undefined}
      aria-invalid={false}
      aria-describedby={undefined}
      country={code === 'UA' ? UA : KZ}
      countries={[UA, KZ]}
      value={value}
      onChange={setValue}
      onCountryChange={(next, subscriber) => {
        setCode(next);
        setValue(subscriber);
      }}
    />
  );
}

const phone = (): HTMLInputElement => screen.getByRole('textbox');

describe('the phone input', () => {
  it('takes digits only, behind a fixed prefix, with placeholders for the rest', async () => {
    render(<Form start={UA} />);
    expect(phone().value).toBe('+380 __ ___-__-__');
    await userEvent.setup().type(phone(), 'a9b9-1');
    expect(phone().value).toBe('+380 99 1__-__-__');
  });

  it('keeps the cursor behind the prefix', () => {
    render(<Form start={UA} />);
    phone().focus();
    phone().setSelectionRange(0, 0);
    fireEvent.select(phone());
    expect(phone().selectionStart).toBe('+380 '.length);
  });

  const forms = [
    [KZ, '87011234567', '+7 701-123-45-67', 'KZ'],
    [KZ, '7011234567', '+7 701-123-45-67', 'KZ'],
    [UA, '+77011234567', '+7 701-123-45-67', 'KZ'],
    [KZ, '380991234567', '+380 99 123-45-67', 'UA'],
    [UA, '0991234567', '+380 99 123-45-67', 'UA'],
  ] as const;

  it.each(forms)('of %o understands what the browser fills in: %s', (start, text, shown, country) => {
    render(<Form start={start} />);
    fireEvent.input(phone(), { target: { value: text } });
    expect([phone().value, phone().name]).toEqual([shown, country]);
  });

  it.each(forms)('of %o understands what is pasted: %s', async (start, text, shown, country) => {
    render(<Form start={start} />);
    const user = userEvent.setup();
    await user.click(phone());
    await user.paste(text);
    expect([phone().value, phone().name]).toEqual([shown, country]);
  });
});
