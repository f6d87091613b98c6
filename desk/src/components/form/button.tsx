import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type Look = 'action' | 'plain' | 'quiet' | 'danger';

const LOOKS: Readonly<Record<Look, string>> = {
  action: 'bg-action text-on-action hover:bg-action-hover',
  plain: 'bg-raised text-ink border border-hairline hover:bg-pressed',
  quiet: 'text-ink hover:bg-raised',
  danger: 'bg-bad-ground text-bad border border-current hover:bg-pressed',
};

/** How a button looks, for links that look like one. */
export const buttonLook = (look: Look = 'plain'): string =>
  clsx(
    'inline-flex min-h-8 pointer-coarse:min-h-11 items-center justify-center gap-2 rounded-control px-3 py-1 font-medium text-sm transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    LOOKS[look],
  );

type Props = ComponentProps<'button'> & {
  look?: Look;
  /** While its work runs: it stays in the focus and takes no second press. */
  busy?: boolean;
};

/** A button of the desk. It submits nothing unless it says so. */
export function Button({ look = 'plain', busy = false, className, onClick, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={clsx(buttonLook(look), className)}
      onClick={busy ? undefined : onClick}
    />
  );
}
