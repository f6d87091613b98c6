import { Spinner } from '../feedback/spinner';
import { Button, type ButtonProps } from './button';

/** The submit button of a form: disabled and busy while `pending`. */
export function SubmitButton({ pending, disabled, children, ...rest }: ButtonProps & { pending: boolean }) {
  return (
    <Button tone="gold" wide {...rest} type="submit" disabled={disabled || pending} aria-busy={pending}>
      {pending && <Spinner size={18} />}
      {children}
    </Button>
  );
}
