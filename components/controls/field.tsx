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

/** The frame every text control shares: 48 px high, 16-px text so that iOS does not zoom. */
export const inputClass =
  'h-12 w-full min-w-0 rounded-control border border-hairline bg-surface-1 px-4 text-base text-ivory placeholder:text-muted/70 transition-colors hover:border-muted/60 focus:border-gold focus:outline-none focus-visible:ring-2 focus-visible:ring-gold/40 aria-invalid:border-danger disabled:opacity-50';
