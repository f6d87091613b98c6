'use client';

import { Button, type ButtonProps } from '@/components/controls/button';
import { authAsked } from '../store';
import type { AuthDialog } from '../types';

/** Opens login or registration over the page where it stands. */
export function AuthButton({ dialog, ...rest }: { dialog: AuthDialog } & Omit<ButtonProps, 'onClick'>) {
  // Whoever points at it is about to press it: the dialog's code is on its way by then.
  const fetchAhead = () => void import('./auth-dialog');
  return (
    <Button
      aria-haspopup="dialog"
      {...rest}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => authAsked(dialog)}
    />
  );
}
