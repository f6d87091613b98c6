import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';
import { Field, inputClass } from './field';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Something at the right end inside the frame: a unit, a button. */
  end?: ReactNode;
};

/** A labelled text input; everything an input takes, so react-hook-form's register() spreads into it. */
export function TextField({ label, hint, error, end, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  return (
    <Field id={id ?? ownId} label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input {...rest} {...control} className={cn(inputClass, end && 'pr-14', className)} />
          {end && (
            <span
              className={cn(
                'absolute inset-y-0 right-0.5 flex items-center text-muted',
                typeof end === 'string' && 'pointer-events-none pr-4',
              )}
            >
              {end}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
