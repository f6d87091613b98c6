'use client';

import type { ReactNode } from 'react';
import { Popover } from '@/components/overlay/popover';

/** The header's session slot for members: a button for what they may do with their account. `icon` and `buttonClass` are the button's. */
export function AccountMenu({
  label,
  icon,
  buttonClass,
  children,
}: {
  label: string;
  icon: ReactNode;
  buttonClass: string;
  children: ReactNode;
}) {
  return (
    <Popover label={label} button={() => icon} buttonClass={buttonClass} panelClass="w-64 p-3">
      {children}
    </Popover>
  );
}
