import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';
import { Field, type FieldControl } from './field';
import { inputClass } from './input-class';

export type PhoneCountry = { code: string; preview: string; name: string };

/**
 * The frame of a phone input: country picker at the left, the masked input at the right. The mask library is heavy, so
 * `children` renders the input (loaded lazily by its user) with the attributes and class it is given.
 */
export function PhoneField({
  label,
  hint,
  error,
  countryLabel,
  countries,
  country,
  onCountryChange,
  id,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  countryLabel: string;
  countries: readonly PhoneCountry[];
  country: string;
  onCountryChange: (code: string) => void;
  id?: string;
  children: (control: FieldControl & { className: string }) => ReactNode;
}) {
  const ownId = useId();
  return (
    <Field id={id ?? ownId} label={label} hint={hint} error={error}>
      {(control) => (
        <span className="flex gap-2">
          <select
            aria-label={countryLabel}
            value={country}
            onChange={(event) => onCountryChange(event.target.value)}
            className={cn(inputClass, 'w-20! shrink-0 cursor-pointer px-3 font-medium')}
          >
            {countries.map((each) => (
              <option key={each.code} value={each.code} className="bg-surface-1" title={each.name}>
                {each.code}
              </option>
            ))}
          </select>
          {children({ ...control, className: cn(inputClass, 'tabular') })}
        </span>
      )}
    </Field>
  );
}
