'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useAskedDialog } from '@/lib/modal-queue/modal-queue';
import { menuAsked, menuLeft, useUiFlags } from '@/lib/ui-flags/ui-flags';
import { Icon } from '../display/icon';

const Dialog = dynamic(() => import('../overlay/dialog').then((module) => module.Dialog), { ssr: false });

/** The last entry of the bottom bar: opens the menu as a sheet (menuOpened, spec §3). Following a link in it closes it. */
export function MenuButton({ label, badge, children }: { label: string; badge?: ReactNode; children: ReactNode }) {
  const open = useUiFlags((flags) => flags.menuOpened);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  // Also while the dialog's code is on its way.
  useAskedDialog(open);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={menuAsked}
        className="flex h-16 w-full flex-col items-center justify-center gap-1 font-medium text-[0.6875rem] text-muted leading-none"
      >
        <span className="relative">
          <Icon name="menu" size={24} />
          {/* What waits inside, on the phone's bar. */}
          {badge && <span className="absolute -top-2 left-3">{badge}</span>}
        </span>
        <span className="max-w-full truncate px-0.5">{label}</span>
      </button>
      {opened && (
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
      )}
    </>
  );
}
