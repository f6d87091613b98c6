import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';
import { Icon } from '../display/icon';
import { Field } from './field';
import { inputClass } from './input-class';

/** A native select in the product's frame: the phone's own picker beats any drawn one. */
export function SelectField({
  label,
  hint,
  error,
  options,
  id,
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
}) {
  const ownId = useId();
  return (
    <Field id={id ?? ownId} label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <select {...rest} {...control} className={cn(inputClass, 'cursor-pointer appearance-none pr-11', className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface-1">
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} className="pointer-events-none absolute top-3.5 right-3.5 text-muted" />
        </span>
      )}
    </Field>
  );
}
