'use client';

import { TextField, type TextFieldProps } from '@/components/controls/text-field';

/** Where a promo code is typed: whatever is written comes as codes are, in capitals and without spaces around it. */
export function PromoCodeField({
  onCode,
  ...rest
}: Omit<TextFieldProps, 'onChange' | 'value'> & { value: string; onCode: (code: string) => void }) {
  return (
    <TextField
      {...rest}
      maxLength={64}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ target }) => onCode(target.value.trim().toUpperCase())}
    />
  );
}
