import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

/** How whatever is typed or chosen in looks. */
export const controlLook =
  'min-h-8 pointer-coarse:min-h-11 w-full rounded-control border border-edge bg-surface px-2 py-1 text-base pointer-coarse:text-lg text-ink placeholder:text-muted aria-invalid:border-bad';

type Props = {
  label: ReactNode;
  /** What to know before typing. */
  hint?: ReactNode;
  /** What is wrong with what was typed, and what to do. */
  error?: string | undefined;
  className?: string;
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** A label, a control, what to know and what is wrong, bound to each other. */
export function Field({ label, hint, error, className, children }: Props) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="font-medium text-muted text-sm">
        {label}
      </label>
      {children({
        id,
        ...(notes ? { 'aria-describedby': notes } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
