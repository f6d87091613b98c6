import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: ReactNode; hint?: ReactNode };

/** Yes or no, with its label. Takes what react-hook-form's register() gives. */
export function CheckField({ label, hint, className, ...input }: Props) {
  const id = useId();
  return (
    <div className={clsx('flex min-h-8 pointer-coarse:min-h-11 items-start gap-2 py-1', className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-4 shrink-0 accent-action"
      />
      <span>
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-muted text-xs">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
