import type { ReactNode } from 'react';
import { Icon } from '../display/icon';

/** What an input inside a field must carry to be tied to its label, hint and error. */
export type FieldControl = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

/** Label above, control, then the error or else the hint. `children` gets the attributes that tie them together. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}) {
  const noteId = `${id}-note`;
  return (
    <div className="flex w-full flex-col gap-1.5">
      <label htmlFor={id} className="text-muted text-sm">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': error || hint ? noteId : undefined })}
      {error ? (
        <p id={noteId} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <Icon name="error" size={18} className="mt-px" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-muted text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
