import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../display/icon';

/** A native checkbox with the product's face; `children` is its label and may hold links. */
export function Checkbox({
  children,
  error,
  id,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode; error?: string | undefined }) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <div>
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative mt-px inline-flex size-6 shrink-0">
          <input
            {...rest}
            id={boxId}
            type="checkbox"
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${boxId}-note` : undefined}
            className="peer size-6 cursor-pointer appearance-none rounded-sm border border-muted/70 bg-surface-1 transition-colors before:absolute before:-inset-2.5 checked:border-gold checked:bg-gold aria-invalid:border-danger"
          />
          <Icon
            name="check"
            size={18}
            className="pointer-events-none absolute inset-0.75 hidden text-on-gold peer-checked:block"
          />
        </span>
        <label htmlFor={boxId} className="text-muted text-sm leading-6">
          {children}
        </label>
      </div>
      {error && (
        <p id={`${boxId}-note`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
