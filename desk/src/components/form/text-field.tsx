import type { ComponentProps, ReactNode } from 'react';
import { controlLook, Field } from './field';

type Props = Omit<ComponentProps<'input'>, 'id'> & { label: ReactNode; hint?: ReactNode; error?: string | undefined };

/** One line of text with its label. Takes what react-hook-form's register() gives. */
export function TextField({ label, hint, error, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...input} {...control} className={controlLook} />}
    </Field>
  );
}
