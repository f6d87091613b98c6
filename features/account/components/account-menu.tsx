'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/display/icon';
import { Popover } from '@/components/overlay/popover';

/** The header's session slot for members: a button for what they may do with their account. */
export function AccountMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover
      label={label}
      button={() => <Icon name="user" size={22} />}
      buttonClass="flex size-11 shrink-0 items-center justify-center rounded-control bg-surface-2 transition-colors hover:bg-surface-3"
      panelClass="w-64 p-3"
    >
      {children}
    </Popover>
  );
}
