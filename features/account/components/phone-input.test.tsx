// @vitest-environment jsdom

import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { PhoneInput } from './phone-input';

const UA: CountryPhone = { code: 'UA', prefix: '+38', preview: '+380', icon: '', mask: '+380 99 999-99-99' };
const KZ: CountryPhone = { code: 'KZ', prefix: '+7', preview: '+7', icon: '', mask: '+7 999-999-99-99' };

let refusals: string[];
beforeEach(() => {
  refusals = [];
});

/** The input with a form's memory around it; the country it stands for is its name. */
function Form({ start }: { start: CountryPhone }) {
  const [code, setCode] = useState<CountryCode>(start.code);
  const [value, setValue] = useState('');
  return (
    <AppTexts locale="en" messages={en}>
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
        onRefuse={(why) => refusals.push(why)}
      />
    </AppTexts>
  );
}

const phone = (): HTMLInputElement => screen.getByRole('textbox');

describe('the phone input', () => {
  it('the phone input takes digits only, behind a fixed prefix, with placeholders for the rest', async () => {
    render(<Form start={UA} />);
    expect(phone().value).toBe('+380 __ ___-__-__');
    await userEvent.setup().type(phone(), 'a9b9-1');
    expect(phone().value).toBe('+380 99 1__-__-__');
    expect(phone().selectionStart).toBe('+380 99 1'.length);
  });

  it('the cursor stays behind the prefix and before the first blank, and what is selected stays selected', async () => {
    render(<Form start={UA} />);
    await userEvent.setup().type(phone(), '99');
    const select = (start: number, end: number) => {
      phone().setSelectionRange(start, end);
      fireEvent.select(phone());
      return [phone().selectionStart, phone().selectionEnd];
    };
    const [behind, blank] = ['+380 '.length, '+380 99 '.length];
    expect(select(0, 0)).toEqual([behind, behind]);
    expect(select(17, 17)).toEqual([blank, blank]);
    expect(select(6, 6)).toEqual([6, 6]);
    expect(select(0, 17)).toEqual([0, 17]);
  });

  it('a digit that arrives as a text alone behind the blanks, as keyboards of phones send it, is taken', () => {
    render(<Form start={UA} />);
    for (const digit of '501') fireEvent.input(phone(), { target: { value: phone().value + digit } });
    expect(phone().value).toBe('+380 50 1__-__-__');
  });

  it('the first digit changes the mask, which is said, and goes back with it (§5)', async () => {
    render(<Form start={UA} />);
    const user = userEvent.setup();
    await user.type(phone(), '7');
    expect([phone().value, phone().name]).toEqual(['+7 7__-___-__-__', 'KZ']);
    expect(screen.getByText('Kazakhstan').getAttribute('aria-live')).toBe('polite');
    await user.type(phone(), '{Backspace}');
    expect([phone().value, phone().name]).toEqual(['+380 __ ___-__-__', 'UA']);
    await user.type(phone(), '73');
    expect([phone().value, phone().name]).toEqual(['+380 73 ___-__-__', 'UA']);
  });

  it.each([
    ['+48 600 123 456', 'foreign'],
    ['+380 50 123 45 678', 'phone'],
  ])(
    'a text that is no number of ours is refused when it is pasted or filled in, and what was there stays: %s',
    async (text, why) => {
      render(<Form start={UA} />);
      const user = userEvent.setup();
      await user.type(phone(), '50');
      await user.paste(text);
      fireEvent.input(phone(), { target: { value: text } });
      expect([phone().value, refusals]).toEqual(['+380 50 ___-__-__', [why, why]]);
    },
  );

  const forms = [
    [KZ, '87011234567', '+7 701-123-45-67', 'KZ'],
    [KZ, '7011234567', '+7 701-123-45-67', 'KZ'],
    [UA, '+77011234567', '+7 701-123-45-67', 'KZ'],
    [KZ, '380991234567', '+380 99 123-45-67', 'UA'],
    [UA, '0991234567', '+380 99 123-45-67', 'UA'],
    [UA, '8 701 123 45 67', '+7 701-123-45-67', 'KZ'],
    [KZ, '0 99 123 45 67', '+380 99 123-45-67', 'UA'],
    [UA, '+7 (701) 123-45-67', '+7 701-123-45-67', 'KZ'],
  ] as const;

  it.each(forms)('the phone input of %o understands what the browser fills in: %s', (start, text, shown, country) => {
    render(<Form start={start} />);
    fireEvent.input(phone(), { target: { value: text } });
    expect([phone().value, phone().name]).toEqual([shown, country]);
  });

  it.each(forms)('the phone input of %o understands what is pasted: %s', async (start, text, shown, country) => {
    render(<Form start={start} />);
    const user = userEvent.setup();
    await user.click(phone());
    await user.paste(text);
    expect([phone().value, phone().name]).toEqual([shown, country]);
  });
});
