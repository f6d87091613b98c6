import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';
import { Field, type FieldControl, inputClass } from './field';

/** `icon` is the address of a flag, 3:2. */
export type PhoneCountry = { code: string; preview: string; name: string; icon?: string };

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
  const icon = countries.find((each) => each.code === country)?.icon;
  return (
    <Field id={id ?? ownId} label={label} hint={hint} error={error}>
      {(control) => (
        <span className="flex gap-2">
          <span className="relative shrink-0">
            {icon && (
              // biome-ignore lint/performance/noImgElement: a vector of a hundred bytes
              <img src={icon} alt="" width={24} height={16} className="pointer-events-none absolute top-4 left-3" />
            )}
            <select
              aria-label={countryLabel}
              value={country}
              onChange={(event) => onCountryChange(event.target.value)}
              className={cn(inputClass, 'cursor-pointer font-medium', icon ? 'w-26! pr-2! pl-11!' : 'w-20! px-3!')}
            >
              {countries.map((each) => (
                <option key={each.code} value={each.code} className="bg-surface-1" title={each.name}>
                  {each.code}
                </option>
              ))}
            </select>
          </span>
          {children({ ...control, className: cn(inputClass, 'tabular') })}
        </span>
      )}
    </Field>
  );
}
