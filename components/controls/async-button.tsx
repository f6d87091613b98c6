'use client';

import { useRef, useState } from 'react';
import { Spinner } from '../feedback/spinner';
import { Button, type ButtonProps } from './button';

/**
 * A button that is disabled while its handler is pending (spec §4). A handler that rejects re-enables it, and the
 * rejection goes on to whoever listens for unhandled ones: handle errors in the handler.
 */
export function AsyncButton({
  onClick,
  disabled,
  children,
  ...rest
}: Omit<ButtonProps, 'onClick'> & { onClick: () => Promise<unknown> | unknown }) {
  const [pending, setPending] = useState(false);
  // State is a render late for the second half of a double click.
  const running = useRef(false);

  const run = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await onClick();
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return (
    <Button {...rest} onClick={run} disabled={disabled || pending} aria-busy={pending}>
      {pending && <Spinner size={18} />}
      {children}
    </Button>
  );
}
