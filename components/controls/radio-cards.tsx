import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';

export type RadioCard<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Part of its name: what tells it from the others. */
  description?: ReactNode;
  /** Read after its name: what else there is to know. */
  details?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

/** A choice of one as cards; native radios underneath, so arrows and forms work. `columns` 1 to 5, fewer where there is no room for them. */
export function RadioCards<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
  columns = 2,
  stacked = false,
  hideLegend = false,
}: {
  legend: ReactNode;
  name?: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly RadioCard<Value>[];
  columns?: 1 | 2 | 3 | 4 | 5;
  /** One under another on a phone: labels whose words are too long for a column there. */
  stacked?: boolean;
  hideLegend?: boolean;
}) {
  const group = useId();
  const grid = [
    'grid-cols-1',
    'grid-cols-2',
    'grid-cols-3',
    'grid-cols-2 tablet:grid-cols-4',
    'grid-cols-2 tablet:grid-cols-3 desktop:grid-cols-5',
  ][columns - 1];
  return (
    <fieldset className="w-full">
      <legend className={cn('mb-1.5 text-muted text-sm', hideLegend && 'sr-only')}>{legend}</legend>
      <div className={cn('grid gap-2', grid, stacked && 'max-tablet:grid-cols-1')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-12 cursor-pointer items-center gap-3 rounded-control bg-surface-2 px-4 py-3 transition-colors hover:bg-surface-3 has-disabled:cursor-not-allowed has-checked:bg-surface-3 has-disabled:opacity-50 has-checked:ring-2 has-checked:ring-gold has-focus-visible:outline-2 has-focus-visible:outline-gold has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none rounded-control opacity-0"
              name={name ?? group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              {...(option.details
                ? {
                    'aria-labelledby': `${group}-${option.value}`,
                    'aria-describedby': `${group}-${option.value}-details`,
                  }
                : {})}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className="min-w-0 flex-1">
              <span id={`${group}-${option.value}`} className="block">
                <span className="block font-medium leading-snug">{option.label}</span>
                {option.description && <span className="block text-muted text-sm">{option.description}</span>}
              </span>
              {option.details && (
                <span id={`${group}-${option.value}-details`} className="block text-muted text-sm">
                  {option.details}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
