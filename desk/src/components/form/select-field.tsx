import type { ComponentProps, ReactNode } from 'react';
import { controlLook, Field } from './field';

type Props = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
};

/** A choice of one, with its label. */
export function SelectField({ label, hint, error, className, options, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...input} {...control} className={controlLook}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
