'use client';

import type { ReactNode } from 'react';
import { useAskedDialog } from '@/lib/modal-queue/modal-queue';
import { menuLeft } from '@/lib/ui-flags/ui-flags';
import { Dialog } from '../overlay/dialog';

/** The menu of the bottom bar. Following a link in it closes it. */
export function MenuSheet({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  useAskedDialog(open);
  return (
    <Dialog open={open} onOpenChange={menuLeft} title={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the links inside, which keyboards press too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard is clicked */}
      <div
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) menuLeft();
        }}
      >
        {children}
      </div>
    </Dialog>
  );
}
