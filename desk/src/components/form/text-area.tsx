import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlLook, Field } from './field';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Some lines of text with their label. */
export function TextArea({ label, hint, error, className, rows = 3, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea {...input} {...control} rows={rows} className={clsx(controlLook, 'resize-y')} />}
    </Field>
  );
}
