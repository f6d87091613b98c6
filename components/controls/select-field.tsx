import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';
import { Field, inputClass } from './field';

/** A labelled choice from a list, the browser's own; everything a select takes, so react-hook-form's register() spreads into it. */
export function SelectField({
  label,
  hint,
  error,
  id,
  className,
  options,
  ...rest
}: Omit<ComponentProps<'select'>, 'size' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
}) {
  const ownId = useId();
  return (
    <Field id={id ?? ownId} label={label} hint={hint} error={error}>
      {(control) => (
        <select {...rest} {...control} className={cn(inputClass, className)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
