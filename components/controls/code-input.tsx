'use client';

import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import { cn } from '@/lib/class-names';

/**
 * One box per digit: digits only, arrows, backspace, paste and auto-advance; default length 6 (spec §5). `onComplete`
 * runs when the last digit is typed. Offers itself to the phone's one-time-code autofill.
 */
export function CodeInput({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  invalid = false,
  disabled = false,
  autoFocus = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  length?: number;
  invalid?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}) {
  return (
    <OTPInput
      aria-label={label}
      aria-invalid={invalid}
      maxLength={length}
      pattern={REGEXP_ONLY_DIGITS}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      disabled={disabled}
      value={value}
      onChange={onChange}
      onComplete={onComplete}
      // A copied "12-34" or "code 1234" is still the code.
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
      containerClassName="flex w-full justify-center gap-2 has-disabled:opacity-50"
      render={({ slots }) =>
        slots.map((slot, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
            key={position}
            className={cn(
              'flex h-14 w-12 min-w-0 items-center justify-center rounded-control border bg-surface-1 font-display text-xl tabular transition-colors',
              invalid ? 'border-danger' : slot.isActive ? 'border-gold' : 'border-hairline',
              slot.isActive && 'ring-2 ring-gold/40',
            )}
          >
            {slot.char}
            {slot.hasFakeCaret && <span className="h-6 w-0.5 animate-pulse bg-gold" />}
          </span>
        ))
      }
    />
  );
}
